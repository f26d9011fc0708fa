/** The dangers of a whole game, in words and for programs. */
import { writeFact } from '../cases/facts.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Lost, Risk } from '../odds/game-danger.ts';
import { dangersJson, wayInWords } from './danger-view.ts';
import type { GameDangersJson } from './json.ts';
import { type CallLanguage, label, say } from './language.ts';
import type { OddsFormat } from './odds-view.ts';
import { wrap } from './wrap.ts';

const playInWords = (play: Risk['choice']['play'], language: CallLanguage): string =>
  play.map((fact) => say(language, claimOf(fact))).join(', ');

/** The plays in danger in their order, then how the game was lost. */
export function gameDangersText(
  risks: readonly Risk[],
  lost: Lost | undefined,
  language: CallLanguage,
  { paint, columns = 100, markdown }: OddsFormat,
): string {
  const bold = (text: string): string => (markdown ? `**${text}**` : paint('bold', text));
  const item = (text: string): string[] =>
    markdown
      ? [`- ${text}`]
      : wrap(text, '    ', Math.min(columns, 100)).map((line, at) => (at === 0 ? `  ${line.trimStart()}` : line));
  const inDanger = risks.flatMap(({ choice, danger, instead }) => {
    const need = instead
      ? label(language, 'risk.needless', { what: playInWords(instead, language) })
      : label(language, 'risk.forced');
    return item(`${choice.name}: ${playInWords(choice.play, language)}: ${wayInWords(danger, language)}; ${need}`);
  });
  return [
    bold(label(language, risks.length > 0 ? 'risk.title' : 'risk.none')),
    ...(risks.length > 0 ? ['', ...inDanger] : []),
    ...(lost ? ['', ...lostInWords(lost, language, bold, item)] : []),
    '',
    ...(markdown ? [label(language, 'risk.note')] : wrap(label(language, 'risk.note'), '', Math.min(columns, 100))),
  ].join('\n');
}

function lostInWords(
  { side, last, result, byOwnChoice, since, handUnknown }: Lost,
  language: CallLanguage,
  bold: (text: string) => string,
  item: (text: string) => string[],
): string[] {
  const clause = language.names.of.clause?.(result.clause, undefined) ?? result.clause;
  return [
    `${bold(label(language, 'risk.lost', { side, what: last.name }))} (${clause})`,
    '',
    ...(byOwnChoice ? item(label(language, 'risk.own')) : []),
    ...(since ? item(label(language, 'risk.since', { what: since.name })) : []),
    ...(!since && !handUnknown ? item(label(language, 'risk.until')) : []),
    ...(handUnknown ? item(label(language, 'risk.unknown')) : []),
  ];
}

/** For programs. */
export const gameDangersJson = (
  file: string,
  risks: readonly Risk[],
  lost: Lost | undefined,
  language: CallLanguage,
): GameDangersJson => ({
  file,
  plays: risks.flatMap(({ choice: { name, line, by, board }, danger, instead }) =>
    dangersJson([danger], by, board, language).plays.map((play) => ({
      at: { name, line },
      side: by === 0 ? ('us' as const) : ('ussr' as const),
      ...play,
      instead: instead ? instead.map((fact) => writeFact(fact, board)) : null,
    })),
  ),
  lost: lost
    ? {
        side: lost.side === 0 ? 'us' : 'ussr',
        at: { name: lost.last.name, line: lost.last.line },
        how: lost.result.how,
        clause: lost.result.clause,
        byOwnChoice: lost.byOwnChoice,
        since: lost.since ?? null,
        handUnknown: lost.handUnknown,
      }
    : null,
});
