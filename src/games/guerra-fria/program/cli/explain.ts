/** What *Guerra fría* knows about every name. */

import { entryOf } from '../../../../cli/explain/found.ts';
import { codeNaming } from '../../../../cli/explain/uses.ts';
import type { Explainer } from '../../../../cli/game.ts';
import type { Locale } from '../../../../core/ruleset.ts';
import { wording } from '../../../../core/wording.ts';
import { LOCALES } from '../../../../data/locales.ts';
import { nearest } from '../../../../data/nearest.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { explainable, explainId } from '../../desk/lookup.ts';
import type { Texts } from '../../desk/texts.ts';
import { loadGuerraFriaTexts } from '../data/load.ts';
import { languageOf, rulesOf } from './session.ts';

export const guerraFriaExplainer: Explainer = {
  machine: guerraFria.machine,
  examples: wording('try a clause (2.4.2.1), a move (+4, R, A), a card (IN, OUT, ALLY), an issue'),
  under(call) {
    const { session } = call;
    const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale, session.house())]));
    const library = { rules: rulesOf(call), texts: texts as Record<Locale, Texts>, steps: guerraFria.steps };
    const language = languageOf(session);
    const explain = (text: string) => {
      const found = explainId(library, text, session.locale);
      const code = found?.kind === 'clause' ? codeNaming(found.id, 'guerra-fria') : [];
      return found ? [entryOf(found, language, code)] : [];
    };
    return { language, find: { explain, nearest: (text) => nearest(text, explainable(library), 3) } };
  },
};
