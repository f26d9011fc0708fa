/**
 * What a phrase is beside its neighbours: a number behind a side is a box of the space race where that is spoken of, the country behind
 * the event of a war is its target. One row for each form; the first that fits says what stands there instead.
 */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { AskingLanguage } from './language.ts';
import type { Fragment } from './segment.ts';
import type { Token } from './tokens.ts';
import { warsIn } from './war-target.ts';

/** A phrase, and what stands around it. */
interface Place {
  readonly each: Fragment;
  readonly before: Fragment | undefined;
  readonly next: Fragment | undefined;
  readonly all: readonly Fragment[];
  readonly tokens: readonly Token[];
  readonly rules: Pick<Ruleset, 'cards'>;
  readonly language: Pick<AskingLanguage, 'isJoin'>;
}

/** What stands instead of the phrase; undefined where the form is another one. */
type Form = (place: Place) => readonly Fragment[] | undefined;

const as = (each: Fragment, id: string, values: Fragment['values'] = each.values): readonly Fragment[] => [
  { ...each, id, values },
];
const some = (all: readonly Fragment[], ids: RegExp): boolean => all.some(({ id }) => ids.test(id));
/** Do two phrases stand side by side in one sentence, with at most so many words between that say nothing? */
const isNext = (before: Fragment | undefined, each: Fragment, tokens: readonly Token[], between = 1): boolean =>
  before !== undefined &&
  each.from - before.to <= between &&
  !tokens.slice(before.to, each.from + 1).some(({ opens }) => opens);

