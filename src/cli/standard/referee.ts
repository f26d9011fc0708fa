/** Cases of any game: read, ruled on move by move, and reported. */
import { stringify } from 'yaml';
import { casePlaces } from '../../core/case-places.ts';
import { attempt, CaseError } from '../../core/case-problem.ts';
import { type Difference, pick, same } from '../../core/compare.ts';
import type { Finding, Verdict } from '../../core/finding.ts';
import type { CoreBoard } from '../../core/game.ts';
import { judge, rest, start } from '../../core/judge.ts';
import { type Reading, underOthers } from '../../core/other-readings.ts';
import type { CoreRuleset } from '../../core/ruleset.ts';
import { type Fact, stepAt } from '../../core/steps.ts';
import type { Diagnostic } from '../../data/diagnostics.ts';
import { diagnosticAt, readYaml } from '../../data/read.ts';
import { findingJson } from '../../ruling/finding-json.ts';
import { type CallLanguage, label, say } from '../../ruling/language.ts';
import type { CasesOf, EntryOf, JudgedCase, NoCases, NotJudged, Teller } from '../../ruling/referee.ts';
import type { Detail } from '../../ruling/ruling-text.ts';
import { lineOf, type RulingView } from '../../ruling/view.ts';
import { formatRulingMarkdown, formatRulingText, type TextOptions } from '../../ruling/view-format.ts';
import type { Session } from '../session.ts';
import type { StandardCase } from './definition.ts';
import type { StandardRules } from './rules.ts';

/** One move of a case. */
export interface StandardStep {
  readonly fact: Fact;
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly consequences: readonly Finding[];
  readonly before: CoreBoard;
  readonly after: CoreBoard;
}

export interface StandardRuling {
  readonly verdict: Verdict;
  /** The moves up to the one that is refused. */
  readonly steps: readonly StandardStep[];
  readonly start: CoreBoard;
  readonly end: CoreBoard;
  /** Disputed readings that it rests on. */
  readonly rests: readonly string[];
}

export interface StandardJudged extends JudgedCase<StandardCase> {
  readonly ruling: StandardRuling;
}

export class StandardTeller implements Teller<StandardCase, StandardJudged, StandardJudged> {
  readonly rules: StandardRules;
  readonly language: CallLanguage;
  readonly #session: Session;

  constructor(rules: StandardRules, session: Session) {
    this.rules = rules;
    this.language = rules.language(session);
    this.#session = session;
  }

  read(name: string, source: string | Uint8Array): CasesOf<StandardCase> | NoCases {
    const read = readYaml(name, source);
    if (!read.ok) return read;
    const rejected: Diagnostic[] = [];
    const cases = casePlaces(read.value, 'cases').flatMap(({ path, value }) => {
      const wrong = this.rules.mistakes(read, 'case', value, path);
      rejected.push(...wrong);
      return wrong.length > 0 ? [] : [{ input: value as StandardCase, path }];
    });
    return cases.length === 0 ? { ok: false, diagnostics: rejected } : { ok: true, source: read, cases, rejected };
  }

