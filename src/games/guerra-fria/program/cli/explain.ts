/** What *Guerra fría* knows about every name. */

import { entryOf } from '../../../../cli/explain/found.ts';
import { codeNaming } from '../../../../cli/explain/uses.ts';
import type { Explainer } from '../../../../cli/game.ts';
import type { Locale } from '../../../../core/ruleset.ts';
import { wording } from '../../../../core/wording.ts';
import { LOCALES } from '../../../../data/locales.ts';
import { nearest } from '../../../../data/nearest.ts';
import { guerraFria, guerraFriaDesk } from '../../../../registry/guerra-fria.ts';
import type { Texts } from '../../desk/texts.ts';
import { loadGuerraFriaTexts } from '../data/load.ts';
import { languageOf, rulesOf } from './session.ts';

export const guerraFriaExplainer: Explainer = {
  machine: guerraFria.machine,
  examples: wording('try a clause (2.4.2.1), a move (+4, R, A), a card (IN, OUT, ALLY), an issue'),
  under(call) {
    const { session } = call;
    const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale, session.house())]));
    const library = { rules: rulesOf(call), texts: texts as Record<Locale, Texts> };
    const language = languageOf(session);
    return {
      language,
      find: {
        explain: (text) => {
          const found = guerraFriaDesk.explainId(library, text, session.locale);
          return found
            ? [entryOf(found, language, found.kind === 'clause' ? codeNaming(found.id, 'guerra-fria') : [])]
            : [];
        },
        nearest: (text) => nearest(text, guerraFriaDesk.explainable(library), 3),
      },
    };
  },
};
