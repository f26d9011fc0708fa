/** What a schema cannot say about a case: one card in one place, one line for a country, readings that exist. */

import { type Wording, wording } from '../core/wording.ts';
import type { DiagnosticTexts } from '../data/diagnostics.ts';
import { resolvePolicies } from '../data/policies.ts';
import type { FactType } from '../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import {
  bySide,
  type CardRef,
  type CaseAction,
  type CaseFact,
  type CaseHand,
  type CaseInput,
  type CasePosition,
} from './case.ts';
import { sideNamed } from './effects.ts';
import { KEYS_OF_FACT } from './facts.ts';
import type { CaseNames } from './read-names.ts';

type Path = readonly (string | number)[];

/** Takes down a mistake at a path inside the case. */
export type Reject = (
  path: Path,
  message: Wording,
  more?: Omit<DiagnosticTexts, 'message'> & { readonly onKey?: boolean },
) => void;

/** Checks a case whose shape is right. */
export function checkCase(input: CaseInput, rules: Ruleset, names: CaseNames, reject: Reject): void {
  checkPolicies(input, rules, reject);
  checkCards(input.position, rules, names, reject);
  checkPlayed(input, names, reject);
  checkInfluence(input.position, names, reject);
  checkPile(input.position, reject);
  checkRound(input.position, reject);
  const { vp, handicap } = input.position;
  if (vp !== undefined && handicap?.vp !== undefined && vp !== handicap.vp)
    reject(
      ['position', 'handicap', 'vp'],
      wording('the victory points are stated twice: {vp} and {n}', { vp, n: handicap.vp }),
    );
  for (const [index, action] of input.action.entries()) checkAction(action, ['action', index], reject);
}

/** What an action of a kind must say, and what else it may say: nothing that is written is passed over. */
export const KEYS_OF_KIND: Readonly<
  Record<string, { readonly needs: readonly string[]; readonly may: readonly string[] }>
> = {
  play: { needs: ['player', 'card'], may: ['as', 'order', 'place', 'coup', 'die', 'realign', 'event'] },
  headline: { needs: [], may: ['us', 'ussr'] },
  phase: { needs: ['phase'], may: ['first', 'reshuffle_order'] },
  setup: { needs: [], may: ['us', 'ussr', 'us_bid', 'ussr_bid'] },
  pass: { needs: ['player'], may: [] },
  interrupt: { needs: ['player', 'remove'], may: ['what'] },
  reaction: { needs: ['player', 'add'], may: ['what'] },
  ability: { needs: ['player', 'what'], may: ['cards'] },
  award: { needs: ['side', 'vp'], may: [] },
  query: { needs: ['query'], may: ['of'] },
  facts: { needs: ['facts'], may: [] },
  any_other_play: { needs: ['player'], may: [] },
};

function checkAction(action: CaseAction, path: Path, reject: Reject): void {
  const keys = KEYS_OF_KIND[action.kind];
  if (!keys) return;
  for (const key of keys.needs) {
    if (!(key in action))
      reject(path, wording('"{key}" is missing in the action of kind "{kind}"', { key, kind: action.kind }));
  }
  for (const [index, fact] of (action.facts ?? []).entries()) checkFact(fact, [...path, 'facts', index], reject);
  const known = ['kind', ...keys.needs, ...keys.may];
  for (const key of Object.keys(action)) {
    if (known.includes(key)) continue;
    const message = wording('"{key}" says nothing in an action of kind "{kind}"', { key, kind: action.kind });
    reject([...path, key], message, { expected: only(known.slice(1)), onKey: true });
  }
}

/** What a fact of a type must say, and nothing else. */
function checkFact(fact: CaseFact, path: Path, reject: Reject): void {
  const keys = KEYS_OF_FACT[fact.type as FactType];
  for (const key of keys) {
    if (!(key in fact) && fact.type !== 'deal')
      reject(path, wording('"{key}" is missing in the fact of type "{type}"', { key, type: fact.type }));
  }
  for (const key of Object.keys(fact)) {
    if (key === 'type' || key === 'by' || (keys as readonly string[]).includes(key)) continue;
    const message = wording('"{key}" says nothing in a fact of type "{type}"', { key, type: fact.type });
    reject([...path, key], message, { expected: only(['by', ...keys]), onKey: true });
  }
}

const only = (keys: readonly string[]): Wording => wording('only {names}', { names: keys.join(', ') });

function checkPolicies(input: CaseInput, rules: Ruleset, reject: Reject): void {
  const issues = Object.values(rules.issues);
  for (const [issue, option] of Object.entries(input.policies ?? {})) {
    const result = resolvePolicies(issues, {}, { policies: { [issue]: option } });
    if (result.ok) continue;
    const [{ said: { message = wording('unknown reading'), ...more } = {} } = {}] = result.diagnostics;
    reject(['policies', issue], message, more);
  }
}

