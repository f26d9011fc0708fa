/** What is printed on cards and board: every number, mark, region and connection, in both directions. 2.1, 2.2 */
import type { Card, Country, Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { Looked, Proof, World } from '../proof.ts';
import { table } from '../tables.ts';

/** What is printed, written a second time from cards and board. */
const printed = table<{ readonly cards: readonly string[]; readonly countries: readonly string[] }>('printed');

/** The last number of a card that is no promo card, by the edition: the optional cards came with the later one. */
const LAST = { deluxe: 110, second: 103 } as const;
const MARKS = ['starred', 'ongoing', 'scoring', 'war', 'optional'] as const satisfies readonly (keyof Card)[];

const cardLine = (card: Card): string =>
  [card.number, card.period, card.side, card.ops, ...MARKS.filter((mark) => card[mark])].join(' ');

const countryLine = ({ id, stability, battleground, region, subregions, superpower, adjacent }: Country): string =>
  [
    id,
    `${stability}${battleground ? '!' : ''}`,
    [region, ...subregions].join('/'),
    superpower ?? '-',
    ...adjacent,
  ].join(' ');

const told = (is: string | undefined, was: string | undefined): Looked =>
  is === was ? undefined : { detail: `${is ?? 'nothing'}, but printed is ${was ?? 'nothing'}`, differences: [] };

function* lookAtPrint({ rules, edition }: World): Iterable<Looked> {
  yield* lookAtCards(rules, LAST[edition]);
  const countries = new Map(rules.countries.map((each) => [each.id, inOrder(countryLine(each))]));
  const asPrinted = new Map(printed().countries.map((line) => [line.split(' ')[0] as string, inOrder(line)]));
  for (const id of new Set([...countries.keys(), ...asPrinted.keys()]))
    yield told(countries.get(id), asPrinted.get(id));
}

function* lookAtCards({ cards, policies }: Ruleset, last: number): Iterable<Looked> {
  const own = new Map(cards.map((card) => [card.number, cardLine(card)]));
  const lines = printed().cards;
  for (const [at, line] of lines.entries()) yield told(own.get(at + 1), at < last ? line : undefined);
  // A promo card is one of the later edition, and never in a deck unless the players say so.
  for (const { number, deck } of cards)
    if (number > lines.length) {
      const added = deck && policies[deck.issue] !== deck.when;
      yield told(`${number} ${last} ${added}`, `${number} ${LAST.deluxe} true`);
    }
}

/** Neighbours and halves come in any order. */
const inOrder = (line: string): string => {
  const [id, stability, regions = '', superpower, ...adjacent] = line.split(' ');
  return [id, stability, regions.split('/').sort().join('/'), superpower, ...adjacent.sort()].join(' ');
};

export const PRINT_PROOFS: readonly Proof[] = [
  {
    id: 'printed',
    clauses: ['2.1.1', '2.1.1.a', '2.1.3.a', '2.1.4', '2.1.5', '2.1.6', '2.2.1.a', '2.2.2', '2.2.4', '7.2', '7.3'],
    method: 'enumeration',
    look: lookAtPrint,
  },
];
