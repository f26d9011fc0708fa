/** What *Twilight Struggle* knows about every name. */

import { explainCase } from '../../../../cli/explain/case.ts';
import { type Entry, sectionsOf } from '../../../../cli/explain/entry.ts';
import { Index, type Subject } from '../../../../cli/explain/find.ts';
import { explainProfile } from '../../../../cli/explain/profile.ts';
import { explainClause, explainIssue, explainState, explainTerm, type Known } from '../../../../cli/explain/rules.ts';
import { explainCard, explainCountry, explainRegion } from '../../../../cli/explain/things.ts';
import type { Explainer } from '../../../../cli/game.ts';
import { wording } from '../../../../core/wording.ts';
import { EDITIONS } from '../../../../data/sources.ts';
import { twilightStruggle } from '../../../../registry/twilight-struggle.ts';
import { languageOf } from '../../../../ruling/board-language.ts';
import { say } from '../../../../ruling/language.ts';
import { makeBoard } from '../../index.ts';
import type { Ruleset } from '../../ruleset.ts';

const EXPLAIN: Readonly<Record<Subject['kind'], (known: Known, id: string) => Entry>> = {
  clause: explainClause,
  card: explainCard,
  country: explainCountry,
  region: explainRegion,
  issue: explainIssue,
  profile: explainProfile,
  state: explainState,
  term: explainTerm,
};

export const twilightExplainer: Explainer = {
  machine: twilightStruggle.machine,
  examples: wording('try a clause (6.3.4), a card, a country, an issue, a case (TS-204)'),
  under(call) {
    const { session } = call;
    const knownOf = (rules: Ruleset): Known => {
      const board = makeBoard(rules);
      const language = languageOf(session, board);
      return { board, rules: session.rules.bind(session), texts: session.texts(), language };
    };
    const known = knownOf(session.rules());
    const { board, language } = known;
    const index = new Index(board, session);
    /** A clause that this edition lacks: questions are answered by those of both. */
    const elsewhere = (text: string): readonly Entry[] =>
      EDITIONS.filter((edition) => edition !== board.rules.edition).flatMap((edition) => {
        const other = knownOf(session.rules(edition));
        const clauses = new Index(other.board, session).find(text).filter(({ kind }) => kind === 'clause');
        const named = sectionsOf({ editions: [say(language, { message: `word.edition.${edition}` })] });
        return clauses.map(({ id }) => {
          const entry = explainClause(other, id);
          return { ...entry, sections: [...named, ...entry.sections] };
        });
      });
    return {
      language,
      find: {
        explain: (text) => {
          const found = index.find(text).map(({ kind, id }) => EXPLAIN[kind](known, id));
          if (found.length > 0) return found;
          const cases = explainCase(text, call);
          return cases.length > 0 ? cases : elsewhere(text);
        },
        nearest: (text) => index.nearest(text),
      },
    };
  },
};
