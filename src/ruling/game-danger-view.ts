/** The dangers of a whole game, in words and for programs. */
import { writeFact } from '../cases/facts.ts';
import type { Lost, Risk } from '../odds/game-danger.ts';
import { dangersJson, playInWords, wayInWords } from './danger-view.ts';
import type { GameDangersJson } from './json.ts';
import { type CallLanguage, label } from './language.ts';
import { type Format, type Layout, layoutOf } from './layout.ts';
import { clauseBehind } from './view-format.ts';

/** The plays in danger in their order, then how the game was lost. */
export function gameDangersText(
  risks: readonly Risk[],
  lost: Lost | undefined,
  language: CallLanguage,
  format: Format,
): string {
  const layout = layoutOf(format);
  const { bold, item, paragraph } = layout;
  const inDanger = risks.flatMap(({ choice, danger, instead }) => {
    const need = instead
      ? label(language, 'risk.needless', { what: playInWords({ play: instead }, language) })
      : label(language, 'risk.forced');
    return item(`${choice.name}: ${playInWords(choice, language)}: ${wayInWords(danger, language)}; ${need}`);
  });
  return [
    bold(label(language, risks.length > 0 ? 'risk.title' : 'risk.none')),
    ...(risks.length > 0 ? ['', ...inDanger] : []),
    ...(lost ? ['', ...lostInWords(lost, language, layout)] : []),
    '',
    ...paragraph(label(language, 'risk.note')),
  ].join('\n');
}

function lostInWords(
  { side, last, result, byOwnChoice, since, handUnknown }: Lost,
  language: CallLanguage,
  { bold, item }: Layout,
): string[] {
  return [
    `${bold(label(language, 'risk.lost', { side, what: last.name }))}${clauseBehind(result.clause, language)}`,
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
