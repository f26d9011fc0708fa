/** What would settle an undetermined case, and the `--fact` that hands it in. */

import { writeGivenFact } from '../cases/given-fact.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { messageOf } from '../cases/run.ts';
import { NOT_STATED, UNSEEN } from '../games/twilight-struggle/state.ts';
import { SIDE_IDS, SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { paysTrap, trapOf } from '../games/twilight-struggle/turn/duties.ts';
import { holds } from '../games/twilight-struggle/turn/hands.ts';
import type { Settlement } from './interview.ts';
import { label, say } from './language.ts';
import type { Language } from './view-format.ts';

/** Facts by what is missing. */
const FACT_OF: Readonly<Record<string, string>> = {
  'coup-die': 'die 4',
  'space-die': 'die 3',
  'trap-die': 'die 3',
  'war-die': 'die 4',
  'realignment-dice': 'dice us 3 ussr 5',
  'contest-dice': 'dice us 3 ussr 5',
};

/** Something that would settle a case. */
export interface Settling {
  /** What is not known, or what comes of an answer. */
  readonly said: string;
  /** The facts of an answer, or an example of what is not known, as they are handed in with `--fact`. */
  readonly facts: readonly string[];
  /** Are the facts an answer that was tried, of which the rest is said? */
  readonly isAnswer: boolean;
}

/**
 * What is not known, then each answer with the verdict it gives.
 * @param found the answers that were tried; without them an example of a fact is told
 */
export function whatSettles(ruling: CaseRuling, language: Language, found: readonly Settlement[] = []): Settling[] {
  const unknown = whatIsMissing(ruling, language);
  if (found.length === 0) return unknown;
  const shown = found.slice(0, MOST_ANSWERS).map((each) => answerInWords(each, ruling, language));
  const more = found.length > shown.length ? label(language, 'more', { n: found.length - shown.length }) : undefined;
  return [
    ...unknown.map((each) => ({ ...each, facts: [] })),
    ...shown,
    ...(more === undefined ? [] : [{ said: more, facts: [], isAnswer: false }]),
  ];
}

/** A line of the terminal: what is said, and what to type. */
export function settlingLine({ said, facts, isAnswer }: Settling): string {
  const typed = facts.map((fact) => `--fact "${fact}"`).join(' ');
  return (isAnswer ? [typed, said] : [said, typed]).filter((part) => part !== '').join(': ');
}

const MOST_ANSWERS = 8;
/** So many countries or cards that come to the same are named. */
const MOST_ALIKE = 3;

function answerInWords(
  { facts, verdict, comes, alike }: Settlement,
  { start }: CaseRuling,
  language: Language,
): Settling {
  const members = alike.members.slice(0, MOST_ALIKE);
  const args = {
    [alike.kind === 'cards' ? 'choices' : 'places']: members,
    more: alike.members.length - members.length,
  };
  const also = members.length === 0 ? '' : `; ${say(language, { message: `label.settle.alike-${alike.kind}`, args })}`;
  const end = comes ? `: ${say(language, comes.said)}${comes.clause === undefined ? '' : ` (${comes.clause})`}` : '';
  return {
    said: `${label(language, `verdict.${verdict}`)}${end}${also}`,
    facts: facts.map((fact) => writeGivenFact(fact, start)),
    isAnswer: true,
  };
}

/** An example of who may control the country. */
const whoControls = ({ start }: CaseRuling, country = -1): string =>
  writeGivenFact({ kind: 'control', country: start.tables.countries[country]?.id ?? '', holder: 'US' }, start);

/** One entry for each fact that would help. */
function whatIsMissing(ruling: CaseRuling, language: Language): Settling[] {
  const { missing } = ruling;
  if (ruling.verdict !== 'undetermined' && !missing) return [];
  if (missing) {
    if (missing.missing === 'held-cards') return hands(ruling, language, SIDES);
    const fact = missing.missing === 'control' ? whoControls(ruling, missing.country) : FACT_OF[missing.missing];
    return [{ said: say(language, messageOf(missing)), facts: fact === undefined ? [] : [fact], isAnswer: false }];
  }
  const open = ruling.steps.flatMap(({ findings }) => findings.filter(({ force }) => force === 'undetermined'));
  const sidesOf = (findings: typeof open) =>
    new Set(findings.flatMap(({ args }) => (typeof args?.side === 'number' ? [args.side as Side] : [])));
  const ofTraps = open.filter(({ message }) => message.startsWith('trap.'));
  return hands(ruling, language, [...sidesOf(open)], sidesOf(ofTraps));
}

/**
 * What is hidden in the hands of these sides, and how to say what is there.
 * @param trapped those of whom it matters which cards a trap takes; of the others it is the scoring cards
 */
function hands(
  ruling: CaseRuling,
  language: Language,
  sides: readonly Side[],
  trapped: ReadonlySet<Side> = new Set(),
): Settling[] {
  const board = ruling.steps.at(-1)?.before ?? ruling.end;
  return sides.flatMap((side) => {
    const hidden = board.state.hidden[side];
    if (hidden === 0) return [];
    const unseen = board.tables.cards.filter((entry) => entry && board.state.zone[entry.number] === UNSEEN);
    const possible = unseen.filter((entry) => entry && holds(board, side, entry.number) !== false);
    const trap = trapped.has(side) ? trapOf(board, side) : undefined;
    const telling = possible.filter((entry) => (trap ? paysTrap(board, side, trap, entry!.ops) : entry!.scoring));
    const about = trap ? 'label.settle.hand-in-trap' : 'label.settle.hand';
    const message = hidden === NOT_STATED ? 'label.settle.hand-not-stated' : about;
    const counts = { n: hidden, unseen: unseen.length, [trap ? 'enough' : 'scoring']: telling.length };
    const said = say(language, { message, args: { side, ...counts } });
    const example = telling[0]?.id ?? unseen[0]?.id ?? 'fidel';
    return [{ said, facts: [`${SIDE_IDS[side]} reveals ${example}`], isAnswer: false }];
  });
}
