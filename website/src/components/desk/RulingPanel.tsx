import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import { type CallLanguage, label, say } from '../../../../src/ruling/language.ts';
import type { ViewLine } from '../../../../src/ruling/view.ts';
import { comesInWords, decidesInWords } from '../../../../src/ruling/view-format.ts';
import { type ShownRuling, verdictOf } from '../../run/shown-ruling.ts';
import { Plain } from '../Plain.tsx';

interface Props {
  readonly language: CallLanguage;
  readonly told: ShownRuling;
  /** What a line rests on: its name, and where it stands on this site. */
  readonly cite: (clause: string) => { readonly name: string; readonly to: string };
  /** Where a disputed question stands on this site. */
  readonly issueAt: (issue: string) => string;
  /** Rules again with this reading of an issue; absent where one only looks. */
  readonly onReading?: (issue: string, option: string) => void;
}

/** A ruling in the reader's language: the verdict, its derivation clause by clause, and what it rests on. */
export function RulingPanel({ language, told, cite, issueAt, onReading }: Props): ReactNode {
  const { view, asked, others, remarks, stakes } = told;
  const decides = asked ? decidesInWords(view, language) : undefined;
  const question = (issue: string): string => language.issues?.[issue]?.question ?? issue;
  const reading = (issue: string, option: string): string => language.issues?.[issue]?.options[option] ?? option;
  return (
    <article
      className={`ruling ${asked ? `ruling--${view.verdict}` : ''}`}
      data-verdict={asked ? view.verdict : 'none'}
    >
      {/* The verdict is told to whoever hears the page, as often as it changes. */}
      <header aria-live="polite" aria-atomic="true">
        {asked ? <h2>{verdictOf(language, told)}</h2> : <p>{words.desk.nothingYet}</p>}
        {asked && view.claim !== undefined && <p className="ruling__claim">{say(language, view.claim)}</p>}
        {view.comes && view.comes.clause === undefined && (
          <p>
            <b>{comesInWords(view, language)}</b>
          </p>
        )}
        {decides !== undefined && <p className="ruling__decides">{decides}</p>}
        {view.circumstances && <p className="small">{say(language, view.circumstances)}</p>}
      </header>
      {view.sections.map(({ id, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never change places
        <section key={index} className="ruling__section">
          <h3>{label(language, `section.${id}`)}</h3>
          <ul>
            {lines.map((line, at) => {
              const { name, to } = cite(line.clause);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
                <li key={at} className={line.mark ? `line--${line.mark}` : ''}>
                  <Link className="line__clause" to={to}>
                    {name}
                  </Link>
                  <span>{sentenceOf(language, line)}</span>
                  {line.mark && <b className="line__mark">{label(language, `mark.${line.mark}`)}</b>}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <Remarks title={label(language, 'settles')} items={view.settles.map((item) => say(language, item))} />
      <Remarks title={label(language, 'nearest')} items={view.nearest.map((item) => say(language, item))} />
      <section className="ruling__section" hidden={!asked}>
        <h3>{label(language, view.rests.length > 0 ? 'rests.on' : 'rests.none')}</h3>
        <ul>
          {view.rests.map(({ issue, option }) => (
            <li key={issue}>
              <span>
                <Link to={issueAt(issue)}>{question(issue)}</Link> {option !== undefined && reading(issue, option)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section className="ruling__section ruling__depends">
          <h3>{label(language, 'depends')}</h3>
          <ul>
            {others.map(({ issue, option, changes, verdict }) => (
              <li key={`${issue} ${option}`}>
                <span>
                  <Link to={issueAt(issue)}>{question(issue)}</Link>{' '}
                  <b>
                    {changes === 'verdict' ? label(language, `verdict.${verdict}`) : label(language, 'other-result')}
                  </b>{' '}
                  — {reading(issue, option)}{' '}
                  {onReading && (
                    <Plain className="no-print" onClick={() => onReading(issue, option)}>
                      {words.desk.ruleSo}
                    </Plain>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {remarks.map(({ label: id, items }) => (
        <Remarks key={id} title={label(language, id)} items={items} />
      ))}
      {onReading && stakes.length > 0 && (
        <details className="no-print">
          <summary>{words.desk.readings}</summary>
          {stakes.map(({ issue, inForce, options }) => (
            <fieldset key={issue} className="reading">
              <legend>{question(issue)}</legend>
              {options.map((option) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={`reading-${issue}`}
                    checked={inForce === option}
                    onChange={() => onReading(issue, option)}
                  />{' '}
                  {reading(issue, option)}
                </label>
              ))}
            </fieldset>
          ))}
        </details>
      )}
    </article>
  );
}

/** What the closed sheet of a phone says: the verdict, or why there is none. */
export function sheetOf(
  language: CallLanguage,
  told: ShownRuling | undefined,
  stale: boolean,
): { readonly text: string; readonly more: string; readonly look: string } {
  if (stale || !told) return { text: '?', more: words.desk.stale, look: 'undetermined' };
  const { view, asked } = told;
  if (!asked) return { text: '—', more: words.desk.nothingYet, look: 'none' };
  const more = view.claim === undefined ? '' : say(language, view.claim);
  return { text: verdictOf(language, told), more, look: view.verdict };
}

function sentenceOf(language: CallLanguage, { said, times, note }: ViewLine): string {
  const count = times > 1 ? ` ${label(language, 'times', { n: times })}` : '';
  return `${say(language, said)}${count}${note ? ` (${say(language, note)})` : ''}`;
}

function Remarks({ title, items }: { readonly title: string; readonly items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="ruling__section">
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
