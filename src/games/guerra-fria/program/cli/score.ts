/** `arbiter score POSITION.yaml [PLAYER [PLAYER]] --game guerra-fria`. JSON: see `../ruling/score.ts`. */
import type { Scoring } from '../../../../cli/game.ts';
import { label } from '../../../../ruling/language.ts';
import { sentenceOf } from '../../desk/texts.ts';
import type { GuerraFriaJudged } from '../ruling/referee.ts';
import { scoreJson, scorePairs } from '../ruling/score.ts';
import type { GuerraFriaDesk } from './desk.ts';
import { seatAsked } from './session.ts';

export const guerraFriaScoring: Scoring<GuerraFriaDesk, GuerraFriaJudged> = {
  score({ desk: { referee }, judged: { ruling } }, players, { paint }) {
    const { library, language } = referee;
    const among = players.map((name) => seatAsked(name, library.words, 'score'));
    const pairs = scorePairs(ruling.end, among);
    const lines = pairs.map(({ finding, victorious }) => {
      const line = `  ${finding.clause}  ${sentenceOf(language.texts, finding)}`;
      return victorious ? paint('bold', line) : line;
    });
    const head = paint('bold', label(language, 'circumstances', { n: ruling.end.state.round }));
    return { json: () => scoreJson(ruling.end, pairs, language), text: () => [head, '', ...lines].join('\n') };
  },
};
