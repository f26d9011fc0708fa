/** Feature files at the command line: the scenarios become cases, and what is not understood is shown at its line. */

import type { CaseDesk } from '../cases/desk.ts';
import type { CaseFile } from '../cases/read.ts';
import { scenarioNames } from '../cases/scenario-names.ts';
import { casesOfFeature, type Phrases, type ScenarioNames } from '../cases/scenarios.ts';
import { remember } from '../core/remember.ts';
import { wording } from '../core/wording.ts';
import { diagnosticAt, loadPhrases, readYaml, type WrittenPhrases } from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import { Stop } from './exit.ts';
import type { Input } from './input.ts';
import { report, type Voice } from './report.ts';

/** The scenarios of a feature file as cases; undefined if the text is no feature. Throws a `Stop` for what is not understood. */
export function readFeature({ name, bytes }: Input, desk: CaseDesk, call: Voice): CaseFile | undefined {
  const text = new TextDecoder().decode(bytes);
  if (!name.endsWith('.feature') && !/^\s*(#\s*language\s*:|Feature:)/.test(text)) return undefined;
  const read = casesOfFeature(text, allPhrases(), namesFor(desk, call));
  if (!read) return undefined;
  const { cases, problems } = read;
  if (problems.length > 0) {
    const diagnostics = problems.map(({ line, message, part, like }) => {
      const lines = text.split(/\r?\n/);
      const source = readYaml(name, JSON.stringify(lines));
      if (!source.ok) throw new Stop(report(source.diagnostics, call));
      const shown = lines[line - 1] ?? '';
      const column = (part === undefined ? shown.search(/\S|$/) : shown.lastIndexOf(part)) + 1;
      const frame = `> ${line} | ${shown}\n${' '.repeat(String(line).length + 3 + column)}^`;
      const expected =
        like.length > 0
          ? wording('a sentence such as {names}', { names: like.map((each) => `"${each}"`).join(', ') })
          : undefined;
      return {
        ...diagnosticAt(source, [], false, { code: 'feature/sentence', message, ...(expected && { expected }) }),
        line,
        column,
        frame,
      };
    });
    throw new Stop(report(diagnostics, call));
  }
  if (cases.length === 0) throw new Stop(wording('arbiter: {name} has no scenario', { name }));
  const source = readYaml(name, JSON.stringify(cases.map(({ input }) => input)));
  if (!source.ok) throw new Stop(report(source.diagnostics, call));
  const entries = cases.map(({ input }, index) => ({ input: input as never, path: [index] }));
  return { ok: true, source, cases: entries, rejected: [] };
}

/** The sentences of every language that has some. */
export const allPhrases = (): Readonly<Record<string, Phrases>> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const phrases = loadPhrases(locale);
      return phrases?.keywords ? [[locale, whole(phrases)] as const] : [];
    }),
  );

/** A language that is not complete may lack a kind of sentences. */
const whole = remember(
  // biome-ignore lint/suspicious/noThenProperty: the word of Gherkin
  (phrases: WrittenPhrases): Phrases => ({ given: {}, when: {}, then: {}, ...phrases }) as Phrases,
);

const namesFor = (desk: CaseDesk, { session }: Voice): ScenarioNames =>
  scenarioNames(
    session.rules('deluxe'),
    desk.nameIndex(),
    LOCALES.map((locale) => session.texts(locale).names),
  );
