/**
 * `--what-if "MOMENT: ACTION"`: the action in a few words, in the manner of `legal --why-not`, or in the keys of a case.
 *
 * `coup iran with nasser, die 4` · `place france 2, italy with nato` · `realign cuba us 3 ussr 5, cuba us 1 ussr 2` ·
 * `event nato` · `space nasser, die 2` · `discard nasser, die 5` · `headline ussr fidel` · `pass` · `die 3` ·
 * `dice us 3 ussr 5` · `{card: nato, as: event, event: {…}}`. Without a card it is the card that was played.
 */

import type { CaseAction, RollPair } from '../../cases/case.ts';
import type { NameIndex } from '../../cases/names.ts';
import { type Wording, wording } from '../../core/wording.ts';
import { saidOf } from '../../data/diagnostics.ts';
import { type Diagnostic, didYouMean, readYaml } from '../../data/index.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { SIDE_IDS, type Side, type Tables } from '../../games/twilight-struggle/tables.ts';
import type { Scene } from '../../logs/what-if/scenes.ts';
import type { Replacement } from '../../logs/what-if/what-if.ts';
import { type Stop, usageError } from '../exit.ts';

/** `T5 US AR3: coup iran, die 4` */
export function splitWhatIf(text: string): { readonly moment: string; readonly action: string } {
  const match = /^\s*([^:\s](?:[^:]*[^:\s])?)\s*:\s*(\S.*)$/s.exec(text);
  if (!match) throw misused(wording('takes "MOMENT: ACTION", not "{text}"', { text }));
  return { moment: match[1] as string, action: match[2] as string };
}

const suchAs = (example: string): Wording => wording('such as {example}', { example });

const misused = (
  problem: Wording,
  hint: Wording = suchAs('--what-if "T5 US AR3: coup iran with nasser, die 4"'),
): Stop => usageError(wording('--what-if {problem}', { problem }), 'replay', hint);

/** What the action replaces, as far as words leave it open. */
export interface Played {
  readonly by: Side;
  readonly card: number | undefined;
  readonly order: 'event_first' | 'ops_first' | undefined;
  readonly headline: Readonly<Partial<Record<'us' | 'ussr', number>>>;
}

/** Whose action a scene tells, with which card. */
export function playedIn({ facts }: Scene, phasing: Side): Played {
  const of = <T extends GameFact['type']>(...types: readonly T[]) =>
    facts
      .map(({ fact }) => fact)
      .find((fact): fact is Extract<GameFact, { type: T }> => types.some((type) => type === fact.type));
  const play = of('play', 'discard', 'pass');
  const order = of('order')?.order;
  const headlines = facts.flatMap(({ fact }) =>
    fact.type === 'headline' ? [[SIDE_IDS[fact.by], fact.card] as const] : [],
  );
  return {
    by: play?.by ?? phasing,
    card: play && 'card' in play ? play.card : undefined,
    order: order === undefined ? undefined : order === 'event-first' ? 'event_first' : 'ops_first',
    headline: Object.fromEntries(headlines),
  };
}

/** Reads what takes the place of an action. Throws a `Stop` that says what is not understood. */
export function readReplacement(
  text: string,
  played: Played,
  names: NameIndex,
  tables: Tables,
  mistakesIn: MistakesIn,
): Replacement {
  const dice = /^(?:die\s+([1-6])|dice\s+us\s+([1-6])[\s,]+ussr\s+([1-6]))$/i.exec(text.trim());
  if (dice) {
    const [, die, us, ussr] = dice;
    return {
      kind: 'dice',
      dice:
        die === undefined ? { type: 'rolls', us: Number(us), ussr: Number(ussr) } : { type: 'roll', die: Number(die) },
    };
  }
  const action = text.trim().startsWith('{')
    ? inKeys(text, played, tables, mistakesIn)
    : inWords(text, played, names, tables);
  return { kind: 'action', action };
}

const idOf = (tables: Tables, card: number | undefined): string => {
  const id = card === undefined ? undefined : tables.cards[card]?.id;
  if (id === undefined) throw misused(wording('names no card, and the entry plays none'), wording('add: with CARD'));
  return id;
};

/** What is wrong with an action, by the format of cases. */
export type MistakesIn = (action: object) => readonly Diagnostic[];

/** The keys of a case, or of an entry of a record. */
function inKeys(text: string, played: Played, tables: Tables, mistakesIn: MistakesIn): CaseAction {
  const read = readYaml('--what-if', text.trim());
  if (!read.ok) {
    const [first] = read.diagnostics as [Diagnostic];
    throw misused(
      wording('cannot read the keys between the braces: {problem}', { problem: saidOf(first).message }),
      suchAs('{card: nato, as: event}'),
    );
  }
  const keys = read.value as Partial<CaseAction>;
  const kind = keys.kind ?? (keys.us || keys.ussr ? 'headline' : 'play');
  const action = {
    ...(kind === 'headline' && headlinesOf(played.headline, tables)),
    ...(kind === 'play' && { player: sideId(played.by), card: keys.card ?? idOf(tables, played.card) }),
    ...keys,
    kind,
  };
  const [mistake] = mistakesIn(action);
  if (mistake) {
    const { message, expected, hint } = saidOf(mistake);
    throw misused(
      wording('is no action of a case: {problem}', { problem: message }),
      hint ?? (expected && wording('expected {what}', { what: expected })),
    );
  }
  return action as CaseAction;
}

const sideId = (side: Side): string => (side === 0 ? 'US' : 'USSR');