const FORMS: readonly Form[] = [
  // "Coups Panama with a 3 and rolls 5": the number that is not the die is what the card is worth.
  ({ each, all }) =>
    each.id === 'act.with_number' ? as(each, some(all, /^act\.die$/) ? 'act.value' : 'act.die') : undefined,
  // "Throw a 3 Ops card": no die.
  ({ each, next }) =>
    each.id === 'act.die' && next?.id === 'act.operations' && next.from === each.to
      ? [{ ...each, id: 'act.other_card', to: next.to }]
      : undefined,
  // "The US is on space race box 4": where it stands, not what is done.
  ({ each, before, next }) =>
    each.id === 'act.space' && before?.id === 'act.side' && next?.id === 'more.box' && next.from === each.to
      ? [{ ...next, from: each.from }]
      : undefined,
  // "The US is on box 4, the USSR on box 3": of whoever is named directly before it is said, and whoever is named first may act as well.
  ({ each, next, all, tokens }) => {
    if (each.id !== 'act.side' || next?.id !== 'more.box' || !isNext(each, next, tokens, 5)) return undefined;
    const stated = { ...next, id: 'position.space', values: { ...next.values, side: each.values.side ?? '' } };
    const named = all.filter(({ id }) => id === 'act.side');
    const isActing = (other: Fragment): boolean => all[all.indexOf(other) + 1]?.id !== 'more.box';
    const mayAct = named[0] === each && !named.some(isActing);
    return mayAct ? [each, stated] : [{ ...stated, from: each.from }];
  },
  // "US on box 0, USSR on 1".
  ({ each, before }) =>
    each.id === 'more.counted' && before && /^(?:position\.space|more\.box)$/.test(before.id)
      ? as(each, 'position.space')
      : undefined,
  // "Space race: USSR on 1, US on 0".
  ({ each, before, tokens }) => {
    const { side1, n1, side2, n2 } = each.values;
    const isOfSpace = before?.id === 'act.space' && tokens[each.from]?.led === true;
    if (!PAIRS.test(each.id) || !isOfSpace || side1 === undefined || side2 === undefined) return undefined;
    const one = { ...each, id: 'position.space', values: { side: side1, n: n1 ?? 0 }, to: each.to - 1 };
    return [one, { ...each, id: 'position.space', values: { side: side2, n: n2 ?? 0 }, from: each.to - 1 }];
  },
  // "Rolling 2 while the US rolls 5": each side has its die.
  ({ each, before, next, all }) => {
    const second = next?.id === 'act.side' ? all[all.indexOf(next) + 1] : undefined;
    const isOfBoth = each.id === 'act.die' && before?.id !== 'act.die' && second?.id === 'act.die';
    if (!isOfBoth || !next || !some(all, /^act\.realign/) || some(all, /^act\.rolls$/)) return undefined;
    const values = { n1: each.values.n ?? 0, n2: second.values.n ?? 0, side2: next.values.side ?? '' };
    return [{ ...each, id: 'act.rolls', values, to: second.to }];
  },
  // "Red Scare hit me, the US, in the headline": when it came, not when the play is.
  ({ each, all }) => {
    if (each.id !== 'position.headline') return undefined;
    const behind = all.slice(0, all.indexOf(each)).findLast(({ id }) => id !== 'me' && id !== 'act.side');
    return behind?.id === 'position.effect_on' ? as(each, 'said.nothing_more') : undefined;
  },
  // "USSR played Cuban Missile Crisis earlier this turn".
  ({ each, next, tokens }) =>
    each.id === 'act.side' &&
    next?.id === 'position.effect' &&
    next.values.card !== undefined &&
    next.values.side === undefined &&
    PLAYERS.has(each.values.side ?? '') &&
    // "The USSR, with NATO in effect, coups": it has not played it.
    tokens[next.from]?.apart !== true &&
    next.from > each.to &&
    isNext(each, next, tokens, 2)
      ? [{ ...next, id: 'position.played', values: { ...next.values, side: each.values.side ?? '' }, from: each.from }]
      : undefined,
  // "The US played Chernobyl. I (USSR) play Decolonization": whoever says who he is and goes on plays it.
  ({ each, before, next, tokens }) => {
    const isPlayed = next?.id === 'play.event' && next.values.side === undefined && isNext(each, next, tokens, 2);
    const isOver = before?.id === 'position.effect_region' && before.values.side !== undefined;
    return each.id === 'me' && isPlayed && isOver ? [each, { ...each, id: 'act.side', from: each.to - 1 }] : undefined;
  },
  // "The US played Chernobyl and named Africa".
  ({ each, next, tokens }) =>
    each.id === 'act.side' &&
    next?.id === 'position.effect_region' &&
    next.values.side === undefined &&
    isNext(each, next, tokens, 2)
      ? [{ ...next, values: { ...next.values, side: each.values.side ?? '' }, from: each.from }]
      : undefined,
  // "Spends a 3 Ops card in Turkey and places 2 there".
  ({ each, next }) =>
    each.id === 'more.country' && next && THERE.test(next.id) && next.values.country === undefined
      ? as(each, 'more.here')
      : undefined,
  // "Takes Puppet Governments for 2 Ops": no card was played by which another comes up.
  ({ each, next, all, tokens }) => {
    const isFirst = !all.slice(0, all.indexOf(each)).some(({ id }) => /^(?:act\.card|play\.)/.test(id));
    const isUsed = next !== undefined && USES.test(next.id) && isNext(each, next, tokens);
    return each.id === 'act.hits' && isFirst && isUsed ? as(each, 'act.card') : undefined;
  },
  // "Throws away Africa Scoring, Fidel and Nasser"; "to Quagmire" says what for, and "plays Nasser" what is done next.
  ({ each, before, tokens, language }) =>
    each.id === 'act.card' &&
    before?.id === 'act.discard' &&
    isNext(before, each, tokens) &&
    tokens.slice(before.to, each.from).every(({ word }) => language.isJoin(word))
      ? as(each, 'act.discard')
      : undefined,
  // "Brush War as an event on Afghanistan, USSR 2 there": the first country behind it is struck.
  ({ each, before, all, rules }) => {
    const wars = warsIn(all, rules);
    const isBehind = before !== undefined && (EVENT.test(before.id) || wars.includes(before));
    const isFree = wars.length === 1 && !some(all, /^act\.target$/);
    return each.id === 'more.country' && isBehind && isFree ? as(each, 'act.target') : undefined;
  },
  // "Plays Nuclear Subs for 2 Ops: 1 marker in Costa Rica": what the points are spent on.
  ({ each, before, all, tokens }) => {
    const isSpent = before !== undefined && USES.test(before.id) && before.id !== 'act.event';
    const isElse = some(all, /^(?:act\.(?:coup|realign|place|space|event|trap|free_coup)|play\.|headline\.)/);
    return each.id === 'more' && isSpent && tokens[each.from]?.led === true && !isElse
      ? as(each, 'act.place')
      : undefined;
  },
];
const THERE = /^act\.(?:place|realign)_there$/;
const PLAYERS: ReadonlySet<unknown> = new Set(['us', 'ussr']);
const PAIRS = /^(?:act\.rolls|more\.sides)$/;
const USES = /^act\.(?:value|operations|event)$/;
const EVENT = /^(?:play|act)\.event$/;

/**
 * The phrases with what they are where they stand.
 * @param tokens the words of the question, to see what stands between two phrases
 */
export function asStated(
  all: readonly Fragment[],
  tokens: readonly Token[],
  rules: Pick<Ruleset, 'cards'>,
  language: Pick<AskingLanguage, 'isJoin'>,
): readonly Fragment[] {
  let read = all;
  for (let at = 0; at < read.length; at++) {
    const each = read[at] as Fragment;
    const place = { each, before: read[at - 1], next: read[at + 1], all: read, tokens, rules, language };
    for (const form of FORMS) {
      const made = form(place);
      if (!made) continue;
      const end = made.at(-1)?.to ?? each.to;
      read = [...read.slice(0, at), ...made, ...read.slice(at + 1).filter(({ from }) => from >= end)];
      // What it is now may be part of another form.
      at -= made[0]?.id === 'more.box' ? 2 : 0;
      break;
    }
  }
  const isBracketed = (at: number): boolean => tokens[at]?.bracketed === true;
  return read.map((each) => (isBracketed(each.from) && isBracketed(each.to - 1) ? { ...each, aside: true } : each));
}
