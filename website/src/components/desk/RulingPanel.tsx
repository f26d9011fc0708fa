import Link from '@docusaurus/Link';
import words from '@words';
import type { ReactNode } from 'react';
import { label, say } from '../../../../src/ruling/language.ts';
import { passedOver } from '../../../../src/ruling/reported.ts';
import type { ViewLine } from '../../../../src/ruling/view.ts';
import type { Engine } from '../../run/engine.ts';
import type { DeskRuling } from '../../run/rule.ts';

interface Props {
  readonly engine: Engine;
  readonly ruled: DeskRuling;
  /** Rules again with this reading of an issue. */
  readonly onReading?: (issue: string, option: string) => void;
}

/** Has anything been attempted that there is a ruling on? */
export const isAsked = ({ view, reported }: DeskRuling): boolean =>
  reported.ruling.steps.length > 0 || view.verdict !== 'legal';

/** A ruling in the reader's language: the verdict, its derivation clause by clause, and what it rests on. */
export function RulingPanel({ engine, ruled, onReading }: Props): ReactNode {
  const { language } = engine;
  const { view, reported } = ruled;
  const policies = reported.ruling.start.rules.policies;
  const asked = isAsked(ruled);
  return (
    <article
      className={`ruling ${asked ? `ruling--${view.verdict}` : ''}`}
      data-verdict={asked ? view.verdict : 'none'}
    >
      <header>
        {asked ? <h2>{label(language, `verdict.${view.verdict}`)}</h2> : <p>{words.desk.nothingYet}</p>}
        {view.claim !== undefined && <p className="ruling__claim">{say(language, view.claim)}</p>}
        {view.circumstances && <p className="small">{say(language, view.circumstances)}</p>}
      </header>
      {view.sections.map(({ id, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections may repeat and never change places
        <section key={index} className="ruling__section">
          <h3>{label(language, `section.${id}`)}</h3>
          <ul>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
              <li key={at} className={line.mark ? `line--${line.mark}` : ''}>
                <Citation engine={engine} clause={line.clause} />
                <span>{sentenceOf(engine, line)}</span>
                {line.mark && <b className="line__mark">{label(language, `mark.${line.mark}`)}</b>}
              </li>
            ))}
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
                <Link to={`/issues/${issue}`}>{engine.texts.issues[issue]?.question ?? issue}</Link>{' '}
                {option !== undefined && engine.texts.issues[issue]?.options[option]}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {reported.others.length > 0 && (
        <section className="ruling__section ruling__depends">
          <h3>{label(language, 'depends')}</h3>
          <ul>
            {reported.others.map(({ issue, option, changes, verdict }) => (
              <li key={`${issue} ${option}`}>
                <span>
                  <Link to={`/issues/${issue}`}>{engine.texts.issues[issue]?.question ?? issue}</Link>{' '}
                  <b>
                    {changes === 'verdict' ? label(language, `verdict.${verdict}`) : label(language, 'other-result')}
                  </b>{' '}
                  — {engine.texts.issues[issue]?.options[option]}{' '}
                  {onReading && (
                    <button type="button" className="plain no-print" onClick={() => onReading(issue, option)}>
                      {words.desk.ruleSo}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Remarks title={label(language, 'passed-over')} items={passedOver(reported)} />
      <Remarks
        title={label(language, 'unverified')}
        items={reported.unverified.map(({ where, why }) => `${where}: ${why}`)}
      />
      {onReading && ruled.atStake.length > 0 && (
        <details className="no-print">
          <summary>{words.desk.readings}</summary>
          {ruled.atStake.map((issue) => (
            <fieldset key={issue} className="reading">
              <legend>{engine.texts.issues[issue]?.question ?? issue}</legend>
              {engine.rules.deluxe.issues[issue]?.supported.map((option) => (
                <label key={option}>
                  <input
                    type="radio"
                    name={`reading-${issue}`}
                    checked={policies[issue] === option}
                    onChange={() => onReading(issue, option)}
                  />{' '}
                  {engine.texts.issues[issue]?.options[option] ?? option}
                </label>
              ))}
            </fieldset>
          ))}
        </details>
      )}
    </article>
  );
}

function sentenceOf({ language }: Engine, { said, times, note }: ViewLine): string {
  const count = times > 1 ? ` ${label(language, 'times', { n: times })}` : '';
  return `${say(language, said)}${count}${note ? ` (${say(language, note)})` : ''}`;
}

/** The clause or the card that a line rests on, as a link. */
function Citation({ engine, clause }: { readonly engine: Engine; readonly clause: string }): ReactNode {
  const card = clause.startsWith('card:') ? clause.slice('card:'.length) : undefined;
  if (card !== undefined) {
    return (
      <Link className="line__clause" to={`/cards/${card}`}>
        {engine.texts.names.cards[card]?.title ?? card}
      </Link>
    );
  }
  return (
    <Link
      className="line__clause"
      to={`/rulebook/${clause.replaceAll('/', '-')}`}
      title={engine.texts.clauses[clause]?.summary ?? ''}
    >
      {clause}
    </Link>
  );
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
