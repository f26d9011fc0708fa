/** Plays in which a card matters, found by a random player: on positions of random games, with the card put into a hand. */
import type { CaseAction, CaseInput, CasePosition } from '../cases/case.ts';
import { sayHeadlines, sayPlay } from '../cases/say.ts';
import { rest } from '../core/judge.ts';
import { stepAt } from '../core/steps.ts';
import { exchanged } from '../fuzz/exchanged.ts';
import { playOnce, playsOf, positionBefore, type RandomPlay } from '../fuzz/plays.ts';
import { percent, pick, type Random, seeded } from '../fuzz/random.ts';
import { type Board, putMarkers } from '../games/twilight-struggle/board.ts';
import { handOf, putCard } from '../games/twilight-struggle/state.ts';
import { US, USSR } from '../games/twilight-struggle/tables.ts';
import type { Agreement } from '../match/agreement.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** The positions at which plays begin in some random games. */
export function beginnings(agreement: Agreement, games: number): Board[] {
  const found: Board[] = [];
  for (let seed = 0; seed < games; seed++)
    for (const { before } of playsOf(agreement, seeded(seed))) found.push(before);
  return found;
}

/** Cases in which a card is played, or is in force, as a random player comes upon them. */
export function* casesWith(
  card: number,
  agreement: Agreement,
  from: readonly Board[],
  countries: readonly number[],
  random: Random,
  tries: number,
): Generator<CaseInput> {
  for (let n = 0; n < tries; n++) {
    const board = prepared(pick(random, from), card, countries, random);
    const play = playOnce(board, card, random);
    if (!play) continue;
    yield* written(play, agreement, random);
    let at = play.after;
    for (let more = 0; more < 3; more++) {
      const next = nextRound(at);
      const then = next && playOnce(next, undefined, random);
      if (!then) break;
      yield* written(then, agreement, random);
      at = then.after;
    }
  }
}

/** A position with the card in a hand, and with other influence in some of the countries. */
function prepared(from: Board, card: number, countries: readonly number[], random: Random): Board {
  const board = twilightStruggle.copy(from);
  const { state } = board;
  const side =
    stepAt(twilightStruggle.steps, state).path === 'turn.headline.choosing' ? pick(random, [US, USSR]) : state.phasing;
  putCard(state, card, handOf(side));
  if (percent(random, 60))
    for (const country of countries)
      if (percent(random, 50))
        for (const each of [US, USSR]) putMarkers(board, each, country, percent(random, 40) ? 0 : random.below(4));
  if (percent(random, 25)) state.defcon = 2 + random.below(4);
  if (percent(random, 25)) state.vp = random.below(25) - 12;
  return board;
}

function nextRound(board: Board): Board | undefined {
  const next = rest(twilightStruggle, board, new Set()).board;
  return stepAt(twilightStruggle.steps, next.state).path === 'turn.actionRounds.choosingCard' ? next : undefined;
}

/** A play as a case; and with another country in it, or with one marker more. */
function* written(play: RandomPlay, { edition, policies }: Agreement, random: Random): Generator<CaseInput> {
  const first = play.facts[0]?.fact;
  if (!first) return;
  const action = first.type === 'headline' ? sayHeadlines(play.facts) : sayPlay(play.facts);
  const position = action && positionBefore(play);
  if (!action || !position) return;
  const made = (words: CaseAction, at: CasePosition = position): CaseInput => ({
    edition,
    ...(Object.keys(policies).length > 0 && { policies }),
    position: at,
    action: [words],
  });
  yield made(action);
  const { countries, cards } = play.before.tables;
  for (let n = 0; n < 3; n++) {
    const country = pick(random, countries).id;
    const stated = { ...position.influence };
    stated[country] = { us: 1 + random.below(3), ussr: 1 + random.below(3) };
    for (const words of exchanged(action, country)) {
      yield made(words);
      yield made(words, { ...position, influence: stated });
    }
  }
  const place = (): string => pick(random, countries).id;
  for (const words of markersMore(action, random, place)) yield made(words);
  const ids = cards.flatMap((entry) => (entry ? [entry.id] : []));
  for (const change of otherEvents(action.event, random, place, ids))
    yield made({ ...action, event: { ...action.event, ...change } } as unknown as CaseAction);
}

/** With one marker more, and with that one elsewhere. */
function* markersMore(action: CaseAction, random: Random, place: () => string): Generator<CaseAction> {
  for (const key of ['add', 'remove', 'place'] as const)
    for (const words of [action, action.event]) {
      if (!words || !Array.isArray(words[key])) continue;
      const copy = structuredClone(action) as unknown as Record<string, unknown>;
      const at = (words === action ? copy : copy.event) as Record<string, string[]>;
      const list = at[key] as string[];
      list.push(pick(random, list));
      yield structuredClone(copy) as unknown as CaseAction;
      list[list.length - 1] = place();
      yield structuredClone(copy) as unknown as CaseAction;
      const { coup } = (action.event ?? {}) as { coup?: string };
      if (coup) yield { ...action, event: { ...action.event, coup: place() } } as CaseAction;
    }
}

/** What else might be said of the event. */
function* otherEvents(
  event: CaseAction['event'],
  random: Random,
  place: () => string,
  cards: readonly string[],
): Generator<Readonly<Record<string, unknown>>> {
  if (!event) return;
  for (const by of ['US', 'USSR']) yield { by };
  if (typeof event.target === 'string') yield { target: place() };
  if (event.ops && typeof event.ops === 'object') {
    const country = place();
    yield { ops: { coup: country, die: 3 } };
    yield { ops: { place: [country] } };
    yield { ops: { realign: [{ in: country, us: 3, ussr: 2 }] } };
    yield { as: 'space', die: 2, ops: undefined };
  }
  for (const key of ['discard', 'taken', 'reclaim', 'pick', 'drawn'] as const)
    if (event[key] !== undefined)
      yield { [key]: Array.isArray(event[key]) ? [pick(random, cards)] : pick(random, cards) };
}
