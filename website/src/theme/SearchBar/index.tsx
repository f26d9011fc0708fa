import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as words from '@words';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Hit } from '../../components/find/Hit.tsx';
import { Plain } from '../../components/Plain.tsx';
import type { Entry } from '../../find/entry.ts';
import { groupsOf, shortList } from '../../find/hits.ts';
import { isQuestion } from '../../find/is-question.ts';
import type { Found } from '../../find/search.ts';
import { finder } from '../../run/finder.ts';

/** The search field of every page: the best hits while one types, all of them on a page of their own. */
export default function SearchBar(): ReactNode {
  const id = useId();
  const history = useHistory();
  const base = useBaseUrl('/').replace(/\/$/, '');
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef('');
  const [line, setLine] = useState('');
  const [found, setFound] = useState<Found>();
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent): void => {
      const wanted = event.key === '/' || (event.key === 'k' && (event.ctrlKey || event.metaKey));
      const writing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (!wanted || writing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const type = async (text: string): Promise<void> => {
    typed.current = text;
    setLine(text);
    setActive(-1);
    setOpen(true);
    const { search } = await finder.get();
    // Whoever types faster than the index arrives wants the hits for the last line only.
    if (typed.current === text) setFound(text.trim() === '' ? undefined : search(text));
  };
  const hits = found ? shortList(found.entries) : [];
  const leave = (to: string): void => {
    setOpen(false);
    field.current?.blur();
    history.push(to);
  };
  const all = `${base}/search/?q=${encodeURIComponent(line)}`;
  const go = (entry: Entry | undefined): void => leave(entry ? addressOf(base, entry) : all);
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    }
    if (event.key === 'Enter' && line.trim() !== '') {
      event.preventDefault();
      go(hits[active]);
    }
  };
  const shown = open && found !== undefined;
  return (
    <search className="navbar__search find">
      <input
        ref={field}
        type="search"
        className="navbar__search-input"
        role="combobox"
        aria-label={words.find.label}
        aria-expanded={shown}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        {...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` })}
        placeholder={words.find.field}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={line}
        onFocus={() => {
          setOpen(true);
          void finder.get();
        }}
        onChange={(event) => void type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div className="find__panel" hidden={!shown}>
        <div id={`${id}-hits`} role="listbox" aria-label={words.find.label}>
          {found &&
            groupsOf(hits).map(({ kind, entries }) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
              <div key={kind} role="group" aria-label={words.find.kinds[kind]}>
                <p className="find__kind" aria-hidden="true">
                  {words.find.kinds[kind]}
                </p>
                {entries.map((entry) => {
                  const at = hits.indexOf(entry);
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
                    <div
                      key={entry.to + entry.title}
                      id={`${id}-${at}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={at === active}
                      className="hit"
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => go(entry)}
                    >
                      <Hit entry={entry} words={found.words} />
                    </div>
                  );
                })}
              </div>
            ))}
        </div>
        {found && isQuestion(line) && (
          <Plain
            className="find__all find__rule"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => leave(all)}
          >
            {words.find.ruling}
          </Plain>
        )}
        {found && (
          <Plain
            className="find__all"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => leave(all)}
          >
            {found.entries.length === 0 ? words.find.none : `${words.find.all} (${found.entries.length})`}
          </Plain>
        )}
      </div>
    </search>
  );
}

/** Pages end in a slash, before the place on them. */
function addressOf(base: string, { to }: Entry): string {
  const [page = '', place] = to.split('#');
  return `${base}${page}/${place === undefined ? '' : `#${place}`}`;
}
