import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { TargetLocale } from '../../../src/crosscheck/types.ts';
import { CrosscheckReport } from '../components/crosscheck/CrosscheckReport.tsx';
import { Drop } from '../components/Drop.tsx';
import { Page } from '../components/Page.tsx';
import { Plain } from '../components/Plain.tsx';
import { languageName } from '../language-name.ts';
import type { EditionName } from '../models.ts';
import type { Answer, Report, Request } from '../run/crosscheck.ts';

const t = words.crosscheck;
const MOST_BYTES = 3_000_000;

type Document = Pick<Request, 'name' | 'source'>;

interface Props {
  readonly example: Document;
  readonly languages: { readonly locales: readonly TargetLocale[] };
}

export default function CrosscheckPage({ example, languages: { locales } }: Props): ReactNode {
  const [document, setDocument] = useState<Document>();
  const [locale, setLocale] = useState<TargetLocale | ''>('');
  const [edition, setEdition] = useState<EditionName>('deluxe');
  const [sections, setSections] = useState('');
  const [status, setStatus] = useState('');
  const [report, setReport] = useState<Report>();
  const [wanted, setWanted] = useState('');
  const { search } = useLocation();

  // A clause page sends its language and number along: what the reader's own book says of it is shown first.
  useEffect(() => {
    const asked = new URLSearchParams(search);
    setWanted(asked.get('clause')?.slice(0, 30) ?? '');
    setLocale(locales.find((each) => each === asked.get('lang')) ?? '');
  }, [search, locales]);

  useEffect(() => {
    if (!document) return;
    setReport(undefined);
    setStatus(words.work.working);
    const chosen = sections.split(/[\s,;]+/).filter((each) => each !== '');
    const asked = { ...document, edition, locale: locale === '' ? undefined : locale, sections: chosen };
    return askWorker(asked, (answer) => {
      setStatus('report' in answer ? '' : t[answer.problem]);
      if ('report' in answer) setReport(answer.report);
    });
  }, [document, locale, edition, sections]);

  const open = async (file: File): Promise<void> => {
    setDocument(undefined);
    setReport(undefined);
    const source = file.size > MOST_BYTES ? undefined : await readText(file);
    setStatus(source === undefined ? (file.size > MOST_BYTES ? t.tooLong : t.notText) : '');
    if (source !== undefined) setDocument({ name: file.name, source });
  };
  const tryExample = (): void => {
    setSections('6 9');
    setDocument(example);
  };
  return (
    <Page title={t.title} description={t.lead} width="wide" runs head>
      {wanted !== '' && !report && (
        <p className="crosscheck__wanted">
          {t.chooseFirst} <Link to={`/rulebook/${wanted.replaceAll('/', '-')}`}>{wanted}</Link>
        </p>
      )}
      <Drop label={t.choose} accept=".txt,.md,.html,.htm,.po,.xlf,.xliff,text/*" onFile={(file) => void open(file)}>
        <label className="field">
          <span>{t.locale}</span>
          <select value={locale} onChange={(event) => setLocale(event.target.value as TargetLocale | '')}>
            <option value="">{t.recognise}</option>
            {locales.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t.edition}</span>
          <select value={edition} onChange={(event) => setEdition(event.target.value as EditionName)}>
            {Object.entries(words.editions).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t.sections}</span>
          <input
            className="crosscheck__sections"
            placeholder={t.all}
            value={sections}
            onChange={(event) => setSections(event.target.value)}
          />
        </label>
        <Plain onClick={tryExample}>{t.example}</Plain>
        <p className="small">
          {t.formats} {t.spelling}
        </p>
      </Drop>
      <p role="status">{status}</p>
      {report && <CrosscheckReport report={report} wanted={wanted} />}
    </Page>
  );
}

/** The text of a file; undefined if it is none. */
async function readText(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Asks a worker; the function that comes back sends it away, whether it has answered or not. */
function askWorker(request: Request, onAnswer: (answer: Answer | { readonly problem: 'failed' }) => void): () => void {
  const worker = new Worker(new URL('../run/crosscheck-worker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
  worker.onerror = () => onAnswer({ problem: 'failed' });
  worker.postMessage(request);
  return () => worker.terminate();
}
