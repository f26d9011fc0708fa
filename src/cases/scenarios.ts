/**
 * Scenarios as cases: the part of Gherkin that the features use (Feature, Rule, Background, Scenario, steps, tags), with
 * the sentences of `features/phrases`. Tables, outlines and texts in quotes are refused by name.
 */
import { remember } from '../core/remember.ts';
import { plain } from '../core/spelling.ts';
import { type Wording, wording } from '../core/wording.ts';
import type { Writing } from '../data/texts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type Sentence as Compiled, compiledOf, readingsOf, type Sentences } from './scenario-sentences.ts';
import { EXPECTATION, PLAY, POSITION } from './scenario-steps.ts';
import { emptyScene, type Fields, NothingPlayed, type Scene, settleTurn, type Values } from './scene.ts';

/** The sentences of one language, and the words that structure a feature. */
export interface Phrases {
  readonly keywords: Readonly<Record<Keyword, string | readonly string[]>>;
  readonly given: Sentences;
  readonly when: Sentences;
  readonly then: Sentences;
  /** How a scenario is written, see `features/phrases/en.yaml`. */
  readonly written?: Writing;
}
type Keyword = 'feature' | 'rule' | 'background' | 'scenario' | 'given' | 'when' | 'then' | 'and' | 'outline';

/** The id of a country, a card or a side by any of its names; undefined if there is none. */
export interface ScenarioNames {
  /** Which cards there are, and when they join the game. */
  readonly rules: Pick<Ruleset, 'cards' | 'periods'>;
  country(name: string): string | undefined;
  card(name: string): string | undefined;
  region(name: string): string | undefined;
  side(name: string): string | undefined;
}

/** A case with the line of its scenario, from 1. */
export interface ScenarioCase {
  readonly line: number;
  readonly input: Fields;
}

/** What is wrong with a line, from 1. */
export interface ScenarioProblem {
  readonly line: number;
  readonly message: Wording;
  /** The part of the line that is meant; all of it, if absent. */
  readonly part?: string;
  /** Sentences or names that are like it. */
  readonly like: readonly string[];
}

/** The cases of a feature, or what is wrong with it; undefined if the text begins with no feature in any of the languages. */
export function casesOfFeature(
  text: string,
  languages: Readonly<Record<string, Phrases>>,
  names: ScenarioNames,
): { readonly cases: readonly ScenarioCase[]; readonly problems: readonly ScenarioProblem[] } | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const language = languageOf(lines, languages);
  return language && read(lines, language, sentencesOf(language), names);
}