function inWords(text: string, played: Played, names: NameIndex, tables: Tables): CaseAction {
  const { rest: withoutDie, die } = takeDie(text.trim());
  const [, verb = '', objects = ''] = /^(\S+)\s*(.*)$/s.exec(withoutDie) ?? [];
  const { rest, card: named } = takeCard(objects, names);
  const player = sideId(played.by);
  const card = (): string => idOf(tables, named ?? played.card);
  const sameCard = named === undefined || named === played.card;
  const operations = {
    kind: 'play',
    player,
    as: 'ops',
    ...(sameCard && played.order !== undefined && { order: played.order }),
    ...(die !== undefined && { die }),
  };
  const ofCard = () => ({ kind: 'play', player, card: nameOrPlayed(rest, card, names, tables) });
  switch (verb.toLowerCase()) {
    case 'coup':
      return { ...operations, card: card(), coup: countryIn(rest, names) };
    case 'place':
    case 'influence':
      return { ...operations, card: card(), place: markersIn(rest, names) };
    case 'realign':
      return { ...operations, card: card(), realign: rollsIn(rest, names) };
    case 'event':
    case 'play':
      return { ...ofCard(), as: 'event' };
    case 'space':
      return { ...ofCard(), as: 'space', ...(die !== undefined && { die }) };
    case 'discard':
      return { ...ofCard(), as: 'trap_discard', ...(die !== undefined && { die }) };
    case 'headline':
      return headlineOf(rest, played, names, tables);
    case 'pass':
      return { kind: 'pass', player };
    case 'die':
    case 'dice':
      throw misused(
        wording('needs numbers from 1 to 6'),
        wording('such as "die 4", or "dice us 3 ussr 5" where both sides roll'),
      );
    default:
      throw misused(
        wording('does not know "{name}"', { name: verb }),
        didYouMean(verb, VERBS) ?? wording('begin with one of {names}', { names: VERBS.join(', ') }),
      );
  }
}

const VERBS = ['coup', 'place', 'realign', 'event', 'space', 'discard', 'headline', 'pass', 'die', 'dice'];

function takeDie(text: string): { readonly rest: string; readonly die: number | undefined } {
  const match = /^(.*?)(?<![\s,])[\s,]+die\s+([1-6])$/is.exec(text);
  return match ? { rest: match[1] as string, die: Number(match[2]) } : { rest: text, die: undefined };
}

function takeCard(text: string, names: NameIndex): { readonly rest: string; readonly card: number | undefined } {
  const match = /^(.*?)(?<!\s)\s*\bwith\s+(.+)$/is.exec(text);
  return match
    ? { rest: match[1] as string, card: cardIn(match[2] as string, names) }
    : { rest: text, card: undefined };
}

function cardIn(name: string, names: NameIndex): number {
  const found = names.card(name.trim());
  if (found === undefined)
    throw misused(
      wording('names a card "{name}" that there is not', { name: name.trim() }),
      didYouMean(name, names.cards),
    );
  return found;
}

function countryIn(name: string, names: NameIndex): string {
  if (names.country(name.trim()) === undefined)
    throw misused(
      wording('names a country "{name}" that there is not', { name: name.trim() }),
      didYouMean(name, names.countries),
    );
  return name.trim();
}

const nameOrPlayed = (rest: string, played: () => string, names: NameIndex, tables: Tables): string =>
  rest.trim() === '' ? played() : idOf(tables, cardIn(rest.replace(/(?<!\s)\s+event$/i, ''), names));

/** `france 2, italy`: a number of markers behind each country, one if there is none. */
function markersIn(text: string, names: NameIndex): Record<string, number> {
  const markers: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, name = '', count = '1'] = /^(.*?)(?:(?<!\s)\s+(\d{1,2}))?$/.exec(part.trim()) ?? [];
    const country = countryIn(name, names);
    markers[country] = (markers[country] ?? 0) + Number(count);
  }
  return markers;
}

/** `cuba us 3 ussr 5, cuba us 1 ussr 2`: both dice of every roll. */
function rollsIn(text: string, names: NameIndex): RollPair[] {
  return text.split(',').map((part) => {
    const [, name, us, ussr] = /^(.*?)(?<!\s)\s+us\s+([1-6])\s+ussr\s+([1-6])$/i.exec(part.trim()) ?? [];
    if (name === undefined)
      throw misused(
        wording('needs both dice of a realignment, not "{text}"', { text: part.trim() }),
        suchAs('realign cuba us 3 ussr 5'),
      );
    return { in: countryIn(name, names), us: Number(us), ussr: Number(ussr) };
  });
}

/** `ussr fidel`, `us nato ussr fidel`; the other headline stays. */
function headlineOf(text: string, { headline }: Played, names: NameIndex, tables: Tables): CaseAction {
  const cards: Partial<Record<'us' | 'ussr', number>> = { ...headline };
  const parts = [...text.matchAll(/\b(us|ussr)\s+(.*?)(?=(?<![\s,])[\s,]+\b(?:us|ussr)\b|$)/gi)];
  if (parts.length === 0) throw misused(wording('needs the side of a headline'), suchAs('headline ussr fidel'));
  for (const [, side = '', name = ''] of parts) cards[side.toLowerCase() as 'us' | 'ussr'] = cardIn(name, names);
  return { kind: 'headline', ...headlinesOf(cards, tables) } as CaseAction;
}

function headlinesOf(cards: Played['headline'], tables: Tables): Pick<CaseAction, 'us' | 'ussr'> {
  const of = (side: 'us' | 'ussr') =>
    cards[side] === undefined ? {} : { [side]: { card: idOf(tables, cards[side]) } };
  return { ...of('us'), ...of('ussr') };
}