/** The headline phase is over when the first action round begins. 4.5.C, 4.5.D */
function checkRound({ phase, action_round: n }: CasePosition, reject: Reject): void {
  if (phase !== 'headline' || n === undefined) return;
  const message = wording('action round {n} and the headline phase, which is over before the first (4.5.C)', { n });
  reject(['position', 'action_round'], message);
}

/** No more cards are named in the draw pile than it has. */
function checkPile({ draw_pile: stated, deck_top_first: named }: CasePosition, reject: Reject): void {
  if (stated === undefined || named === undefined || named.length <= stated) return;
  const message = wording('the draw pile is stated twice: {n} cards, and {known} by name', {
    n: stated,
    known: named.length,
  });
  reject(['position', 'draw_pile'], message);
}

/** A card lies in one place, and the China Card in none of these. 9.1.a */
function checkCards(position: CasePosition, rules: Ruleset, names: CaseNames, reject: Reject): void {
  const china = rules.cards.find(({ id }) => id === 'the-china-card')?.number;
  const seen = new Map<number, Wording>();
  // A list that repeats itself is one mistake.
  const told = new Set<Path>();
  const look = (refs: readonly CardRef[] | undefined, path: Path, place: Wording): void => {
    for (const [index, ref] of (refs ?? []).entries()) {
      const number = names.card(ref);
      if (number === undefined) continue;
      if (number === china) {
        reject([...path, index], wording('the China Card is never {place} (9.1.a)', { place }), {
          expected: wording('its place as "china", for instance china: {holder: US, face: up}'),
        });
        continue;
      }
      const earlier = seen.get(number);
      if (earlier !== undefined && told.has(path)) continue;
      if (earlier !== undefined) told.add(path);
      if (earlier !== undefined)
        reject([...path, index], wording('"{card}" is {place} already', { card: ref, place: earlier }), {
          expected: wording('every card in one place'),
        });
      else seen.set(number, place);
    }
  };
  for (const [side, hand] of Object.entries(position.hands ?? {}) as [string, CaseHand][]) {
    const list = 'hidden' in hand ? hand.known : hand;
    const path = ['position', 'hands', side, ...('hidden' in hand ? ['known'] : [])];
    look(
      list,
      path,
      side.toUpperCase() === 'US' ? wording('in the hand of the US') : wording('in the hand of the USSR'),
    );
  }
  look(position.discard, ['position', 'discard'], wording('in the discard pile'));
  look(position.removed, ['position', 'removed'], wording('removed from the game'));
  look(position.deck_top_first, ['position', 'deck_top_first'], wording('in the draw pile'));
}

/** What is played first lies in a hand: none of the cards that are still to be drawn. 5.1 */
function checkPlayed(
  { position: { deck_top_first: pile = [] }, action: [first] }: CaseInput,
  names: CaseNames,
  reject: Reject,
): void {
  const drawn = new Set(pile.map((ref) => names.card(ref)));
  const played: readonly (readonly [Path, CardRef | undefined])[] =
    first?.kind === 'headline'
      ? [
          [['us', 'card'], first.us?.card],
          [['ussr', 'card'], first.ussr?.card],
        ]
      : first?.kind === 'play'
        ? [[['card'], first.card]]
        : [];
  for (const [path, ref] of played) {
    const number = ref === undefined ? undefined : names.card(ref);
    if (ref === undefined || number === undefined || !drawn.has(number)) continue;
    const message = wording('"{card}" is {place} already', { card: ref, place: wording('in the draw pile') });
    reject(['action', 0, ...path], message, { expected: wording('every card in one place') });
  }
}

/** One line for a country, and none for a superpower. 2.1.5 */
function checkInfluence(position: CasePosition, names: CaseNames, reject: Reject): void {
  const seen = new Map<number, string>();
  for (const name of Object.keys(position.influence ?? {})) {
    const path = ['position', 'influence', name];
    if (sideNamed(name) !== undefined)
      reject(path, wording('"{name}" is no country: a superpower space holds no influence (2.1.5.a)', { name }), {
        onKey: true,
      });
    const index = names.country(name);
    if (index === undefined) continue;
    const earlier = seen.get(index);
    if (earlier !== undefined)
      reject(path, wording('"{name}" and "{earlier}" are the same country', { name, earlier }), { onKey: true });
    seen.set(index, name);
  }
  for (const key of ['milops', 'space', 'hands', 'space_attempts_spent'] as const) {
    const value = position[key];
    for (const side of [0, 1] as const) {
      const small = side === 0 ? 'us' : 'ussr';
      const twice =
        value && small in value && small.toUpperCase() in value && bySide<unknown>(value, side) !== undefined;
      if (twice)
        reject(
          ['position', key, small.toUpperCase()],
          wording('"{key}" names {side} twice', { key, side: small.toUpperCase() }),
          {
            onKey: true,
          },
        );
    }
  }
}