/** A `# language:` line decides, else the word before the first colon. */
function languageOf(lines: readonly string[], languages: Readonly<Record<string, Phrases>>): Phrases | undefined {
  const first = lines.find((line) => line !== '' && !/^[#@]/.test(line)) ?? '';
  const said = /^#\s*language\s*:\s*(\w+)/.exec(lines.find((line) => line !== '') ?? '')?.[1];
  const order = said !== undefined && languages[said] ? [languages[said]] : Object.values(languages);
  return order.find(({ keywords }) => heading(first, keywords.feature) !== undefined);
}

const wordsOf = (words: string | readonly string[]): readonly string[] => [words].flat();

/** What stands after one of these words and a colon. */
function heading(line: string, words: string | readonly string[]): string | undefined {
  const word = wordsOf(words).find((each) => line.startsWith(`${each}:`));
  return word === undefined ? undefined : line.slice(word.length + 1).trim();
}

/** What stands after one of these words of a step. */
function afterWord(line: string, words: string | readonly string[]): string | undefined {
  const word = wordsOf(words).find((each) => line.startsWith(`${each} `));
  return word === undefined ? undefined : line.slice(word.length + 1).trim();
}

type Kind = 'given' | 'when' | 'then';
const KINDS = ['given', 'when', 'then'] as const;

interface Step {
  readonly kind: Kind;
  readonly text: string;
  readonly line: number;
}

interface Scenario {
  readonly title: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly steps: readonly Step[];
}

type Line =
  | { readonly is: 'tags'; readonly tags: readonly string[] }
  | { readonly is: 'feature' | 'rule' | 'background' | 'text' | 'unread' }
  | { readonly is: 'scenario'; readonly title: string }
  /** Without a kind, it is of the kind of the step before. */
  | { readonly is: 'step'; readonly kind: Kind | undefined; readonly text: string };

/** What a line is; undefined for one that says nothing. */
function lineOf(line: string, keywords: Phrases['keywords']): Line | undefined {
  if (line === '' || line.startsWith('#')) return undefined;
  if (line.startsWith('@')) return { is: 'tags', tags: line.split(/\s+/) };
  for (const is of ['rule', 'feature', 'background'] as const)
    if (heading(line, keywords[is]) !== undefined) return { is };
  const title = heading(line, keywords.scenario);
  if (title !== undefined) return { is: 'scenario', title };
  if (heading(line, keywords.outline) !== undefined || /^(\||"""|```)/.test(line)) return { is: 'unread' };
  const kind = KINDS.find((each) => afterWord(line, keywords[each]) !== undefined);
  const text = afterWord(line, kind ? keywords[kind] : keywords.and);
  return text === undefined ? { is: 'text' } : { is: 'step', kind, text };
}

function read(lines: readonly string[], { keywords }: Phrases, sentences: readonly Sentence[], names: ScenarioNames) {
  const problems: ScenarioProblem[] = [];
  const scenarios: { title: string; line: number; tags: readonly string[]; steps: Step[] }[] = [];
  // What a feature or a rule says of all of its scenarios.
  const shared = { feature: [] as Step[], rule: [] as Step[] };
  const tags = { pending: [] as string[], feature: [] as string[], rule: [] as string[] };
  let into: Step[] | undefined;
  let kind: Kind = 'given';
  let level: 'feature' | 'rule' = 'feature';
  for (const [index, line] of lines.entries()) {
    const reject = (message: Wording): void => void problems.push({ line: index + 1, message, like: [] });
    const found = lineOf(line, keywords);
    if (found === undefined) continue;
    if (found.is === 'tags') {
      tags.pending.push(...found.tags);
      continue;
    }
    switch (found.is) {
      case 'feature':
      case 'rule':
        level = found.is;
        tags[level] = tags.pending;
        shared.rule = [];
        into = undefined;
        break;
      case 'background':
        into = shared[level];
        kind = 'given';
        break;
      case 'scenario': {
        const own = level === 'rule' ? tags.rule : [];
        into = [...shared.feature, ...shared.rule];
        kind = 'given';
        scenarios.push({
          title: found.title,
          line: index + 1,
          tags: [...tags.feature, ...own, ...tags.pending],
          steps: into,
        });
        break;
      }
      case 'step':
        kind = found.kind ?? kind;
        into?.push({ kind, text: found.text, line: index + 1 });
        break;
      case 'text':
        // It may stand below a heading, before the first step.
        if (into && into.length > 0)
          reject(wording('"{text}" is no step: it begins with no Given, When, Then, And', { text: line }));
        break;
      case 'unread':
        reject(wording('outlines, tables and quoted texts are not read; write a scenario for each'));
    }
    tags.pending = [];
  }
  const cases = scenarios.map((scenario) => ({
    line: scenario.line,
    input: caseOf(scenario, sentences, names, problems),
  }));
  // A background is read once for each of its scenarios; its mistakes are told once.
  const once = new Map(problems.map((problem) => [`${problem.line} ${problem.message.text}`, problem]));
  return { cases, problems: [...once.values()].sort((a, b) => a.line - b.line) };
}

function caseOf(
  scenario: Scenario,
  sentences: readonly Sentence[],
  names: ScenarioNames,
  problems: ScenarioProblem[],
): Fields {
  const scene = emptyScene();
  const expect: Fields = {};
  for (const step of scenario.steps) {
    const problem = carryOut(step, scene, expect, sentences, names);
    if (problem) problems.push({ line: step.line, ...problem });
  }
  settleTurn(scene, names.rules);
  if (scene.actions.length === 0)
    problems.push({ line: scenario.line, message: wording('the scenario has no play and no question'), like: [] });
  const tagged = (kind: string) =>
    scenario.tags.flatMap((tag) => (tag.startsWith(`@${kind}:`) ? [tag.slice(kind.length + 2)] : []));
  const edition = scene.edition ?? tagged('edition')[0];
  const tags = Object.fromEntries(tagged('issue').map((choice) => choice.split('=')));
  const policies = { ...tags, ...scene.policies };
  return {
    title: scenario.title,
    ...(edition !== undefined && { edition }),
    position: scene.position,
    action: scene.actions,
    ...(Object.keys(expect).length > 0 && { expect }),
    ...(Object.keys(policies).length > 0 && { policies }),
  };
}

type Problem = Omit<ScenarioProblem, 'line'>;

function carryOut(
  { kind, text }: Step,
  scene: Scene,
  expect: Fields,
  sentences: readonly Sentence[],
  names: ScenarioNames,
): Problem | undefined {
  // "Nobody controls Israel" has the form of "the US controls Israel" in some languages: the names tell them apart.
  const own = sentences.filter((sentence) => sentence.kind === kind);
  const [found] = readingsOf(text, own, names);
  if (!found)
    return {
      message: wording('no sentence of the features says "{text}"', { text }),
      like: likeSentences(text, kind, sentences),
    };
  const { unknown, values } = found;
  if (unknown !== undefined)
    return { message: wording('"{name}" is not known here', { name: unknown }), part: unknown, like: [] };
  const { id } = found.sentence;
  try {
    if (kind === 'then') merge(expect, EXPECTATION[id]?.(values as unknown as Values, scene) ?? {});
    else (POSITION[id] ?? PLAY[id])?.(scene, values as unknown as Values);
    return undefined;
  } catch (error) {
    if (error instanceof NothingPlayed) return { message: wording('nothing has been played yet'), like: [] };
    throw error;
  }
}

/** Several sentences may speak of parts of the same thing. */
function merge(into: Fields, more: Fields): void {
  for (const [key, value] of Object.entries(more)) {
    const before = into[key];
    if (Array.isArray(before) && Array.isArray(value)) into[key] = [...before, ...value];
    else if (isFields(before) && isFields(value)) merge(before, value);
    else into[key] = value;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Sentences -----------------------------------------------------------------------------------------------------------

interface Sentence extends Compiled {
  readonly kind: Kind;
}

const sentencesOf = remember((phrases: Phrases): readonly Sentence[] =>
  KINDS.flatMap((kind) => compiledOf(phrases[kind]).map((sentence): Sentence => ({ ...sentence, kind }))),
);

/** At most three sentences that share the most words with what was written. */
function likeSentences(text: string, kind: Kind, sentences: readonly Sentence[]): readonly string[] {
  const words = new Set(plain(text).split(' '));
  const share = ({ written }: Sentence): number =>
    plain(written)
      .split(' ')
      .filter((word) => words.has(word)).length;
  return sentences
    .filter((sentence) => sentence.kind === kind && share(sentence) > 1)
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, 3)
    .map(({ written }) => written);
}
