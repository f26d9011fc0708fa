/** What *Twilight Struggle* knows about every name. */

import type { Entry } from '../../../../cli/explain/entry.ts';
import { Index, type Subject } from '../../../../cli/explain/find.ts';
import { explainProfile } from '../../../../cli/explain/profile.ts';
import { explainClause, explainIssue, explainState, explainTerm, type Known } from '../../../../cli/explain/rules.ts';
import { explainCard, explainCountry, explainRegion } from '../../../../cli/explain/things.ts';
import type { Explainer } from '../../../../cli/game.ts';
import { wording } from '../../../../core/wording.ts';
import { twilightStruggle } from '../../../../registry/twilight-struggle.ts';
import { languageOf } from '../../../../ruling/board-language.ts';
import { makeBoard } from '../../index.ts';

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
  examples: wording('try a clause (6.3.4), a card, a country, an issue'),
  under({ session }) {
    const board = makeBoard(session.rules());
    const index = new Index(board, session);
    const language = languageOf(session, board);
    const known: Known = { board, rules: session.rules.bind(session), texts: session.texts(), language };
    return {
      language,
      find: {
        explain: (text) => index.find(text).map(({ kind, id }) => EXPLAIN[kind](known, id)),
        nearest: (text) => index.nearest(text),
      },
    };
  },
};
