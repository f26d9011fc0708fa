/** What a side can still do of what it must, in words and for programs. */
import { writeFact } from '../cases/facts.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import { knownHand } from '../games/twilight-struggle/turn/hands.ts';
import type { Link } from '../odds/link.ts';
import type { Plan, PlannedRound } from '../odds/plan.ts';
import { circumstancesOf } from './board-text.ts';
import { choiceInWords, wordIn } from './choice-words.ts';
import type { PlanJson } from './json.ts';
import { type CallLanguage, label, say } from './language.ts';
import { type Format, layoutOf } from './layout.ts';
import { clauseBehind } from './view-format.ts';

/** What was asked for, the answer, and the plan; of what cannot be done, what can be done of it. */
export function plansText(plans: readonly Plan[], board: Board, language: CallLanguage, format: Format): string {
  const [plan, ...less] = plans as [Plan, ...Plan[]];
  const { side } = plan;
  const { bold, item, paragraph } = layoutOf(format);
  const told = (each: Plan): string[] => [
    ...paragraph(answerOf(each, language)),
    ...(each.way.length > 0 ? ['', ...each.way.flatMap((round) => item(roundInWords(round, each, language)))] : []),
  ];
  return [
    `${bold(label(language, 'plan.title', { side }))} (${circumstancesOf(board, language)})`,
    '',
    ...askedOf(plan, board, language).flatMap(item),
    ...item(label(language, 'plan.rounds', { n: plan.rounds })),
    '',
    ...told(plan),
    ...less.flatMap((each) => [
      '',
      bold(label(language, each.duties.milops ? 'plan.without.scoring' : 'plan.without.milops')),
      ...told(each),
    ]),
    '',
    ...paragraph(label(language, 'plan.assumes')),
  ].join('\n');
}

function askedOf({ side, duties }: Plan, board: Board, language: CallLanguage): string[] {
  const { state } = board;
  const clause = (id: string): string => clauseBehind(id, language);
  const cards = knownHand(board, side).filter((number) => card(board, number).scoring);
  return [
    ...(duties.scoring && cards.length > 0
      ? [`${label(language, 'plan.asked.scoring', { cards })}${clause('4.5.D.e')}`]
      : []),
    ...(duties.milops
      ? [`${label(language, 'plan.asked.milops', { has: state.milops[side], needs: state.defcon })}${clause('8.2.1')}`]
      : []),
    `${label(language, 'plan.asked.defcon')}${clause('8.1.3')}`,
  ];
}

function answerOf({ reliance, complete, positions }: Plan, language: CallLanguage): string {
  if (reliance === 'possible') return label(language, complete ? 'plan.possible' : 'plan.luck');
  return label(language, `plan.${reliance}`, { n: positions });
}

/** What is decided where markers go tells nothing: one country stands for all. */
const UNTOLD: ReadonlySet<string> = new Set(['place', 'remove', 'rolls', 'done']);

function roundInWords(
  { round, links, hinges, defcon, milops }: PlannedRound,
  plan: Plan,
  language: CallLanguage,
): string {
  const word = wordIn(language);
  const inWords = ({ fact }: Link): string => say(language, claimOf(fact));
  const name = round === 0 ? label(language, 'plan.headline') : label(language, 'plan.round', { n: round });
  const told = links
    .filter(({ fact, decides }) => decides === 'own' && !UNTOLD.has(fact.type))
    .map(({ fact }) => choiceInWords(fact, word, language));
  const hangs = hinges.map(inWords).join(', ');
  const notes = [
    label(language, 'plan.after', { defcon, n: milops }),
    ...(hangs === ''
      ? []
      : [label(language, plan.reliance === 'certain' ? 'plan.varies' : 'plan.hangs', { what: hangs })]),
  ];
  return `${name}: ${told.join(', ')} → ${notes.join('; ')}`;
}

/** For programs. */
export const planJson = (plan: Plan, board: Board): PlanJson => ({
  side: plan.side === 0 ? 'us' : 'ussr',
  asked: plan.duties,
  reliance: plan.reliance,
  complete: plan.complete,
  rounds: plan.rounds,
  positions: plan.positions,
  way: plan.way.map(({ round, links, hinges, defcon, milops }) => ({
    round,
    facts: links.map(({ fact, decides }) => ({ fact: writeFact(fact, board), decides })),
    hangsOn: hinges.map(({ fact }) => writeFact(fact, board)),
    defcon,
    milops,
  })),
});
