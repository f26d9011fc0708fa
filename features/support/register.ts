/** Makes cucumber know the world, the parameter types, and every step under its phrase in every language. */
import { Before, defineParameterType, defineStep, setWorldConstructor } from '@cucumber/cucumber';
import { ruling } from '../steps/ruling.ts';
import { said } from '../steps/said.ts';
import { type Arguments, parameters } from './parameters.ts';
import { type Phrase, phraseLanguages, phraseProblems, readPhrases } from './phrases.ts';
import type { Step } from './step.ts';
import { CaseWorld } from './world.ts';

const steps = new Map<string, Step>(Object.entries({ ...said, ...ruling }));

setWorldConstructor(CaseWorld);
Before(function (this: CaseWorld, { pickle }) {
  this.tags = pickle.tags.map(({ name }) => name);
});
for (const { name, pattern, idOf } of parameters) {
  defineParameterType({ name, regexp: pattern, transformer: idOf, useForSnippets: false });
}
const phrases = phraseLanguages().flatMap(checked);
for (const phrase of firstOfEach(phrases)) {
  defineStep(phrase.expression, runner(phrase, steps.get(phrase.id)!));
}

function checked(language: string): readonly Phrase[] {
  const found = readPhrases(language);
  const problems = phraseProblems(language, found, steps);
  if (problems.length > 0) throw new Error(`\n${problems.join('\n')}`);
  return found;
}

/** Cucumber matches a sentence against all languages, so one that two languages share must be defined once. */
function firstOfEach(all: readonly Phrase[]): readonly Phrase[] {
  const byExpression = new Map<string, Phrase>();
  for (const phrase of all) {
    const same = byExpression.get(phrase.expression);
    if (same && (same.id !== phrase.id || same.takes.join() !== phrase.takes.join())) {
      throw new Error(
        `"${phrase.expression}" is ${same.id} in ${same.language} but ${phrase.id} in ${phrase.language}`,
      );
    }
    if (!same) byExpression.set(phrase.expression, phrase);
  }
  return [...byExpression.values()];
}

/** Hands the step its arguments by name: their order is the language's business. */
function runner({ takes }: Phrase, step: Step) {
  const run = function (this: CaseWorld, ...values: readonly unknown[]) {
    const args = Object.fromEntries(takes.map((name, i) => [name, values[i]])) as unknown as Arguments;
    step.run(this, args);
  };
  // Cucumber compares the declared number of arguments with the parameters of the expression.
  return Object.defineProperty(run, 'length', { value: takes.length });
}
