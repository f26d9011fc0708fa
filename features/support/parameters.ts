/** What may stand between the braces of a phrase, and what a step receives for it. */
import { vocabularies } from './names.ts';

export type Side = 'us' | 'ussr';

/** The values of a phrase by parameter name; a repeated parameter is numbered, `{int1} {int2}`. */
export interface Arguments {
  readonly side: Side;
  /** Id of a country. */
  readonly country: string;
  /** Id of a card. */
  readonly card: string;
  /** Id of the card whose event has the effect. */
  readonly effect: string;
  /** Id of a region. */
  readonly region: string;
  /** Number of a clause. */
  readonly clause: string;
  /** An option of an event, as cases name it. */
  readonly option: string;
  /** A disputed question, and how it is read. */
  readonly option1: string;
  readonly option2: string;
  readonly int: number;
  readonly int1: number;
  readonly int2: number;
}
export type ParameterName = keyof Arguments;

/** A parameter type of cucumber expressions; `{int}` is built in. */
export interface Parameter {
  readonly name: string;
  /** Source of a regular expression without groups. */
  readonly pattern: string;
  /** Text as written in any language -> id; throws if there is no such thing. */
  readonly idOf: (text: string) => string;
}

// Cucumber parses the pattern again at every match, which thousands of names would make slow. Countries and cards
// are therefore any text, and an unknown name is an error that quotes it. Sides are few, and spelling them out keeps
// "now the US" from being read as one.
const TEXT = '\\S.*?';

export const parameters: readonly Parameter[] = [
  { name: 'side', pattern: oneOf(vocabularies.side.names), idOf: vocabularies.side.idOf },
  { name: 'country', pattern: TEXT, idOf: vocabularies.country.idOf },
  { name: 'card', pattern: TEXT, idOf: vocabularies.card.idOf },
  { name: 'effect', pattern: TEXT, idOf: vocabularies.card.idOf },
  { name: 'region', pattern: TEXT, idOf: vocabularies.region.idOf },
  { name: 'clause', pattern: '(?:\\d[\\d.A-Ia-i]*|card:[a-z\\d-]+)', idOf: (text) => text },
  { name: 'option', pattern: '[a-z\\d-]+', idOf: (text) => text },
];

/** Any of the names, with a small or capital first letter: cucumber allows no flag for that. */
function oneOf(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return escaped.map((name) => `[${name[0]!.toLowerCase()}${name[0]!.toUpperCase()}]${name.slice(1)}`).join('|');
}
