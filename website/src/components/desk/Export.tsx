import useIsBrowser from '@docusaurus/useIsBrowser';
import words from '@words';
import { type ReactNode, useState } from 'react';
import { stringify } from 'yaml';

const MILLISECONDS = new Intl.NumberFormat(words.tag, { style: 'unit', unit: 'millisecond' });

/** Everything that can be taken away from the desk. */
export function Export(props: {
  readonly input: object;
  /** The ruling on it, if there is one. */
  readonly ruled: { readonly milliseconds: number } | undefined;
  readonly markdown: () => string;
  readonly json: () => object;
}): ReactNode {
  const { input, ruled, markdown, json } = props;
  // The server has measured its own time.
  const inBrowser = useIsBrowser();
  const [copied, setCopied] = useState<object>();
  return (
    <>
      <div className="desk__bar no-print">
        <button
          type="button"
          onClick={() => void navigator.clipboard?.writeText(window.location.href).then(() => setCopied(input))}
        >
          {copied === input ? words.desk.copied : words.desk.copy}
        </button>
        <button type="button" className="plain" onClick={() => save('case.yaml', stringify(input))}>
          YAML
        </button>
        {ruled && (
          <>
            <button type="button" className="plain" onClick={() => save('ruling.md', markdown())}>
              Markdown
            </button>
            <button
              type="button"
              className="plain"
              onClick={() => save('ruling.json', `${JSON.stringify(json(), null, 2)}\n`)}
            >
              JSON
            </button>
          </>
        )}
        <button type="button" className="plain" onClick={() => window.print()}>
          {words.desk.print}
        </button>
        {inBrowser && ruled && (
          <small data-testid="time" data-ms={ruled.milliseconds}>
            {words.desk.took} {ruled.milliseconds < 1 && '< '}
            {MILLISECONDS.format(Math.max(1, Math.round(ruled.milliseconds)))}
          </small>
        )}
      </div>
      <section className="print-only">
        <h2>{words.desk.yaml}</h2>
        <pre>{stringify(input)}</pre>
      </section>
    </>
  );
}

/** Hands the reader a file. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
