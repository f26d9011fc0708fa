/** Positions for the event of a card, made from its program: some in which it happens, some that leave one answer. */

import type { CasePosition } from '../cases/case.ts';
import { indexNames } from '../cases/names.ts';
import { setUpPosition } from '../cases/position.ts';
import { ruleCase } from '../cases/rule.ts';
import { sayHeadlines, sayPlay } from '../cases/say.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { countriesMatching } from '../games/twilight-struggle/events/country-filter.ts';
import { freshFrame } from '../games/twilight-struggle/events/frame.ts';
import type { UnderPolicy } from '../games/twilight-struggle/events/vocabulary.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type CardEntry, US, USSR } from '../games/twilight-struggle/tables.ts';
import { conditionsOf, onTheMap, questionsOf } from './event-questions.ts';
import { playOnce, positionBefore } from './plays.ts';
import { percent, pick, type Random, sample, seeded } from './random.ts';
import type { Subject } from './statements.fixture.ts';

type Markers = { us: number; ussr: number };

/** Cards by themselves of no consequence here, to fill hands with; none that the players have not agreed on. */
const others = (rules: Ruleset, card: CardEntry): readonly string[] =>
  rules.cards
    .filter(({ number, scoring, deck }) => number !== card.number && number !== 6 && !scoring && agreed(rules, deck))
    .map(({ id }) => id);

const agreed = ({ policies }: Ruleset, deck: UnderPolicy | undefined): boolean =>
  deck === undefined || policies[deck.issue] === deck.when;

/** Cards that an event speaks of: they have occurred, or have not. */
const namedIn = (rules: Ruleset, card: CardEntry): readonly string[] => {
  const text = JSON.stringify([card.requires, card.event]);
  return rules.cards.flatMap(({ id }) => (text.includes(`"${id}"`) && id !== card.id ? [id] : []));
};

/** Control of a country that an event needs. */
const controlAsked = (card: CardEntry): Record<string, Markers> =>
  Object.fromEntries(
    conditionsOf(card).flatMap((condition) =>
      'controls' in condition
        ? [[condition.controls.id, condition.controls.side === 'us' ? { us: 9, ussr: 0 } : { us: 0, ussr: 9 }]]
        : [],
    ),
  );

/** A crowded position of the Late War with the card in the hand of the side to play. */
export function crowded(rules: Ruleset, card: CardEntry, random: Random): CasePosition {
  const side = card.owner ?? pick(random, [US, USSR]);
  const mine = side === US ? 'us' : 'ussr';
  const waiting = rules.cards.flatMap(({ id, scoring }) =>
    scoring && percent(random, 8) && id !== card.id ? [id] : [],
  );
  const cards = sample(random, [...others(rules, card), ...waiting], 24);
  const own = card.number === 6 ? [] : [card.id];
  const hands = { us: cards.slice(0, 4), ussr: cards.slice(4, 8) };
  hands[mine] = [...own, ...hands[mine]];
  const headline = /"headline"/.test(JSON.stringify(card.event)) && percent(random, 70);
  const occurred = namedIn(rules, card).filter((id) => !cards.includes(id) && percent(random, 50));
  return {
    turn: 5 + random.below(5),
    phase: headline ? 'headline' : 'action_round',
    ...(!headline && { action_round: 2, phasing: side === US ? 'US' : 'USSR' }),
    defcon: 2 + random.below(4),
    vp: random.below(15) - 7,
    milops: { us: random.below(5), ussr: random.below(5) },
    space: { us: random.below(5), ussr: random.below(5) },
    china: { holder: pick(random, ['US', 'USSR']), face: 'up' },
    influence: {
      ...Object.fromEntries(
        rules.countries.flatMap(({ id }) =>
          percent(random, 60) ? [[id, { us: random.below(4), ussr: random.below(4) }]] : [],
        ),
      ),
      ...controlAsked(card),
    },
    hands,
    discard: cards.slice(8, 14),
    deck_top_first: cards.slice(14),
    occurred,
  };
}

const boards = new Map<Ruleset, Board>();

/** The board of a position. */
export function boardOf(rules: Ruleset, position: CasePosition): Board {
  const board = boards.get(rules) ?? makeBoard(rules);
  boards.set(rules, board);
  return setUpPosition(board, position, indexNames(rules, {}));
}

/** Plays of a card in crowded positions in which its event happens, in words. */
export function* happenings(rules: Ruleset, card: CardEntry, tries: number): Generator<Subject> {
  for (let seed = 0; seed < tries; seed++) {
    const random = seeded(seed * 1009 + card.number);
    const subject = playedFrom(rules, card, crowded(rules, card, random), random);
    if (subject) yield subject;
  }
}

/** A play of the card at random, in words. */
export function playedFrom(rules: Ruleset, card: CardEntry, from: CasePosition, random: Random): Subject | undefined {
  const play = playOnce(boardOf(rules, from), card.number, random);
  const first = play?.facts[0]?.fact;
  if (!play || !first) return undefined;
  const action = first.type === 'headline' ? sayHeadlines(play.facts) : sayPlay(play.facts);
  const position = action && positionBefore(play);
  if (!action || !position) return undefined;
  const rule: Subject['rule'] = (words, at = position) => ruleCase(rules, { position: at, action: [words] });
  const title = `${card.id}: ${JSON.stringify(action)}`;
  return { title, card: card.number, position, action, rule, played: play.after };
}

const STATES: readonly Markers[] = [
  ...[
    { us: 0, ussr: 0 },
    { us: 1, ussr: 0 },
    { us: 0, ussr: 1 },
    { us: 9, ussr: 0 },
    { us: 0, ussr: 9 },
    { us: 2, ussr: 2 },
  ],
];

/** Positions like this one in which the questions of the event may have one answer. */
export function* narrowed(rules: Ruleset, card: CardEntry, position: CasePosition): Generator<CasePosition> {
  const board = boardOf(rules, position);
  const frame = freshFrame(card.number, card.owner ?? US);
  const questions = questionsOf(board, card);
  for (const { where, verb } of questions) {
    if (verb === 'take' || verb === 'discard' || verb === 'choose') yield* singleCards(rules, card, position);
    if (!where) continue;
    const fitting = countriesMatching(board, frame, onTheMap(where)).list();
    const ids = fitting.map((index) => board.tables.countries[index]?.id as string);
    for (const n of [1, 2, 3, 4, 7, 0])
      for (const those of STATES)
        for (const rest of STATES) {
          if (those === rest || n > ids.length) continue;
          const influence = Object.fromEntries(ids.map((id, at) => [id, at < n ? those : rest]));
          yield { ...position, influence };
        }
  }
}

/** One card, or one of a kind, wherever cards lie. */
function* singleCards(rules: Ruleset, card: CardEntry, position: CasePosition): Generator<CasePosition> {
  const side = card.owner ?? (position.phasing === 'US' ? US : USSR);
  const own = card.id;
  for (const id of others(rules, card).slice(0, 30)) {
    const hands = side === US ? { us: [own, id], ussr: [id] } : { us: [id], ussr: [own, id] };
    const mine = { ...hands, [side === US ? 'ussr' : 'us']: [] };
    const theirs = { ...hands, [side === US ? 'us' : 'ussr']: [own] };
    const piles = { discard: [], deck_top_first: [] };
    yield { ...position, ...piles, hands: mine };
    yield { ...position, ...piles, hands: theirs };
    yield { ...position, hands: { us: side === US ? [own] : [], ussr: side === USSR ? [own] : [] }, discard: [id] };
  }
}
