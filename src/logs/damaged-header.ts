/**
 * Headers that can only be half read: an unknown card, a wrong punctuation mark, a cut title. They
 * still open their entry, or the lines below would count for the entry before.
 */
import type { HeaderContent } from './line.ts';
import type { LogNames } from './names.ts';
import type { Match } from './shapes.ts';

/** What could be read of a damaged header. */
export interface DamagedHeader extends Match<HeaderContent> {
  /** The title, or the titles, as printed, if there is a card in them that is not known. */
  readonly unknownCard: string | null;
}

const ROUND =
  /^Turn (?<turn>\d{1,2})[,;.]? (?<side>USSR|US) AR ?(?<round>\d)(?!\d)[:;,.]? ?(?<titles>[^:]*)(?:: ?(?<inline>.*))?$/i;

const HEADLINE = /^Turn (?<turn>\d{1,2})[,;.]? Headline Phase[:;,.]? ?(?<titles>[^:]*)(?:: ?(?<inline>.*))?$/i;

/** Reads what can be read of a tidied line that begins as a header does; null if it does not. */
export function readDamagedHeader(line: string, names: LogNames): DamagedHeader | null {
  const round = ROUND.exec(line)?.groups;
  const groups = round ?? HEADLINE.exec(line)?.groups;
  if (!groups) return null;
  const titles = (groups.titles ?? '').split('&').filter((title) => title.trim() !== '');
  const cards = titles.map((title) => names.card(title)).filter((card) => card !== undefined);
  const turn = Number(groups.turn);
  const content: HeaderContent = round
    ? { kind: 'round-header', turn, side: sideOf(round.side), round: Number(round.round), card: cards[0] ?? null }
    : { kind: 'headline-header', turn, cards };
  return {
    content,
    shape: round ? 'H03' : 'H01',
    inline: groups.inline || undefined,
    unknownCard: cards.length < titles.length ? (groups.titles ?? null) : null,
  };
}

const sideOf = (printed: string | undefined): 'us' | 'ussr' => (printed?.toLowerCase() === 'ussr' ? 'ussr' : 'us');
