/**
 * How other ages of the exporter print the same things: in another order, twice, or under a header of their own. Each
 * habit rewrites a log as we write it; one that finds nothing to rewrite leaves it as it is.
 */
export interface Habit {
  readonly habit: string;
  readonly rewrite: (text: string) => string;
}

const REVEALED = /^USSR reveals (.*)\nUSSR reveals .* from hand\nUS plays .*\nUS plays .*\n/gm;
const UN_POINT = /Event: UN Intervention\n(USSR gains 1 VP\. .*)\n((?:US|USSR) plays .*)\n(?!\n)/g;
const HELD = /\n\n((?:US|USSR) discards .*)\n\n(Turn \d+, Headline)/g;

export const HABITS: readonly Habit[] = [
  {
    habit: 'the parts of a header are joined by one colon',
    rewrite: (text) => text.replace('SETUP: : ', 'SETUP: '),
  },
  {
    habit: 'the end of every turn has a header of its own, with a wrong turn',
    rewrite: (text) =>
      text.replace(/\n\n(Turn (\d+), Headline)/g, (all, header: string, turn: string) =>
        turn === '1' ? all : `\n\nTurn 5, Cleanup\n\n${header}`,
      ),
  },
  {
    habit: 'what a side discards of what it holds stands behind the header of the end of the turn',
    rewrite: (text) => text.replace(HELD, '\n\nTurn 9, Cleanup: $1\n\n$2'),
  },
  {
    habit: 'what a side discards of what it holds stands below the header of the end of the turn',
    rewrite: (text) => text.replace(HELD, '\n\nTurn 9, Cleanup\n$1\n\n$2'),
  },
  {
    habit: 'Grain Sales prints the card and its play as a pair, twice',
    rewrite: (text) =>
      text.replace(REVEALED, (_, card: string) => {
        const [a, b] = [`USSR reveals ${card}\n`, `US plays ${card}\n`];
        return a + b + a + b + b;
      }),
  },
  {
    habit: 'Grain Sales prints the card and its play once',
    rewrite: (text) =>
      text.replace(REVEALED, (_, card: string) => `USSR reveals ${card} from hand\nUS plays ${card}\n`),
  },
  {
    habit: 'the point for UN Intervention stands before its marker',
    rewrite: (text) => text.replace(UN_POINT, '$1\nEvent: UN Intervention\n$2\n'),
  },
  {
    habit: 'the point for UN Intervention stands in a block of its own',
    rewrite: (text) => text.replace(UN_POINT, 'Event: UN Intervention\n$1\n\n$2\n'),
  },
  {
    habit: 'the point for UN Intervention stands below the card, and the effect that gives it ends',
    rewrite: (text) => text.replace(UN_POINT, 'Event: UN Intervention\n$2\n$1\nU2 Incident* is no longer in play.\n'),
  },
  {
    habit: 'a replay site adds a title, where the log comes from, rules and the state before each entry',
    rewrite: (text) =>
      `REPLAY 12345\nDATA_SOURCE=upload\n${text.replace(/^(Turn \d+, (?:USSR|US) AR\d|Turn \d+, Headline Phase)/gm, '--- $1 ---\n$1')}`,
  },
];
