/** Takes the players' names out of a log, so that it can be shared. */
import { MAX_LINE_LENGTH } from './shapes.ts';
import { tidy } from './source-lines.ts';

/** The name stands between an opening and what is said of the player. One blank is asked for there, to stay linear. */
const PLAYER =
  /^(?<before>\s*(?:SETUP:\s*(?::\s*)?)?)(?<name>\S.*?)(?<after>\swill play as (?<side>USSR|USA?)\.?\s*)$/i;
const BID =
  /^(?<before>\s*(?:SETUP:\s*(?::\s*)?)?)(?<name>\S.*?)(?<after>\sbids \d{1,2} Influence for (?:USSR|USA?)\.?\s*)$/i;

/**
 * Replaces the players' names in the lines of the set-up by `USSR player` and `US player`, and
 * leaves every other character, line ends included, as it is. Names elsewhere in the text stay:
 * the log prints none, and a player may be called Nasser.
 */
export function anonymise(text: string): string {
  const sides = new Map<string, string>();
  const lines = text.match(/[^\r\n]+/g) ?? [];
  for (const line of lines) {
    const player = matchLine(PLAYER, line);
    if (player) sides.set(tidy(player.name ?? ''), sideName(player.side ?? ''));
  }
  return text.replace(/[^\r\n]+/g, (line) => {
    const player = matchLine(PLAYER, line);
    if (player) return replaceName(player, sideName(player.side ?? ''));
    const bid = matchLine(BID, line);
    // A bidder without a side is one of a log that ends before the sides are settled.
    if (bid) return replaceName(bid, sides.get(tidy(bid.name ?? '')) ?? 'A player');
    return line;
  });
}

function matchLine(pattern: RegExp, line: string): Record<string, string> | undefined {
  return line.length > MAX_LINE_LENGTH ? undefined : pattern.exec(line)?.groups;
}

/** Blanks that the lazy name has taken in stay. */
function replaceName({ before, name = '', after }: Record<string, string>, by: string): string {
  return `${before}${by}${name.slice(name.trimEnd().length)}${after}`;
}

const sideName = (side: string): string => (side.toUpperCase() === 'USSR' ? 'USSR player' : 'US player');
