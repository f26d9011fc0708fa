/** A ruling as a reader sees it: a section for each player, then what moves, who attacks, how it ends. */
import type { Finding } from '../../../../core/finding.ts';
import { lineOf, type RulingView, type ViewLine, type ViewSection } from '../../../../ruling/view.ts';
import type { Board } from '../../board.ts';
import type { CaseRuling } from '../../desk/case.ts';
import type { Judged } from '../../desk/legal.ts';
import { claimOf } from './claim.ts';
import type { GuerraFriaLanguage } from './language.ts';
import { nearestMoves } from './nearest.ts';
import { settling } from './settle.ts';

/**
 * The view of a ruling, for the formatters that both games share.
 * @param verbose whether tests are told whose passing is implied
 */
export function viewOf(ruling: CaseRuling, language: GuerraFriaLanguage, verbose = false): RulingView {
  const { rules, state } = ruling.start;
  const all = (findings: readonly Finding[]) => (verbose ? findings : telling(findings));
  const tests = all(ruling.steps.flatMap(({ findings }) => findings));
  const follows = all(ruling.steps.flatMap(({ consequences }) => consequences));
  return {
    verdict: ruling.verdict,
    claim: claimOf(ruling, language),
    circumstances: { message: 'label.circumstances', args: { n: state.round } },
    sections: [
      ...(tests.length > 0 ? [{ id: 'tests', lines: tests.map(lineOf) }] : []),
      ...sectionsOf(follows),
      ...goesOn(ruling),
    ],
    rests: ruling.rests.map((issue) => ({ issue, ...(rules.policies[issue] && { option: rules.policies[issue] }) })),
    settles: settling(ruling, language),
    nearest: nearestMoves(ruling, language),
    hints: awaiting(ruling),
  };
}

/** Every condition of one selection, met or failed. */
export function viewOfTests({ isMove, findings, board, claim, nearest }: TestsOfSelection): RulingView {
  const { policies } = board.rules;
  const issues = [...new Set(findings.flatMap(({ issue }) => issue ?? []))];
  return {
    verdict: isMove ? 'legal' : 'illegal',
    claim,
    circumstances: { message: 'label.circumstances', args: { n: board.state.round } },
    sections: [{ id: 'tests', lines: findings.map(lineOf) }],
    rests: issues.map((issue) => ({ issue, ...(policies[issue] && { option: policies[issue] }) })),
    settles: [],
    nearest,
    hints: [],
  };
}

export interface TestsOfSelection extends Judged {
  readonly board: Board;
  readonly claim: string;
  readonly nearest: readonly string[];
}

/** Tests whose passing is implied. */
const ROUTINE = /^(laying|cards)\.|^talk\.before-start|^reveal\.face-down/;

const telling = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ force, message }) => force !== 'permits' || !ROUTINE.test(message));

/** Findings in order, grouped by what they are about. */
function sectionsOf(findings: readonly Finding[]): ViewSection[] {
  const sections: { id: string; lines: ViewLine[] }[] = [];
  for (const finding of findings) {
    const id = sectionOf(finding);
    if (sections.at(-1)?.id !== id) sections.push({ id, lines: [] });
    sections.at(-1)?.lines.push(lineOf(finding));
  }
  return sections;
}

const SECTIONS: Readonly<Record<string, string>> = { change: 'markers', attack: 'attacks', end: 'end', talk: 'talk' };

/** What is said of the selection of a player stands under the name of the player. */
function sectionOf({ message, args }: Finding): string {
  const isCondition = message === 'attack.zeros';
  const [beginning = ''] = message.split('.');
  return (isCondition ? undefined : SECTIONS[beginning]) ?? String(args?.player ?? 'tests');
}

/** After a round without winners comes another. 2.4 */
function goesOn({ start, end }: CaseRuling): ViewSection[] {
  const { round, result } = end.state;
  if (result || round === start.state.round) return [];
  return [{ id: 'end', lines: [{ clause: '2.4', said: { message: 'label.goes-on', args: { n: round } }, times: 1 }] }];
}

/** What a round that has begun is waiting for. */
function awaiting({ facts, end, steps, verdict }: CaseRuling) {
  const begun =
    verdict !== 'illegal' &&
    !end.state.result &&
    steps.at(-1)?.fact !== undefined &&
    end.state.laid.some((laid) => laid);
  return begun ? [{ message: 'label.legal.awaited', args: { step: facts.step } }] : [];
}
