import { readdirSync, readFileSync } from 'node:fs';
import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { beside } from '../../../src/beside.fixture.ts';
import { parameters, playerNamed } from './parameters.ts';
import { LANGUAGES, type Language, readPhrases } from './phrases.ts';
import { steps } from './steps.ts';

const FEATURES = new URL('../', import.meta.url);
const SPECIFICATION = beside('clauses/guerra-fria.yaml');

const registry = new ParameterTypeRegistry();
for (const { name, regexp, transformer } of parameters) {
  const type = new ParameterType<unknown>(name, regexp, null, transformer as (text: string) => unknown, false, false);
  registry.defineParameterType(type);
}

/** The scenarios of a language: tags, and for every step its id with its arguments by name. */
function scenarios(language: Language): readonly { readonly tags: string; readonly steps: readonly string[] }[] {
  const phrases = readPhrases(language).map((phrase) => ({
    ...phrase,
    match: new CucumberExpression(phrase.expression, registry),
  }));
  const folder = new URL(`${language}/`, FEATURES);
  return readdirSync(folder).flatMap((file) => {
    let ids = 0;
    const newId = () => String(ids++);
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher(language));
    const pickles = compile(parser.parse(readFileSync(new URL(file, folder), 'utf8')), file, newId);
    return pickles.map((pickle) => ({
      tags: [file, ...pickle.tags.map(({ name }) => name)].join(' '),
      steps: pickle.steps.map(({ text, argument }) => {
        const [found, ...others] = phrases.flatMap(({ id, takes, match }) => {
          const values = match.match(text)?.map((value) => value.getValue(null));
          return values ? [`${id} ${takes.map((name, i) => `${name}=${shown(name, values[i])}`).sort()}`] : [];
        });
        const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => cellOf(value)).join());
        return found && others.length === 0 ? `${found} ${rows ?? ''}` : `no phrase for: ${text}`;
      }),
    }));
  });
}

// The word that opens a seal is a word of its language.
const shown = (name: string, value: unknown): string => (name === 'string' ? '…' : String(value));
const cellOf = (text: string): string =>
  /^[\d-]*$/.test(text) ? text : text.match(/^reserv/) ? 'reserve' : playerNamed(text);

describe('the features', () => {
  const english = scenarios('en');

  it('use a phrase in every step, and every phrase', () => {
    const used = english.flatMap((scenario) => scenario.steps.map((step) => step.split(' ')[0]));
    expect(used.filter((id) => id === 'no')).toEqual([]);
    expect([...new Set(used)].sort()).toEqual(Object.keys(steps).sort());
  });

  it.each(LANGUAGES)('have the phrases of every step in %s, and say the same as in English', (language) => {
    expect(
      readPhrases(language)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(Object.keys(steps).sort());
    expect(scenarios(language)).toEqual(english);
  });

  it.runIf(SPECIFICATION.present)(`tell every test case of the specification${SPECIFICATION.remark}`, () => {
    const { test_cases: cases } = parse(readFileSync(SPECIFICATION.path, 'utf8')) as { test_cases: { id: string }[] };
    const told = english.flatMap(({ tags }) => /@case:(\S+)/.exec(tags)?.[1] ?? []);
    expect(cases.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
  });
});
