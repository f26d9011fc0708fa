/** `--fact`: what a case leaves out, in the words of whoever types it. */

import type { CaseInput } from '../cases/case.ts';
import { HOLDERS } from '../cases/control.ts';
import { CHOICE_KEYS, type GivenFact, TRACKS, withGivenFact } from '../cases/given-fact.ts';
import type { NameIndex } from '../cases/names.ts';
import type { CaseRuling } from '../cases/rule.ts';
import { plain } from '../core/spelling.ts';
import { wording } from '../core/wording.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { usageError } from './exit.ts';

/** Names of the sides in the languages. */
const US_WORDS = ['us', 'usa', 'ee uu', 'eeuu', 'сша'];
const USSR_WORDS = ['ussr', 'urss', 'la urss', 'l urss', 'ссср'];

const SHOWS = 'reveals?|shows?|holds?|held|has|muestra|revela|tiene|mostra|rivela|ha|показывает|имеет|держит';
const NOTHING = /^(nothing|nothing else|nothing more|nada|nada más|niente|nient'altro|ничего)$/i;
const FORMS =
  '"ussr reveals CARD", "us holds CARD, CARD", "ussr holds nothing else", "die 4", "dice us 3 ussr 5", "defcon=3", "choice=OPTION", "target=COUNTRY", "coup=COUNTRY", "control=COUNTRY us", "place=COUNTRY 2, COUNTRY 1", "add=…", "remove=…", "pick=CARD", "drawn=CARD"';

/**
 * The case with a fact. Throws a `Stop` if the fact is not understood, or if nothing in the case awaits it.
 * @param ruling the case as it stands without the fact: which die is awaited can be read off it
 */
export function withFact(input: CaseInput, text: string, ruling: CaseRuling, names: NameIndex): CaseInput {
  const fact = readFact(text, names, ruling);
  const known = withGivenFact(input, fact, ruling);
  if (known) return known;
  const unasked =
    fact.kind === 'choice'
      ? wording('--fact "{text}": no choice is awaited in this case', { text })
      : wording('--fact "{text}": no die is awaited in this case', { text });
  throw usageError(unasked, 'rule');
}

/** Reads what is typed after `--fact`. Throws a `Stop` if it is not understood. */
export function readFact(text: string, names: NameIndex, { start }: Pick<CaseRuling, 'start'>): GivenFact {
  const shown = new RegExp(`^(.+?)\\s+(?:${SHOWS})\\s+(.+)$`, 'iu').exec(text.trim());
  const side = shown ? sideOfWord(plain(shown[1] ?? '')) : undefined;
  if (side !== undefined) return { kind: 'hand', side, ...cardsIn(shown?.[2] ?? '', names) };
  const die = /^(?:die|dado|кубик)\s+([1-6])$/iu.exec(text.trim());
  if (die) return { kind: 'die', die: Number(die[1]) };
  const dice = /^(?:dice|dados|dadi|кубики)\s+(?:\p{L}+\s+)?([1-6])[,\s]+(?:\p{L}+\s+)?([1-6])$/iu.exec(text.trim());
  if (dice) return { kind: 'dice', us: Number(dice[1]), ussr: Number(dice[2]) };
  const [key = '', value = ''] = text.split('=').map((part) => part.trim());
  if (Object.hasOwn(TRACKS, key) && /^-?\d+$/.test(value)) return track(key as keyof typeof TRACKS, Number(value));
  const words = value.split(/\s+/);
  const holder = HOLDERS.find((each) => each.toLowerCase() === words.at(-1)?.toLowerCase());
  if (key === 'control' && holder && words.length > 1)
    return { kind: 'control', country: countryId(words.slice(0, -1).join(' '), names, start), holder };
  const choice = value === '' ? undefined : choiceIn(key, value, names, start);
  if (choice) return choice;
  throw usageError(
    wording('--fact "{text}" is not understood', { text }),
    'rule',
    wording('write one of {names}', { names: FORMS }),
  );
}

const sideOfWord = (word: string): Side | undefined =>
  US_WORDS.includes(word) ? 0 : USSR_WORDS.includes(word) ? 1 : undefined;

function track(key: keyof typeof TRACKS, value: number): GivenFact {
  const [least, most] = TRACKS[key];
  if (value < least || value > most)
    throw usageError(wording('{key} goes from {least} to {most}, not {value}', { key, least, most, value }), 'rule');
  return { kind: 'track', key, value };
}

function countryId(name: string, names: NameIndex, { tables }: CaseRuling['start']): string {
  const index = names.country(name);
  const id = index === undefined ? undefined : tables.countries[index]?.id;
  if (id !== undefined) return id;
  throw usageError(wording('--fact: there is no country "{name}"', { name }), 'rule', SEE_EXPLAIN);
}

/** `key=value` for a choice; undefined if the key is none, or the value no roll or list of countries. */
function choiceIn(key: string, value: string, names: NameIndex, start: CaseRuling['start']): GivenFact | undefined {
  const isOf = (keys: readonly string[]): boolean => keys.includes(key);
  const country = (name: string): string => countryId(name, names, start);
  if (isOf(CHOICE_KEYS.word)) return { kind: 'choice', key, value };
  if (isOf(CHOICE_KEYS.country)) return { kind: 'choice', key, value: country(value) };
  if (isOf(CHOICE_KEYS.card)) return { kind: 'choice', key, value: cardNamed(value, names) };
  if (isOf(CHOICE_KEYS.roll)) {
    const words = value.split(/[\s,]/).filter(Boolean);
    const [us, ussr] = words.slice(-2).map(Number);
    if (words.length < 3 || !isDie(us) || !isDie(ussr)) return undefined;
    return { kind: 'choice', key, value: [{ in: country(words.slice(0, -2).join(' ')), us, ussr }] };
  }
  if (!isOf(CHOICE_KEYS.markers)) return undefined;
  const markers: Record<string, number> = {};
  for (const part of value.split(/[,;]/)) {
    const words = part.split(/\s/).filter(Boolean);
    const n = /^\d{1,2}$/.test(words.at(-1) ?? '') ? words.pop() : 1;
    const name = words.join(' ');
    const id = country(name);
    markers[id] = (markers[id] ?? 0) + Number(n);
  }
  return { kind: 'choice', key, value: markers };
}

const isDie = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= 6;

const SEE_EXPLAIN = wording('see: arbiter explain NAME');

function cardNamed(name: string, names: NameIndex): number {
  const number = names.card(name);
  if (number !== undefined) return number;
  throw usageError(wording('--fact: there is no card "{name}"', { name }), 'rule', SEE_EXPLAIN);
}

/** A title may itself contain a comma or "and": the whole is tried first. */
function cardsIn(text: string, names: NameIndex): { cards: readonly number[]; complete: boolean } {
  if (NOTHING.test(text.trim())) return { cards: [], complete: true };
  const whole = names.card(text.trim());
  if (whole !== undefined) return { cards: [whole], complete: false };
  const parts = text.split(/(?<!\s)(?:\s*[,;]\s*|\s+(?:and|y|e|и)\s+)/u);
  return { cards: parts.map((name) => cardNamed(name.trim(), names)), complete: false };
}
