/** The names a case file may use, for the schema's `refersTo`: forgiving, in every language, loaded when first needed. */

import { plain } from '../core/spelling.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import type { EffectReader } from './effect-words.ts';
import { effectCard, sideNamed } from './effects.ts';
import { type ExtraNames, indexNames, type NameIndex } from './names.ts';

/** The names of a ruleset, and whether those of other languages have been needed. */
export interface CaseNames {
  /** Kind of thing -> the names that are known, as the schema check wants them. */
  readonly forSchema: ReadonlyMap<string, ReadonlySet<string>>;
  readonly country: (name: string) => number | undefined;
  readonly card: (name: string | number) => number | undefined;
  /** Reads lasting effects in words. */
  readonly effects: EffectReader;
  /** The localised names, if any was needed so far; what the ruling has to be given. */
  readonly extra: () => ExtraNames;
}

/** A set of candidates that contains more than it lists: every spelling that will be understood. */
class ForgivingSet extends Set<string> {
  readonly #knows: (name: string) => boolean;
  constructor(candidates: Iterable<string>, knows: (name: string) => boolean) {
    super(candidates);
    this.#knows = knows;
  }
  override has(name: string): boolean {
    return super.has(name) || this.#knows(name);
  }
}

/** Words that stand where a name could. */
const NOTHING = 'none';

/**
 * The names of a ruleset.
 * @param load the localised names; asked for only when a name is not English
 */
export function caseNames(rules: Ruleset, load: () => ExtraNames): CaseNames {
  const english = indexNames(rules);
  let loaded: { readonly extra: ExtraNames; readonly index: NameIndex } | undefined;
  const all = (): NameIndex => {
    if (!loaded) {
      const extra = load();
      loaded = { extra, index: indexNames(rules, extra) };
    }
    return loaded.index;
  };
  // A name of another language is not a part of an English one.
  const country = (name: string) => (english.isCountry(name) ? english : all()).country(name);
  const card = (name: string | number) => (english.isCard(name) ? english : all()).card(name);
  const board = makeBoard(rules);
  const effects = rules.cards.map(({ id }) => id.replace(/^the-/, '').replaceAll('-', '_'));
  const regions = rules.regions.flatMap(({ id, name }) => [id, name]);
  const isCountry = (name: string) =>
    name === NOTHING || sideNamed(name) !== undefined || isVariantSpace(rules, name) || country(name) !== undefined;
  return {
    forSchema: new Map<string, ReadonlySet<string>>([
      ['country', new ForgivingSet(english.countries, isCountry)],
      ['card', new ForgivingSet(english.cards, (name) => name === NOTHING || card(name) !== undefined)],
      ['effect', new ForgivingSet(effects, (name) => effectCard(board, name) !== undefined)],
      ['region', new ForgivingSet(regions, (name) => regions.some((known) => plain(known) === plain(name)))],
      ['issue', new Set(Object.keys(rules.issues))],
    ]),
    country,
    card,
    effects: {
      board,
      card: (name) => card(name),
      region: (name) => rules.regions.find((known) => [known.id, known.name].some((one) => plain(one) === name))?.id,
    },
    extra: () => loaded?.extra ?? {},
  };
}

/** The space of a variant is a place in cases that play with it. 12.1 */
const isVariantSpace = (rules: Ruleset, name: string): boolean =>
  [rules.civilWar.space.id, rules.civilWar.space.name].some((known) => plain(known) === plain(name));
