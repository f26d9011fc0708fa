/** The ways into the package for one game in one language: modules of their own, `cold-war-arbiter/twilight-struggle/en`. */

import type { Locale } from '../core/ruleset.ts';
import { LOCALES } from '../data/locales.ts';
import { APIS } from '../registry/api.ts';

const { partsFor: guerraFriaParts } = await APIS['guerra-fria']();

interface Single {
  readonly game: 'twilight-struggle' | 'guerra-fria';
  readonly language: Locale;
}

/** Every way in, by its name below `dist`. */
export const SINGLES: ReadonlyMap<string, Single> = new Map(
  (['twilight-struggle', 'guerra-fria'] as const).flatMap((game) =>
    LOCALES.map((language) => [`${game}/${language}`, { game, language }] as const),
  ),
);

/** A file of the rules without what no ruling reads: the evidence of disputes and its date, notes on cards, terms that clauses explain. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) => (UNREAD.has(key) ? [] : [[key, plain(inside)]])),
  );
}

const UNREAD: ReadonlySet<string> = new Set(['date', 'evidence', 'notes', 'terms']);

/** The file of `dist/data` that holds a game's rules so. */
export const PLAIN = 'twilight-struggle.plain';

/** The parts of the rules that it takes. Names of *Twilight Struggle*, which are long, are those of the language and of English. */
function partsOf({ game, language }: Single): readonly string[] {
  if (game === 'guerra-fria') return [...new Set(guerraFriaParts(language))];
  return [
    PLAIN,
    ...new Set([`${game}.en`, `${game}.${language}`, `${game}.en.names`, `${game}.${language}.names`] as const),
  ];
}

/** The text of its module, as if it stood in `src`. */
export function singleModule(single: Single): string {
  const { game, language } = single;
  const parts = partsOf(single);
  const isTwilight = game === 'twilight-struggle';
  return `
${parts.map((part, at) => `import part${at} from '../data/${part}.js';`).join('\n')}
import { asked } from './api/asked.ts';
import { rulesOf } from './api/functions.ts';
import { houseOf } from './api/house.ts';
import { ${isTwilight ? 'makePlainDesk' : 'makeDesk'} as make } from './games/${game}/program/api.ts';

export { explain, judge, legal, ${isTwilight ? 'score' : 'replay'}, start, validate } from './api/functions.ts';

export async function loadRules(options = {}) {
  const wanted = asked({ ...options, game: '${game}', language: '${language}' });
  const made = make(new Map([${parts.map((_, at) => `part${at}`).join(', ')}].flatMap(Object.entries)), wanted, await houseOf(wanted));
  return rulesOf(wanted, ${isTwilight ? 'made.desk' : 'made'});
}
`;
}

/** Its declarations. */
export const singleDeclarations = ({ game, language }: Single): string =>
  [
    "import type { Rules, RulesOptions } from '../index.js';",
    "export type * from '../index.js';",
    `export { explain, judge, legal, ${game === 'guerra-fria' ? 'replay' : 'score'}, start, validate } from '../index.js';`,
    `/** The rules of this game, with the words of \`${language}\`. */`,
    `export declare function loadRules(options?: Omit<RulesOptions<'${game}'>, 'game' | 'language'>): Promise<Rules<'${game}'>>;`,
    '',
  ].join('\n');
