/**
 * Exchanged comparisons that change nothing, and why: what they tell apart cannot be there. Each by its file and what the report
 * says of it.
 */
const NOT_EQUAL = 'that both are equal has been dealt with before';
const CHOSEN = 'headlines are compared once both sides have chosen, so that none is 0';
const HIDES = 'only a hand that hides cards is asked for some';

const GAME = 'src/games/twilight-struggle';
const IN_FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`${GAME}/turn/headline.ts`]: {
    '<= exchanged in number <= 0': CHOSEN,
    '> exchanged in us > 0': CHOSEN,
    '> exchanged in ussr > 0': CHOSEN,
    '> exchanged in state.headline[side] > 0': CHOSEN,
    '> exchanged in difference > 0': NOT_EQUAL,
  },
  [`${GAME}/events/lasting-verbs.ts`]: { '<= exchanged in number <= 0': CHOSEN },
  [`${GAME}/operations/realignment.ts`]: { '> exchanged in difference > 0': NOT_EQUAL },
  [`${GAME}/tracks/tracks.ts`]: {
    '> exchanged in amount > 0': 'that no point is given has been dealt with before',
    '> exchanged in to > 0': 'whoever has won has points',
  },
  [`${GAME}/events/dice-verbs.ts`]: { '> exchanged in us > ussr': NOT_EQUAL },
  [`${GAME}/events/card-tasks.ts`]: { '>= exchanged in board.state.hidden[fact.by] >= 0': HIDES },
  [`${GAME}/turn/hands.ts`]: {
    '> exchanged in state.hidden[side] > 0': 'a card that nobody has seen leaves a hand only if the hand hides one',
  },
  [`${GAME}/turn/duties.ts`]: {
    '> exchanged in least > 0': 'where a card is played there is at least one round left, which 0 cards do not reach',
    '> exchanged in most > 0': 'where a card is played there is at least one round left, which 0 cards do not reach',
  },
  [`${GAME}/task.ts`]: { '> exchanged in task.left > 0': 'a choice of which nothing is left is over' },
  [`${GAME}/setup/setup.ts`]: {
    '> exchanged in freeMarkersLeft(board, side) > 0': 'the table is asked only while free markers are left',
  },
  [`${GAME}/cards/use.ts`]: {
    '> exchanged in event.length > 0': 'every card of a side has an event, but those of a house',
  },
  [`${GAME}/events/triggers.ts`]: {
    '> exchanged in happening.play.card > 0': 'a play has a card',
    '=== exchanged in l === lasting': 'every effect that is used up has one use, but those of a house',
  },
  [`${GAME}/events/conditions.ts`]: {
    '> exchanged in play.card > 0': 'it is asked of plays alone, and a play has a card',
  },
  [`${GAME}/events/roles.ts`]: {
    '=== exchanged in board.state.chinaHolder === side':
      'no effect is of the holder of the China Card, but those of a house',
  },
  'src/games/guerra-fria/attack.ts': { '< exchanged in seat < partner': 'nobody is the partner of himself' },
};

/** Why an exchanged comparison is none, if that is known. */
export const alikeComparison = (file: string, says: string): string | undefined =>
  IN_FILES[file]?.[says.replace(/^line \d+: /, '')];

/** Every one that is known, for the test that there is such a comparison. */
export const ALIKE_COMPARISONS: readonly (readonly [file: string, says: string])[] = Object.entries(IN_FILES).flatMap(
  ([file, reasons]) => Object.keys(reasons).map((says) => [file, says] as const),
);
