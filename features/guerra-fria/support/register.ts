/** Makes cucumber know the world, the parameters, and every step under its phrase in both languages. */
import { Before, defineParameterType, defineStep, setWorldConstructor } from '@cucumber/cucumber';
import { parameters } from './parameters.ts';
import { LANGUAGES, type Phrase, readPhrases } from './phrases.ts';
import { type Step, steps } from './steps.ts';
import { GuerraFriaWorld } from './world.ts';

setWorldConstructor(GuerraFriaWorld);
Before(function (this: GuerraFriaWorld, { pickle }) {
  this.tags = pickle.tags.map(({ name }) => name);
});
for (const parameter of parameters) defineParameterType({ ...parameter, useForSnippets: false });
for (const phrase of LANGUAGES.flatMap(readPhrases)) {
  const step = steps[phrase.id];
  if (!step) throw new Error(`features/guerra-fria/phrases: ${phrase.id} is not a step`);
  defineStep(phrase.expression, runner(phrase, step));
}

/** Hands the step its arguments by name: their order is the language's business. */
function runner({ expression, takes }: Phrase, step: Step) {
  const run = function (this: GuerraFriaWorld, ...given: readonly unknown[]) {
    step(this, Object.fromEntries([...takes, 'table'].map((name, i) => [name, given[i]])));
  };
  // Cucumber compares the declared number of arguments with what it has: parameters, and a table after a colon.
  return Object.defineProperty(run, 'length', { value: takes.length + (expression.endsWith(':') ? 1 : 0) });
}
