/** `arbiter score POSITION.yaml [PLAYER [PLAYER]] --game guerra-fria`. JSON: see `../ruling/score.ts`. */

import { judgeAt, nothingAfter, onlyCase, openAt } from '../../../../cli/cases.ts';
import type { Call } from '../../../../cli/command.ts';
import { EXIT, type ExitCode } from '../../../../cli/exit.ts';
import { print } from '../../../../cli/io.ts';
import { label } from '../../../../ruling/language.ts';
import { sentenceOf } from '../../desk/texts.ts';
import { isRefused } from '../ruling/legal.ts';
import { scoreJson, scorePairs } from '../ruling/score.ts';
import { guerraFriaDesk } from './desk.ts';
import { languageOf, seatAsked } from './session.ts';

export async function run(call: Call): Promise<ExitCode> {
  const { operands, io, format, paint, session } = call;
  const [path = '', ...players] = operands;
  const desk = guerraFriaDesk(call);
  const opened = await openAt(desk, path, call);
  const { ruling } = judgeAt(opened, onlyCase(opened, call), call);
  if (isRefused(ruling)) throw nothingAfter();
  const { words } = desk.referee.library;
  const among = players.map((name) => seatAsked(name, words, 'score'));
  const language = languageOf(session);
  const pairs = scorePairs(ruling.end, among);
  if (format === 'json') print(io.stdout, JSON.stringify(scoreJson(ruling.end, pairs, language), null, 2));
  else {
    const lines = pairs.map(({ finding, victorious }) => {
      const line = `  ${finding.clause}  ${sentenceOf(language.texts, finding)}`;
      return victorious ? paint('bold', line) : line;
    });
    print(
      io.stdout,
      [paint('bold', label(language, 'circumstances', { n: ruling.end.state.round })), '', ...lines].join('\n'),
    );
  }
  return EXIT.fine;
}
