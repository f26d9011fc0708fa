import Link from '@docusaurus/Link';
import * as words from '@words';
import { type ReactNode, useEffect, useState } from 'react';
import type { Precedents as Found } from '../../../../src/asking/precedents.ts';
import { settles } from '../../../../src/asking/settles.ts';
import type { Verdict } from '../../../../src/core/finding.ts';
import { lazily } from '../../run/lazily.ts';
import type { Named, Precedent } from '../../run/precedents.ts';
import { ShortRuling } from './ShortRuling.tsx';

/** The suite, which comes with the first question that is like a case of it. */
const suite = lazily(() => import('../../run/precedents.ts'));

/** Does the first of them settle the question, as far as that is read as a case? Not before the suite has come. */
export function useSettled(found: (Found & { readonly named: Named }) | undefined, meant: readonly Verdict[]): boolean {
  const [isSettled, setSettled] = useState(false);
  const [first] = found?.cases ?? [];
  const isOpen = found !== undefined && first !== undefined && found.isSure && meant.length > 0;
  const verdicts = meant.join();
  useEffect(() => {
    let isOld = false;
    setSettled(false);
    if (isOpen)
      void suite.get().then(({ precedentShown }) => {
        const verdict = precedentShown(first, found.named)?.shown.verdict;
        // A case that only asks how things stand forbids nothing.
        const own = verdict === 'none' ? 'legal' : verdict;
        if (!isOld) setSettled(settles(found, own as Verdict | undefined, verdicts.split(',') as Verdict[]));
      });
    return () => {
      isOld = true;
    };
  }, [isOpen, first, found, verdicts]);
  return isOpen ? isSettled : found?.isSure === true;
}

/** Cases of the suite with their facts and the rulings on them. */
export function Precedents({ cases, isSure, named }: Found & { readonly named: Named }): ReactNode {
  const [told, setTold] = useState<readonly Precedent[]>([]);
  useEffect(() => {
    let isOld = false;
    void suite.get().then(({ precedentShown }) => {
      if (!isOld) setTold(cases.flatMap((id) => precedentShown(id, named) ?? []));
    });
    return () => {
      isOld = true;
    };
  }, [cases, named]);
  if (told.length === 0) return null;
  return (
    <>
      <p className="asked__head">{isSure ? words.ask.settled : words.ask.cases}</p>
      <div className="precedents">
        {told.map(({ id, to, title, facts, unlike, shown }) => (
          <section key={id} aria-label={id} className="precedent">
            <p>
              <Link to={to}>{id}</Link> {title}
            </p>
            {facts !== undefined && <p className="small">{facts}</p>}
            {unlike !== undefined && <p className="small">{unlike}</p>}
            <ShortRuling shown={shown} />
          </section>
        ))}
      </div>
    </>
  );
}
