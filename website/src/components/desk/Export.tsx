import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import * as words from '@words';
import type { ReactNode } from 'react';
import { Copy } from '../Copy.tsx';
import { Plain } from '../Plain.tsx';
import { Popover } from '../work/Popover.tsx';
import { pictureOf } from './picture.ts';
import { useYaml } from './useYaml.ts';

const MILLISECONDS = new Intl.NumberFormat(words.tag, { style: 'unit', unit: 'millisecond' });

/** Everything that can be taken away from the desk. */
export function Export(props: {
  readonly input: object;
  /** The ruling on it, if there is one. */
  readonly ruled: { readonly milliseconds: number } | undefined;
  readonly text: () => string;
  readonly markdown: () => string;
  readonly json: () => object;
  /** Where the case is shown within somebody else's page; nothing where it cannot be. */
  readonly embedded?: string;
}): ReactNode {
  const { input, ruled, text, markdown, json, embedded } = props;
  // The server has measured its own time.
  const inBrowser = useIsBrowser();
  const stringify = useYaml();
  return (
    <>
      <div className="desk__bar no-print">
        <Copy label={words.desk.copy} className="" text={address} />
        <Popover label={words.copy.copy}>
          <div className="take">
            {ruled && <Copy label={words.copy.text} text={() => `${text()}\n${address()}\n`} />}
            {ruled && <Copy label="Markdown" text={() => `${markdown()}\n<${address()}>\n`} />}
            {stringify && <Copy label="YAML" text={() => stringify(input)} />}
            {embedded !== undefined && <Embed path={embedded} />}
          </div>
        </Popover>
        <Popover label={words.copy.save}>
          <div className="take">
            {stringify && <Save label="YAML" name="case.yaml" content={() => stringify(input)} />}
            {ruled && <Save label="Markdown" name="ruling.md" content={markdown} />}
            {ruled && <Save label="JSON" name="ruling.json" content={() => `${JSON.stringify(json(), null, 2)}\n`} />}
            {ruled && <Save label={words.copy.picture} name="ruling.png" content={() => pictureOf(text())} />}
            <Plain onClick={() => window.print()}>{words.desk.print}</Plain>
          </div>
        </Popover>
        {inBrowser && ruled && (
          <small data-testid="time" data-ms={ruled.milliseconds}>
            {words.desk.took} {ruled.milliseconds < 1 && '< '}
            {MILLISECONDS.format(Math.max(1, Math.round(ruled.milliseconds)))}
          </small>
        )}
      </div>
      {stringify && (
        <section className="print-only">
          <h2>{words.desk.yaml}</h2>
          <pre>{stringify(input)}</pre>
        </section>
      )}
    </>
  );
}

const address = (): string => (typeof window === 'undefined' ? '' : window.location.href);

function Embed({ path }: { readonly path: string }): ReactNode {
  const page = useBaseUrl(path, { absolute: false });
  return (
    <Copy
      label={words.copy.embed}
      text={() => {
        const { origin, hash } = window.location;
        return `<iframe src="${origin}${page}${hash}" width="720" height="640" loading="lazy" title="Cold War Arbiter"></iframe>`;
      }}
    />
  );
}

/** Hands the reader a file. */
function Save(props: {
  readonly label: string;
  readonly name: string;
  readonly content: () => string | Promise<Blob>;
}): ReactNode {
  const { label, name, content } = props;
  const save = async (): Promise<void> => {
    const made = await content();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(typeof made === 'string' ? new Blob([made], { type: 'text/plain' }) : made);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return <Plain onClick={() => void save()}>{label}</Plain>;
}
