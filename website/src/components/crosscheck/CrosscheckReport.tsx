/** The result of a cross-check: what it comes to, a bar of all clauses, filters, and the document beside the canon. */
import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useState } from 'react';
import type { Part, Row } from '../../../../src/crosscheck/output/side-by-side.ts';
import { type CheckFinding, SEVERITIES } from '../../../../src/crosscheck/types.ts';
import { languageName } from '../../language-name.ts';
import type { Report } from '../../run/crosscheck.ts';
import { Plain } from '../Plain.tsx';
import { CoverageBar } from './CoverageBar.tsx';
import { Filter, type Hidden, isShown, NOTHING_HIDDEN } from './Filter.tsx';

const t = words.crosscheck;

/** @param props.wanted the clause of which the reader asks what his document says; none if empty */
export function CrosscheckReport({ report, wanted }: { readonly report: Report; readonly wanted: string }): ReactNode {
  const { name, locale, page, found, missing, suppressed } = report;
  const [hidden, setHidden] = useState<Hidden>(NOTHING_HIDDEN);
  const [onlyFindings, setOnlyFindings] = useState(true);
  const findings = page.rows.flatMap((row) => row.findings);
  const rows = page.rows.flatMap((row) => {
    const shown = row.findings.filter((finding) => isShown(hidden, finding));
    return shown.length === 0 && onlyFindings ? [] : [{ ...row, findings: shown }];
  });
  return (
    <section className="crosscheck" data-testid="crosscheck">
      <h2>{name}</h2>
      {wanted !== '' && <Wanted clause={wanted} report={report} />}
      <p className="crosscheck__sum">
        {t.found}: <b>{found}</b> / {found + missing.length} · {t.findings}: <b>{findings.length}</b>
        {suppressed > 0 && ` (${suppressed} ${t.suppressed})`} · {languageName(locale)}
      </p>
      <CoverageBar cells={page.coverage} missing={missing} />
      {findings.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <div className="crosscheck__filters no-print">
          <Filter
            legend={t.severity}
            kind="severity"
            values={SEVERITIES.map((each) => [each, t.severities[each]] as const)}
            findings={findings}
            hidden={hidden}
            onChange={setHidden}
          />
          <Filter
            legend={t.check}
            kind="check"
            values={[...new Set(findings.map(({ check }) => check))].sort().map((each) => [each, each] as const)}
            findings={findings}
            hidden={hidden}
            onChange={setHidden}
          />
          <label>
            <input type="checkbox" checked={onlyFindings} onChange={(event) => setOnlyFindings(event.target.checked)} />{' '}
            {t.onlyFindings}
          </label>
          <Files report={report} />
        </div>
      )}
      <div className="beside beside--head" aria-hidden="true">
        <span>{t.line}</span>
        <span>{t.document}</span>
        <span>{t.canon}</span>
      </div>
      {rows.map((row) => (
        <Passage key={`${row.line} ${row.block ?? ''}`} row={row} locale={locale} />
      ))}
    </section>
  );
}

/** What the document says of one clause, whether or not anything is found in it. */
function Wanted({ clause, report: { page, locale } }: { readonly clause: string; readonly report: Report }): ReactNode {
  const own = page.rows.filter(({ clauses }) => clauses.some(({ id }) => id === clause));
  return (
    <section className="crosscheck__wanted" aria-live="polite">
      <h3>
        {t.wanted} <Link to={`/rulebook/${clause.replaceAll('/', '-')}`}>{clause}</Link>
      </h3>
      {own.length === 0 && (
        <p>
          {clause} {t.nowhere}
        </p>
      )}
      {own.map((row) => (
        <Passage key={`${row.line} ${row.block ?? ''}`} row={row} locale={locale} isCopy />
      ))}
    </section>
  );
}

function Passage(props: {
  readonly row: Row;
  readonly locale: string;
  /** It stands further down a second time, where the bar leads. */
  readonly isCopy?: boolean;
}): ReactNode {
  const { row, locale, isCopy = false } = props;
  const { line, block, kind, text, findings, clauses } = row;
  return (
    <div className="beside" {...(block !== undefined && !isCopy && { id: `passage-${block}` })}>
      <span className="beside__line">{line}</span>
      <div>
        <p className={`beside__text beside__text--${kind}`} lang={locale}>
          {text.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a passage never change places
            <Marked key={index} part={part} />
          ))}
        </p>
        {findings.map((finding) => (
          <Finding key={`${finding.check} ${finding.column} ${finding.phrase} ${finding.clause}`} finding={finding} />
        ))}
      </div>
      <div className="beside__canon">
        {clauses.map(({ id, summary }) => (
          <p key={id}>
            <b>{id}</b> <span lang={locale}>{summary}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Marked({ part }: { readonly part: Part }): ReactNode {
  return typeof part === 'string' ? part : <mark className={`severity severity--${part.severity}`}>{part.phrase}</mark>;
}

function Finding({ finding }: { readonly finding: CheckFinding }): ReactNode {
  const { severity, check, clause, message, expected, line, column } = finding;
  return (
    <div className={`finding finding--${severity}`}>
      <p className="finding__head">
        <b>{t.severities[severity]}</b> <code>{check}</code>{' '}
        {clause !== '' && <Link to={`/rulebook/${clause.replaceAll('/', '-')}`}>{clause}</Link>}{' '}
        <small>
          {line}:{column}
        </small>
      </p>
      <p>{message}</p>
      {expected !== '' && expected !== message && <p>→ {expected}</p>}
    </div>
  );
}

/** The result to keep, as the command line would write it. */
function Files({ report: { name, files } }: { readonly report: Report }): ReactNode {
  const save = (kind: keyof Report['files']): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([files[kind]]));
    link.download = `${name}.crosscheck.${kind}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <span className="crosscheck__files">
      {t.save}{' '}
      {(['html', 'md', 'json'] as const).map((kind) => (
        <Plain key={kind} onClick={() => save(kind)}>
          {kind.toUpperCase()}
        </Plain>
      ))}
    </span>
  );
}
