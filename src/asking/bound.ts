/**
 * A number, a side or a name in whose place another could stand without changing the case has bound nothing: a different
 * question would get the same answer. Each is exchanged once, and a phrase of which one makes no difference is not understood.
 */
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { Fragment, Value } from './segment.ts';

/** What phrases amount to: what is done, and the same with all that is stated besides; as text, to be compared. */
export interface Sense {
  readonly done: string;
  readonly whole: string;
  /** Whether a phrase names somebody who acts, or nobody who is known. */
  readonly isActor: (fragment: Fragment) => boolean;
}

/** Phrases that only say what is wanted to know: they need no number or side of their own, but what they name was spoken of. */
const WANTED = /^ask\.(?:plain|amount|frame|first|free|must|this|rules)$/;
/** What was played before. */
const BEFORE = new Set(['position.played', 'position.effect_before']);
/** Of what is done it says nothing that it was assumed to be possible. */
const OF_WHAT_IS_DONE = /^(?:act|operations|event|play)\./;

/**
 * The phrases that bind nothing.
 * @param sense what a list of phrases amounts to
 */
export function unboundIn(
  fragments: readonly Fragment[],
  rules: Ruleset,
  sense: (fragments: readonly Fragment[]) => Sense,
): readonly Fragment[] {
  const before = sense(fragments);
  return fragments.filter((fragment, at) => {
    const { id, values } = fragment;
    if (id === 'me' || id.startsWith('said.')) return false;
    const next = fragments[at + 1]?.id ?? '';
    if (id === 'act.side' && ((before.isActor(fragment) && !STATED.test(next)) || ANSWERING.test(next))) return false;
    if (id === 'act.side' && fragments.slice(at + 1).every((other) => WANTED.test(other.id)) && wants(fragments, at))
      return false;
    return Object.entries(values).some(([name, value]) => {
      if (value === 'me' || (id === 'ask.control' && !isThing(name))) return false;
      // Whoever played it, what it left behind is the same.
      if (BEFORE.has(id) && name === 'side') return false;
      if (WANTED.test(id)) return isThing(name) && !isSpokenOf(value, fragment);
      const changed = fragments.map((each) =>
        each === fragment ? { ...each, values: { ...values, [name]: another(name, value) } } : each,
      );
      const after = sense(changed);
      return OF_WHAT_IS_DONE.test(id) ? after.done === before.done : after.whole === before.whole;
    });
  });

  /** Named elsewhere, or by a card that is. */
  function isSpokenOf(value: Value, fragment: Fragment): boolean {
    return fragments.some(
      (other) =>
        other !== fragment &&
        Object.values(other.values).some((each) => each === value || eventOf(each).includes(`"${String(value)}"`)),
    );
  }

  function eventOf(id: Value): string {
    const card = rules.cards.find((each) => each.id === id);
    return JSON.stringify(card?.event ?? []);
  }

  function another(name: string, value: Value): Value {
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'object') return [value[0] + 1, value[1]];
    if (/^(?:side|home)/.test(name)) return OTHER_SIDE[value] ?? value;
    if (name.startsWith('country')) return unnamed(rules.countries.filter(({ superpower }) => !superpower)) ?? value;
    if (name.startsWith('card')) {
      const card = rules.cards.find(({ id }) => id === value);
      const alike = rules.cards.filter(({ side, scoring }) => side === card?.side && scoring === card.scoring);
      return unnamed(alike) ?? value;
    }
    return REGIONS.find((id) => id !== value) ?? value;
  }

  /** One that no phrase names. */
  function unnamed(things: readonly { readonly id: string }[]): string | undefined {
    return things.find(({ id }) => !fragments.some(({ values }) => Object.values(values).includes(id)))?.id;
  }
}

/** Behind a side: what is asked of it, or what is checked against the card. */
const ANSWERING = /^(?:ask\.|act\.discard|act\.boycott|act\.participate)/;

/** What is said of the board has its own sides: one more before it belongs to nothing. */
const STATED = /^(?:position|more)\./;

const wants = (fragments: readonly Fragment[], at: number): boolean => WANTED.test(fragments[at - 1]?.id ?? '');

const isThing = (name: string): boolean => /^(?:country|card|region)/.test(name);

const OTHER_SIDE: Readonly<Record<string, string>> = {
  us: 'ussr',
  ussr: 'us',
  me: 'opponent',
  opponent: 'me',
};
/** Two regions, one of which is another than the one named. */
const REGIONS = ['europe', 'africa'];
