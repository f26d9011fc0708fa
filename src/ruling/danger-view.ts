/** What can lose the game, in words. */

import { writeFact } from '../cases/facts.ts';
import { isTelling } from '../cases/outcomes.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import type { Danger } from '../odds/danger.ts';
import type { LossChance } from '../odds/deals.ts';
import { circumstancesOf } from './board-text.ts';
import { findingJson } from './finding-json.ts';
import type { DangersJson } from './json.ts';
import { type CallLanguage, label, say } from './language.ts';
import { type Format, layoutOf } from './layout.ts';
import { percentOf } from './odds-view.ts';
import { clauseBehind, type Language } from './view-format.ts';

/** How dangerous a play is. */
export const dangerOfPlay = ({ loss, complete }: Danger): 'certain' | 'possible' | 'none' | 'unknown' =>
  loss ? (loss.certain ? 'certain' : 'possible') : complete ? 'none' : 'unknown';

/** Of plays that can lose: how likely they do, or that this could not be told. */
export type Chances = Map<Danger, LossChance | 'unknown'>;

/** The degrees of danger, those that lose first. */
export const ORDER = ['certain', 'possible', 'final.lost', 'final.open', 'unknown', 'none'] as const;

/** What a play is listed under: the final scoring that it leads to, if nothing else can lose the game. */
export function headOf(danger: Danger): (typeof ORDER)[number] {
  const grade = dangerOfPlay(danger);
  return danger.final && !danger.loss ? `final.${danger.final}` : grade;
}

/** The plays of a side by their danger, each with the shortest way to lose. */
export function dangersText(
  dangers: readonly Danger[],
  side: Side,
  board: Board,
  language: CallLanguage,
  format: Format,
  chances: Chances = new Map(),
): string {
  const { bold, item } = layoutOf(format);
  const lines = ORDER.flatMap((grade) => {
    const plays = dangers.filter((danger) => headOf(danger) === grade);
    if (plays.length === 0) return [];
    const head = label(language, `danger.${grade}`);
    const shown =
      grade !== 'certain' && grade !== 'possible'
        ? [plays.map((danger) => playInWords(danger, language)).join('; ')]
        : plays.map(
            (danger) =>
              `${playInWords(danger, language)}: ${wayInWords(danger, language)}${chanceInWords(chances.get(danger), language)}`,
          );
    return ['', bold(head), ...(format.markdown ? [''] : []), ...shown.flatMap(item)];
  });
  // Before the first card nobody plays, as in the crises of Turn Zero and the set-up.
  if (dangers.length === 0) lines.push('', label(language, 'danger.no-play'));
  const title = bold(label(language, 'danger.title', { side }));
  return [`${title} (${circumstancesOf(board, language)})`, ...lines].join('\n');
}

/** A play, with what it is used for. */
export const playInWords = ({ play }: Pick<Danger, 'play'>, language: CallLanguage): string =>
  play.map((fact) => say(language, claimOf(fact))).join(', ');

/** By whom or what it is decided that a play loses; empty where it is certain. */
export function byWhom({ loss }: Danger, language: Language): string {
  if (!loss) return '';
  const kinds = [...new Set(loss.chain.map(({ decides }) => decides))].filter(
    (kind) => kind !== 'own' && kind !== 'nobody',
  );
  const own = kinds.length === 0 && !loss.certain ? ['own' as const] : [];
  return [...kinds, ...own].map((kind) => label(language, `danger.by.${kind}`)).join(', ');
}

/** The chain, what it brings, and by whom or what it is decided. */
export function wayInWords(danger: Danger, language: CallLanguage): string {
  const { loss } = danger;
  if (!loss) return '';
  const links = loss.chain.map(({ fact }) => say(language, claimOf(fact)));
  const ends = loss.consequences
    .filter(isTelling)
    .map((finding) => `${say(language, finding)}${clauseBehind(finding.clause, language)}`);
  const by = byWhom(danger, language);
  return `${[...links, ...ends].join(' → ')}${by === '' ? '' : ` [${by}]`}`;
}

function chanceInWords(found: LossChance | 'unknown' | undefined, language: CallLanguage): string {
  if (!found) return '';
  if (found === 'unknown') return ` ${label(language, 'danger.deals.unknown')}`;
  const { chance, error, deals, exact } = found;
  const what = exact ? percentOf(chance, language) : `${percentOf(chance, language)} ± ${percentOf(error, language)}`;
  return ` ${label(language, exact ? 'danger.deals.all' : 'danger.deals.some', { what, n: deals })}`;
}

/** For programs. */
export const dangersJson = (
  dangers: readonly Danger[],
  side: Side,
  board: Board,
  language: CallLanguage,
  chances: Chances = new Map(),
): DangersJson => ({
  side: side === 0 ? 'us' : 'ussr',
  plays: dangers.map((danger) => ({
    play: danger.play.map((fact) => writeFact(fact, board)),
    danger: dangerOfPlay(danger),
    ...(danger.loss && {
      chain: danger.loss.chain.map(({ fact, decides }) => ({ fact: writeFact(fact, board), decides })),
      how: danger.loss.result.how,
      clause: danger.loss.result.clause,
      consequences: danger.loss.consequences.map((finding) => findingJson(finding, language)),
    }),
    ...(danger.final && { final: danger.final }),
    ...dealsJson(chances.get(danger)),
  })),
});

const dealsJson = (found: LossChance | 'unknown' | undefined): Pick<DangersJson['plays'][number], 'deals'> =>
  found ? { deals: found === 'unknown' ? null : found } : {};
