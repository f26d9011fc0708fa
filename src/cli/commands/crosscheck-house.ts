/** The terms that a translator brings along: `--glossary FILE`, `--usage NAME`. */
import { type Wording, wording } from '../../core/wording.ts';
import { HOUSE_KINDS, type House, type HouseTerm } from '../../crosscheck/house.ts';
import type { TargetLocale } from '../../crosscheck/types.ts';
import { didYouMean } from '../../data/index.ts';
import { matchHouse, readHouse } from '../../interchange/house.ts';
import type { Call } from '../command.ts';
import { Stop, usageError } from '../exit.ts';
import { readInput } from '../input.ts';
import { readCrosscheckFile } from './crosscheck-resources.ts';
import { decode } from './decode.ts';
import { loadConcepts } from './interchange-sources.ts';

/** What a published edition calls things. */
type Usage = Readonly<
  Partial<Record<HouseTerm['kind'], Readonly<Record<string, Pick<HouseTerm, 'form'> & Partial<HouseTerm>>>>>
>;

/** The houses whose terms are right, the named set first, since a glossary prevails over it; and what is to be told aside. */
export async function housesOf(
  { given, io }: Call,
  locale: TargetLocale,
): Promise<{ readonly houses: readonly House[]; readonly aside: readonly Wording[] }> {
  const [usage, path] = [given.one('usage'), given.one('glossary')];
  const sets = usage === undefined ? [] : [usageOf(usage, locale)];
  if (path === undefined) return { houses: sets, aside: [] };
  const { bytes } = await readInput(path, io);
  const text = decode(bytes)?.text;
  if (text === undefined) throw new Stop(wording('arbiter: {name} is no UTF-8 text', { name: path }));
  const { house, aside } = glossaryOf(path, text, locale);
  return { houses: [...sets, house], aside };
}

/** A named set of terms. Throws a `Stop` if the language has none of that name. */
function usageOf(name: string, locale: TargetLocale): House {
  const sets = readCrosscheckFile<Readonly<Record<string, Readonly<Record<string, Usage>>>>>('usage')[locale] ?? {};
  const found = sets[name];
  if (!found) {
    const names = Object.keys(sets);
    const message =
      names.length > 0
        ? wording('no usage "{name}" for {locale}: there are {names}', { name, locale, names: names.join(', ') })
        : wording('no usage "{name}" for {locale}: there is none yet', { name, locale });
    throw usageError(message, 'crosscheck', didYouMean(name, names));
  }
  const terms = HOUSE_KINDS.flatMap((kind) =>
    Object.entries(found[kind] ?? {}).map(([id, term]): HouseTerm => ({ forms: [], avoid: [], ...term, kind, id })),
  );
  return { name, terms, avoid: [] };
}

function glossaryOf(path: string, text: string, locale: TargetLocale): { house: House; aside: readonly Wording[] } {
  const name = path.replace(/^.*[\\/]/, '');
  const { matches, unknown } = readMatched(path, text, locale);
  const whyOf = (why: string) => why || name;
  const terms = matches.map((each) => ({
    ...each,
    avoid: each.avoid.map(({ form, why }) => ({ form, why: whyOf(why) })),
  }));
  if (terms.length === 0)
    throw new Stop(wording('arbiter: {path} names nothing that this game has, by its id or in English', { path }));
  // What we have no name for can be avoided all the same.
  const avoid = unknown.flatMap(({ forms, avoid: bad }) =>
    bad.map(({ form, why }) => ({ form, term: '', prefer: forms[0] ?? '', why: whyOf(why) })),
  );
  const strange = unknown.filter((each) => each.avoid.length === 0).map(({ english, id }) => english[0] ?? id);
  const aside =
    strange.length === 0
      ? []
      : [
          wording(
            '{path}: {n, plural, one {# entry names} other {# entries name}} nothing that this game has: {names}',
            {
              path,
              n: strange.length,
              names: strange.length > 5 ? `${strange.slice(0, 5).join(', ')} …` : strange.join(', '),
            },
          ),
        ];
  return { house: { name, terms, avoid }, aside };
}

function readMatched(path: string, text: string, locale: TargetLocale) {
  try {
    return matchHouse(readHouse(text, locale), loadConcepts());
  } catch (error) {
    throw new Stop(
      wording('arbiter: {path} cannot be read as a glossary: {reason}', { path, reason: (error as Error).message }),
    );
  }
}
