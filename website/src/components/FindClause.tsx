import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import * as words from '@words';
import { type FormEvent, type ReactNode, useState } from 'react';

/** A field that takes a clause number, in any of the ways people write it, and goes there. */
export function FindClause(): ReactNode {
  const { slugs } = usePluginData('rulebook') as { readonly slugs: string };
  const [unknown, setUnknown] = useState(false);
  const base = useBaseUrl('/rulebook/');
  const history = useHistory();
  const go = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('clause') ?? '');
    const slug = slugFor(typed, slugs.split(' '));
    setUnknown(slug === undefined);
    if (slug !== undefined) history.push(`${base}${slug}/`);
  };
  return (
    <form className="find-clause" onSubmit={go}>
      <label htmlFor="find-clause">{words.home.find}</label>
      <input
        id="find-clause"
        name="clause"
        placeholder="6.3.4"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="find-clause-problem"
        aria-invalid={unknown}
      />
      <button type="submit">{words.home.go}</button>
      <p id="find-clause-problem" role="status">
        {unknown ? words.home.unknownClause : ''}
      </p>
    </form>
  );
}

/** `4.5c`, `§ 4.5.C` and `4.5C` are all `4.5.C`. */
function slugFor(typed: string, slugs: readonly string[]): string | undefined {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '')
      .replace(/(\d)(?=\d)/g, '$1');
  const exact = typed.trim().replace(/^§\s*/, '').toLowerCase();
  return slugs.find((slug) => slug.toLowerCase() === exact) ?? slugs.find((slug) => plain(slug) === plain(exact));
}
