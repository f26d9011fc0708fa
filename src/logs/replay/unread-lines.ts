/** Lines inside a round, or the set-up, that could not be read: what they said may be what is missing further down. */
import type { LogFile, UnreadLine } from '../log-file.ts';
import { doubt, type Found, type Run } from './run.ts';

/**
 * Notes the first such line between two others. If something is wrong from there on, it may follow from that line.
 * @param from the line with which the round begins: what the line said may be missing above it as well
 */
export function doubtUnread(run: Run, from: number, end: number): void {
  const lost = run.log.unread.find((each) => each.line >= from && each.line < end && isOfTheGame(run.log, each));
  if (lost) doubt(run, 'unread-line', lost.line, from);
}

/** Does it resemble a line of the game? What people write between the lines does not. */
const isOfTheGame = (log: LogFile, { nearest }: UnreadLine): boolean => nearest !== null || isInOtherWords(log);

/** So many lines of no known form are no remarks, but the lines of the game in other words, or in another language. */
const isInOtherWords = ({ unread, lineCount }: LogFile): boolean =>
  20 * unread.filter(({ nearest }) => nearest === null).length > lineCount;

/** How often a log does not say what is asked for. */
export const lackingIn = ({ damage }: Found): number => damage.filter(({ code }) => code === 'lacking').length;