  rule(
    { source }: CasesOf<StandardCase>,
    { path }: EntryOf<StandardCase>,
    input: StandardCase,
  ): StandardJudged | NotJudged {
    const judged = attempt(() => this.#judged(input));
    if (judged.ok) return judged;
    const { path: inside, message } = judged.problem;
    return {
      ok: false,
      diagnostics: [diagnosticAt(source, [...path, ...inside], false, { code: 'case/value', message })],
    };
  }

  report = (judged: StandardJudged): StandardJudged => judged;

  json({ input, ruling }: StandardJudged): object {
    const { definition } = this.rules;
    const told = (pickOf: 'findings' | 'consequences') =>
      ruling.steps.flatMap((step, index) =>
        step[pickOf].map((finding) => ({ action: index + 1, ...findingJson(finding, this.language) })),
      );
    return {
      ...(input.id !== undefined && { id: input.id }),
      game: definition.game.id,
      verdict: ruling.verdict,
      claim: this.claim(ruling),
      findings: told('findings'),
      consequences: told('consequences'),
      rests: ruling.rests.map((issue) => ({ issue, option: ruling.start.rules.policies[issue] })),
      position: definition.state(ruling.end),
    };
  }

  text = ({ ruling }: StandardJudged, options: TextOptions & Detail): string =>
    formatRulingText(this.#view(ruling), this.language, options);

  markdown = ({ ruling }: StandardJudged): string => formatRulingMarkdown(this.#view(ruling), this.language);

  position({ input: { policies }, ruling }: StandardJudged, remark: string): string {
    const position = this.rules.definition.state(ruling.end);
    return `# ${remark}\n${stringify({ ...(policies && { policies }), position, action: [] })}`;
  }

  /** A case expects a verdict, the clause that decides, and anything of the position afterwards. */
  differences({ input: { expect = {} }, ruling }: StandardJudged): readonly Difference[] {
    const { definition } = this.rules;
    const found: Readonly<Record<string, unknown>> = {
      ...definition.state(ruling.end),
      step: stepAt(definition.game.steps, ruling.end.state).path,
      verdict: ruling.verdict,
      clause: decisive(ruling)?.clause,
    };
    return Object.entries(expect).flatMap(([key, expected]) => {
      const part = pick(found[key], expected);
      return same(part, expected) ? [] : [{ key, expected, found: part }];
    });
  }

  otherwise({ input, ruling }: StandardJudged): Iterable<Reading & { readonly judged: StandardJudged }> {
    const { issues, policies } = ruling.start.rules;
    const atStake = ruling.rests.flatMap((id) => issues[id] ?? []);
    return underOthers(atStake, policies, input, (other) => this.#judged(other));
  }

  /** A move in words, `fact.<type>` of the messages. */
  move(fact: Fact, board: CoreBoard): string {
    const written = this.rules.definition.write(fact, board);
    const args = written as Readonly<Record<string, string | number>>;
    return say(this.language, { message: `fact.${fact.type}`, args });
  }

  /** What a case claims to happen, in words. */
  claim = ({ steps }: StandardRuling): string => steps.map(({ fact, before }) => this.move(fact, before)).join(', ');

  /** The board that a case begins with. */
  board({ policies, position }: Pick<StandardCase, 'policies' | 'position'>): CoreBoard {
    const { definition } = this.rules;
    const rules: CoreRuleset = this.rules.under({ ...policies, ...this.#session.policies }, this.#session);
    return position
      ? rest(definition.game, definition.at(rules, position)).board
      : start(definition.game, definition.empty(rules));
  }

  #judged(input: StandardCase): StandardJudged {
    const { game, read } = this.rules.definition;
    const first = this.board(input);
    const steps: StandardStep[] = [];
    const rests = new Set<string>();
    let board = first;
    for (const [index, action] of input.action.entries()) {
      const fact = inPlace(['action', index], () => read(action, board));
      const ruling = judge(game, board, fact);
      steps.push({ ...ruling, fact, before: board, after: ruling.board });
      for (const issue of ruling.rests) rests.add(issue);
      board = ruling.board;
      if (ruling.verdict === 'illegal') break;
    }
    const verdicts = steps.map((step) => step.verdict);
    const verdict = (['illegal', 'undetermined'] as const).find((each) => verdicts.includes(each)) ?? 'legal';
    return { ok: true, input, ruling: { verdict, steps, start: first, end: board, rests: [...rests] } };
  }

  #view(ruling: StandardRuling): RulingView {
    const { steps, verdict, rests, start: first, end } = ruling;
    const { steps: table } = this.rules.definition.game;
    const clause = verdict === 'legal' ? undefined : decisive(ruling)?.clause;
    const { path, final } = stepAt(table, end.state);
    const sections = [
      { id: 'tests', lines: steps.flatMap(({ findings }) => findings).map(lineOf) },
      { id: 'result', lines: steps.flatMap(({ consequences }) => consequences).map(lineOf) },
    ];
    return {
      verdict,
      claim: this.claim(ruling),
      ...(clause !== undefined && { decides: clause }),
      sections: sections.filter(({ lines }) => lines.length > 0),
      rests: rests.map((issue) => ({ issue, option: first.rules.policies[issue] })),
      settles: [],
      nearest: verdict === 'illegal' ? this.instead(end) : [],
      hints: verdict === 'illegal' || final ? [] : [label(this.language, 'legal.awaited', { step: path })],
    };
  }

  /** The tests of one move that nobody has made. */
  testsInWords(
    { fact, verdict, findings, before }: Pick<StandardStep, 'fact' | 'verdict' | 'findings' | 'before'>,
    options: TextOptions,
  ): string {
    const nearest = verdict === 'illegal' ? this.instead(before) : [];
    const sections = [{ id: 'tests', lines: findings.map(lineOf) }];
    const view = { verdict, claim: this.move(fact, before), sections, rests: [], settles: [], nearest, hints: [] };
    return formatRulingText(view, this.language, options);
  }

  /** The first moves that would be legal. */
  instead = (board: CoreBoard): readonly string[] =>
    this.rules.definition.game
      .choices(board)
      .slice(0, MOST)
      .map((fact) => this.move(fact, board));
}

/** So many legal moves are named beside one that is not. */
const MOST = 5;

/** The test that forbids or is open; else the last one. */
const decisive = ({ verdict, steps }: StandardRuling): Finding | undefined => {
  const findings = steps.flatMap((step) => step.findings);
  const force = verdict === 'illegal' ? 'forbids' : verdict;
  return findings.find((finding) => finding.force === force) ?? findings.at(-1);
};

/** Gives a mistake in a move its place in the case. */
function inPlace<T>(path: readonly (string | number)[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    const { problem } = error;
    throw new CaseError({ ...problem, path: [...path, ...problem.path] });
  }
}
