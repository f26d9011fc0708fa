/** Playing through the API: one object for a game, whichever it is. */

import { CaseError } from '../core/case-problem.ts';
import type { Finding } from '../core/finding.ts';
import type { CoreBoard } from '../core/game.ts';
import type { Ruling } from '../core/judge.ts';
import type { Fact } from '../core/steps.ts';
import type { Diagnostic } from '../data/diagnostics.ts';
import { inEnglish } from '../data/diagnostics.ts';
import type { Match } from '../match/match.ts';
import type { FindingJson, ReadingJson } from '../ruling/json.ts';
import type { Answer } from './answer.ts';
import type { FactRuling, Game, Taken } from './game.ts';

/** How findings are told in the language of the rules. */
export interface Wordings<B> {
  readonly finding: (finding: Finding, board: B) => FindingJson;
  readonly reading: (issue: string, board: B) => ReadingJson;
}

const TAKEN: Taken = Object.freeze({ ok: true });
const REFUSED: Taken = Object.freeze({ ok: false, verdict: 'illegal' });

/** The object that programs hold for a match. */
export function gameOf<B extends CoreBoard, F extends Fact, Written extends object, State>(
  match: Match<B, F, Written, State>,
  told: Wordings<B>,
): Game<Written, State> {
  return Object.freeze({
    get over() {
      return match.isOver;
    },
    get state() {
      return match.state;
    },
    get facts() {
      return match.facts;
    },
    choices: () => match.choices(),
    apply(fact: Written): Taken {
      const applied = match.apply(fact);
      if (applied.ok) return TAKEN;
      return 'problem' in applied ? { ok: false, mistakes: [mistake(applied.problem)] } : REFUSED;
    },
    undo: () => match.undo(),
    clone: () => gameOf(match.clone(), told),
    ruling(fact: Written): Answer<FactRuling> {
      const ruling = match.judge(fact);
      if (ruling instanceof CaseError) return { ok: false, mistakes: [mistake(ruling)] };
      return { ok: true, ...rulingOn(ruling, match.board, told) };
    },
  });
}

function rulingOn<B>({ verdict, findings, consequences, rests }: Ruling<B>, board: B, told: Wordings<B>): FactRuling {
  const tell = (list: readonly Finding[]): FindingJson[] => list.map((finding) => told.finding(finding, board));
  return {
    verdict,
    findings: tell(findings),
    consequences: tell(consequences),
    rests: rests.map((issue) => told.reading(issue, board)),
  };
}

/** A mistake in a fact: it stands in no file. */
export const mistake = ({ problem: { message, path } }: CaseError): Diagnostic => ({
  code: 'fact',
  file: 'fact',
  line: 0,
  column: 0,
  path,
  ...inEnglish({ message }),
  frame: '',
});
