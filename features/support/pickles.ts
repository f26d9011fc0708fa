/** Feature files of a language -> scenarios whose steps are ids and arguments instead of sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { parameters } from './parameters.ts';
import { type Phrase, readPhrases } from './phrases.ts';

export interface ScenarioSteps {
  readonly name: string;
  readonly line: number;
  readonly tags: readonly string[];
  readonly steps: readonly StepCall[];
}

/** A sentence and what it says: which step with which arguments, in any language. */
export interface StepCall {
  readonly text: string;
  /** Step id, or undefined if no phrase of the language matches the sentence. */
  readonly id?: string;
  /** `name=value` in the order of the names, values as ids. */
  readonly args: readonly string[];
  /** Why the sentence is not a proper call of a step, if it is not. */
  readonly problem?: string;
}

/** The scenarios of every feature file of a folder, backgrounds included, by file name. */
export function readFeatures(folder: string, language: string): ReadonlyMap<string, readonly ScenarioSteps[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.feature'));
  return new Map(files.sort().map((name) => [name, scenarios(path.join(folder, name), language)]));
}

interface Matcher {
  readonly phrase: Phrase;
  readonly expression: CucumberExpression;
}

function matchers(phrases: readonly Phrase[]): readonly Matcher[] {
  const registry = new ParameterTypeRegistry();
  for (const { name, pattern, idOf } of parameters) {
    registry.defineParameterType(new ParameterType(name, pattern, null, idOf, false, false));
  }
  return phrases.map((phrase) => ({ phrase, expression: new CucumberExpression(phrase.expression, registry) }));
}

/** What the sentences of a language say, each looked at once: the same ones stand in many features. */
const CALLS = new Map<string, (text: string, type: string | undefined) => StepCall>();

function callsIn(language: string): (text: string, type: string | undefined) => StepCall {
  const known = CALLS.get(language);
  if (known) return known;
  const sentences = matchers(readPhrases(language));
  const calls = new Map<string, StepCall>();
  const find = (text: string, type = ''): StepCall => {
    const key = `${type} ${text}`;
    const found = calls.get(key) ?? call(text, type, sentences);
    calls.set(key, found);
    return found;
  };
  CALLS.set(language, find);
  return find;
}

function scenarios(file: string, language: string): readonly ScenarioSteps[] {
  const callOf = callsIn(language);
  let ids = 0;
  const newId = () => String(ids++);
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher(language));
  const pickles = compile(parser.parse(readFileSync(file, 'utf8')), file, newId);
  return pickles.map((pickle) => ({
    name: pickle.name,
    line: pickle.location?.line ?? 0,
    tags: pickle.tags.map(({ name }) => name).sort(),
    steps: pickle.steps.map(({ text, type }) => callOf(text, type)),
  }));
}

const KEYWORDS: Readonly<Record<string, Phrase['keyword']>> = { Context: 'given', Action: 'when', Outcome: 'then' };

function call(text: string, type: string, sentences: readonly Matcher[]): StepCall {
  const matches = sentences.flatMap(({ phrase, expression }) => {
    const values = expression.match(text);
    return values ? [{ phrase, values }] : [];
  });
  const match = matches[0];
  if (!match) return { text, args: [], problem: 'no phrase matches' };
  const { id, takes, keyword } = match.phrase;
  if (matches.length > 1) return { text, id, args: [], problem: `matches ${id} and ${matches[1]!.phrase.id}` };
  if (KEYWORDS[type] !== keyword) return { text, id, args: [], problem: `${id} is a ${keyword}` };
  try {
    return { text, id, args: takes.map((name, i) => `${name}=${match.values[i]!.getValue(null)}`).sort() };
  } catch (error) {
    return { text, id, args: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
