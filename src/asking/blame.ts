/**
 * "Who loses if my headline drops DEFCON to 1?": asked in general, yet with one answer. It is not looked up but ruled on,
 * with every card whose event can bring DEFCON down, so that the answer is what the rules do. 8.1.3, 4.5.C.n
 */
import type { CaseInput } from '../cases/case.ts';
import type { CaseRuling } from '../cases/rule.ts';
import type { Message } from '../core/render.ts';
import type { Defcon } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { CHOOSERS } from './certain.ts';
import { playerOf, rivalOf, type SideName } from './draft.ts';
import type { Rule } from './rest.ts';
import type { Fragment, Value } from './segment.ts';

/** Whose fault a nuclear war is that comes of a headline, or of whatever else. */
export interface Blame {
  readonly headline: boolean;
  /** Whose headline it is, if that is said. */
  readonly whose?: 'me' | 'opponent' | SideName;
}

/** An answer to it, and one of the cases that show it. */
export interface BlameAnswer {
  readonly answers: readonly Message[];
  readonly example: CaseInput;
}

const HEADLINE = '4.5.C.n';
const WAR = '8.1.3';
const LOST = '10.3.1.d';

/** Whose fault is asked for, if the phrases of a general question ask for one and name no card. */
export function blameIn(fragments: readonly Fragment[]): Blame | undefined {
  const told = (...clauses: readonly string[]): Fragment | undefined =>
    fragments.find(({ id }) => clauses.every((clause) => clausesOf(id).includes(clause)));
  const headline = told(HEADLINE);
  // Whoever speaks of nuclear war alone may ask what it is; with the end of the game it is asked who has lost.
  const asked = headline ?? told(WAR, LOST);
  const named = fragments.some(({ values }) => Object.keys(values).some((key) => /^(?:card|country)/.test(key)));
  if (!asked || named) return undefined;
  // `about.4.5.C.n me`, where a language has no word for whoever asks that also stands for "my".
  const whose = headline?.values.side ?? headline?.id.split(' ').find(isSomebody);
  return { headline: headline !== undefined, ...(isSomebody(whose) && { whose }) };
}

/** The clauses that a phrase of a general question is about. */
const clausesOf = (id: string): readonly string[] =>
  id.startsWith('about.') ? id.slice('about.'.length).split(' ') : [];

const isSomebody = (value: Value | undefined): value is NonNullable<Blame['whose']> =>
  value === 'me' || value === 'opponent' || value === 'us' || value === 'ussr';

/** May a program, in any of its branches, bring DEFCON down by itself? Where it is set, the level tells only in a position. */
function lowersDefcon(program: unknown): boolean {
  if (typeof program !== 'object' || program === null) return false;
  const { defcon } = program as { readonly defcon?: Defcon };
  if (typeof defcon === 'object' && ('set' in defcon || ('change' in defcon && Number(defcon.change) < 0))) return true;
  return Object.values(program).some(lowersDefcon);
}

/**
 * Rules on every play that can bring DEFCON from 2 to 1 by its event alone.
 * @returns undefined if they do not all come out as the clause says, so that nothing is claimed that is not so
 */
export function answerBlame({ headline, whose }: Blame, rules: Ruleset, rule: Rule): BlameAnswer | undefined {
  const sides: readonly SideName[] = whose === 'us' || whose === 'ussr' ? [whose] : ['us', 'ussr'];
  const cards = rules.cards.filter(({ event }) => lowersDefcon(event));
  const wars = sides.flatMap((side) =>
    cards.flatMap((card) => {
      const input = headline ? headlineOf(card, side, rules) : playOf(card, side, rules);
      const losers = losersOf(input, rule);
      return losers.length === 0 ? [] : [{ side, card: card.number, input, losers }];
    }),
  );
  const [first] = wars;
  if (!first || wars.some(({ side, losers }) => losers.some((loser) => loser !== side))) return undefined;
  const clauses = headline ? `${HEADLINE}, ${WAR}` : WAR;
  const who = whose === 'us' || whose === 'ussr' ? 'side' : (whose ?? 'player');
  const exceptions = cardsIn(rules.clauses[WAR]?.exceptions ?? [], rules);
  const args = { who, clause: clauses, ...(who === 'side' && { side: whose === 'us' ? 0 : 1 }) };
  return {
    answers: [
      { message: headline ? 'asked.blame-headline' : 'asked.blame-phasing', args },
      ...(exceptions.length > 0 ? [{ message: 'asked.blame-except', args: { cards: exceptions } }] : []),
      {
        message: 'asked.blame-tried',
        args: { cards: [...new Set(wars.map(({ card }) => card))].sort((a, b) => a - b) },
      },
    ],
    example: first.input,
  };
}

/** The cards among the exceptions of a clause, by number. */
const cardsIn = (exceptions: readonly string[], rules: Ruleset): readonly number[] =>
  rules.cards.filter(({ id }) => exceptions.includes(`card:${id}`)).map(({ number }) => number);

type Card = Ruleset['cards'][number];

/** A turn in which the card is in the deck, at the last level but one. */
const positionFor = ({ period }: Card, { periods }: Ruleset): CaseInput['position'] => ({
  base: 'empty',
  turn: periods.find(({ id }) => id === period)?.turns[0] ?? 1,
  defcon: 2,
});

const headlineOf = (card: Card, side: SideName, rules: Ruleset): CaseInput => ({
  edition: rules.edition,
  position: { ...positionFor(card, rules), phase: 'headline' },
  action: [{ kind: 'headline', [side]: { card: card.id } } as CaseInput['action'][number]],
});

const playOf = (card: Card, side: SideName, rules: Ruleset): CaseInput => ({
  edition: rules.edition,
  position: { ...positionFor(card, rules), phase: 'action_round', action_round: 1, phasing: playerOf(side) },
  action: [
    card.side === rivalOf(side)
      ? { kind: 'play', player: playerOf(side), card: card.id, as: 'ops', order: 'event_first' }
      : { kind: 'play', player: playerOf(side), card: card.id, as: 'event' },
  ],
});

/** Who loses by nuclear war, whatever is chosen where the card leaves a choice; nobody where none comes of it. */
function losersOf(input: CaseInput, rule: Rule): readonly SideName[] {
  const ends = [rule(input), ...CHOOSERS.map((chooser) => rule(input, chooser))];
  return ends.flatMap((ruling) => loserOf(ruling) ?? []);
}

function loserOf(ruling: CaseRuling | undefined): SideName | undefined {
  const result = ruling?.verdict === 'legal' ? ruling.end.state.result : undefined;
  if (result?.how !== 'defcon-1' || result.winner === 'draw') return undefined;
  return result.winner === 0 ? 'ussr' : 'us';
}
