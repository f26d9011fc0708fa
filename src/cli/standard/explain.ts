/** What any game knows about its names: clauses, disputed questions, states of the chart. */
import { chart } from '../../core/chart.ts';
import { nearest, oneOf } from '../../data/nearest.ts';
import type { Call } from '../command.ts';
import { type Entry, section } from '../explain/entry.ts';
import type { Explainer } from '../game.ts';
import type { StandardRules } from './rules.ts';

export function standardExplainer(rulesOf: (call: Call) => StandardRules, machine: Explainer['machine']): Explainer {
  const { nodes } = chart(machine);
  return {
    machine,
    examples: oneOf(
      nodes
        .flatMap(({ clause, path }) => [clause ?? [], path])
        .flat()
        .filter((name) => name !== ''),
    ),
    under(call) {
      const rules = rulesOf(call);
      const { clauses, issues, policies } = rules.under(call.session.policies, call.session);
      const language = rules.language(call.session);
      const explain = (id: string): readonly Entry[] => {
        const [clause, issue] = [clauses[id], issues[id]];
        const state = nodes.find(({ path }) => path === id);
        const states = nodes.filter((node) => node.clause === id).map(({ path }) => path);
        const asked = Object.values(issues).filter((each) => each.clauses.includes(id));
        if (clause) {
          const numbers = Object.entries(clause.facts).map(([name, value]) => `${name}: ${value}`);
          return entry('clause', id, language.clauses[id]?.summary ?? clause.summary, [
            ...section('numbers', numbers),
            ...section('see', clause.see),
            ...section(
              'issues',
              asked.map((each) => each.id),
            ),
            ...section('states', states),
          ]);
        }
        if (issue) {
          const { question = '', options = {} } = language.issues?.[id] ?? {};
          const readings = Object.entries(options).map(
            ([option, text]) => `${option === policies[id] ? '✓ ' : ''}${option}: ${text}`,
          );
          return entry('issue', id, question, [
            ...section('options', readings),
            ...section('evidence', issue.evidence),
            ...section('clauses', issue.clauses),
          ]);
        }
        if (!state) return [];
        const name = language.names.of.step?.(id, undefined) ?? id;
        return entry('state', id, name, section('clauses', state.clause === undefined ? [] : [state.clause]));
      };
      const names = [...Object.keys(clauses), ...Object.keys(issues), ...nodes.map(({ path }) => path)];
      return { language, find: { explain, nearest: (text) => nearest(text, names, 3) } };
    },
  };
}

const entry = (kind: string, id: string, summary: string, sections: Entry['sections']): readonly Entry[] => [
  { kind, id, title: id, summary, sections },
];
