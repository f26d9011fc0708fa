/** What any game knows about its names: clauses, disputed questions, states of the chart. */
import { lookedUp, lookUp } from '../../core/lookup.ts';
import { nearest, oneOf } from '../../data/nearest.ts';
import type { Call } from '../command.ts';
import { entryOf } from '../explain/found.ts';
import type { Explainer } from '../game.ts';
import type { AnyStandardGame } from './definition.ts';
import type { StandardRules } from './rules.ts';

export const standardExplainer = (
  rulesOf: (call: Call) => StandardRules,
  { machine, steps }: AnyStandardGame['game'],
): Explainer => ({
  machine,
  examples: oneOf(steps.rows.flatMap(({ step: { clause, path } }) => (path === '' ? [clause] : [clause, path]))),
  under(call) {
    const own = rulesOf(call);
    const rules = own.under(call.session.policies, call.session);
    const language = own.language(call.session);
    const { clauses = {}, issues = {}, names } = language;
    const step = (path: string) => names.of.step?.(path, undefined);
    const explain = (text: string) => {
      const found = lookUp({ rules, steps, words: { clauses, issues, step } }, text);
      return found ? [entryOf(found, language)] : [];
    };
    return { language, find: { explain, nearest: (text) => nearest(text, lookedUp({ rules, steps }), 3) } };
  },
});
