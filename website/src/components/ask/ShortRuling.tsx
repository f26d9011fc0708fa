import Link from '@docusaurus/Link';
import * as words from '@words';
import type { ReactNode } from 'react';
import type { Shown } from '../../run/answer.ts';

/** A ruling in a few lines, with the way to all of it. */
export function ShortRuling({ shown }: { readonly shown: Shown }): ReactNode {
  const { verdict, heading, claim, decides, reasons, odd, answers, changes, link } = shown;
  return (
    <article className={`short-ruling ruling--${verdict}`} data-verdict={verdict} aria-live="polite">
      {heading !== '' && <h2>{heading}</h2>}
      {claim !== '' && <p className="short-ruling__claim">{claim}</p>}
      {answers.map((each) => (
        <p key={each} className="short-ruling__claim">
          {each}
        </p>
      ))}
      {reasons.map((each) => (
        <p key={each} className="short-ruling__reason">
          {each}
        </p>
      ))}
      {changes.length > 0 && (
        <ul className="short-ruling__changes">
          {changes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {decides && (
        <p>
          <Link to={decides.to}>{decides.name}</Link> {decides.sentence}
        </p>
      )}
      {odd && (
        <p className="short-ruling__odd">
          {odd.heading} {odd.items.join(' ')}
        </p>
      )}
      <p>
        <Link to={`/desk#case=${link}`} data-noBrokenLinkCheck>
          {words.ask.whole}
        </Link>
      </p>
    </article>
  );
}
