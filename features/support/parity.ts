/** Do the features of two languages say the same? Same files, scenarios, tags, steps and arguments, in one order. */
import { align } from './diff.ts';
import { readFeatures, type ScenarioSteps, type StepCall } from './pickles.ts';

/** A place where the other language departs from English. */
export interface Difference {
  readonly kind: 'file' | 'scenario' | 'tags' | 'phrase' | 'step' | 'argument' | 'order';
  readonly file: string;
  /** Line of the scenario in the other language; in English, if it is missing there. */
  readonly line: number;
  readonly message: string;
}

/** Everything in which the features of `otherDir` differ from the English ones. */
export function compareFeatures(enDir: string, otherDir: string, language: string): readonly Difference[] {
  const english = readFeatures(enDir, 'en');
  const other = readFeatures(otherDir, language);
  const files = [...new Set([...english.keys(), ...other.keys()])].sort();
  return files.flatMap((file) => {
    const [ours, theirs] = [english.get(file), other.get(file)];
    if (!theirs) return [{ kind: 'file', file, line: 1, message: `${language} lacks the file` } as const];
    if (!ours) return [{ kind: 'file', file, line: 1, message: 'English lacks the file' } as const];
    return compareScenarios(ours, theirs).map((difference) => ({ file, ...difference }));
  });
}

type Found = Omit<Difference, 'file'>;

function compareScenarios(english: readonly ScenarioSteps[], other: readonly ScenarioSteps[]): readonly Found[] {
  const phrases = other.flatMap(phraseProblems);
  const pairs = align(english, other, (a, b) => says(a) === says(b));
  const lost = pairs.filter(([, theirs]) => !theirs).map(([ours]) => ours!);
  return [
    ...phrases,
    ...pairs.flatMap(([ours, theirs]): readonly Found[] => {
      if (ours && theirs) return compareScenario(ours, theirs);
      if (ours) return [{ kind: 'scenario', line: ours.line, message: `missing: ${ours.name}` }];
      const moved = lost.some((each) => says(each) === says(theirs!));
      return [
        moved
          ? { kind: 'order', line: theirs!.line, message: `not where English has it: ${theirs!.name}` }
          : { kind: 'scenario', line: theirs!.line, message: `not in English: ${theirs!.name}` },
      ];
    }),
  ];
}

function compareScenario(english: ScenarioSteps, other: ScenarioSteps): readonly Found[] {
  const { line } = other;
  const tags: readonly Found[] =
    english.tags.join() === other.tags.join()
      ? []
      : [{ kind: 'tags', line, message: `${other.tags.join(' ')} instead of ${english.tags.join(' ')}` }];
  const [ours, theirs] = [english.steps.map(signature), other.steps.map(signature)];
  if (ours.join() !== theirs.join() && [...ours].sort().join() === [...theirs].sort().join()) {
    return [...tags, { kind: 'order', line, message: `steps in another order: ${other.name}` }];
  }
  const pairs = align(english.steps, other.steps, (a, b) => signature(a) === signature(b));
  return [...tags, ...pairs.flatMap(([a, b]) => compareStep(a, b)).map((each) => ({ ...each, line }))];
}

function compareStep(english: StepCall | undefined, other: StepCall | undefined): readonly Omit<Found, 'line'>[] {
  if (!other) return [{ kind: 'step', message: `missing: ${english!.text}` }];
  if (!english) return [{ kind: 'step', message: `not in English: ${other.text}` }];
  // A sentence that matches no phrase is reported as such.
  if (!other.id || signature(english) === signature(other)) return [];
  if (english.id !== other.id) {
    return [{ kind: 'step', message: `"${other.text}" is ${other.id}, English has ${english.id}: ${english.text}` }];
  }
  return [{ kind: 'argument', message: `"${other.text}" (${other.args}), English has ${english.args}` }];
}

function phraseProblems({ line, steps }: ScenarioSteps): readonly Found[] {
  return steps.flatMap(({ text, problem }) =>
    problem ? [{ kind: 'phrase', line, message: `"${text}": ${problem}` } as const] : [],
  );
}

/** Two scenarios with the same steps say the same; their tags are compared afterwards. */
function says({ steps }: ScenarioSteps): string {
  return steps.map(signature).join('\n');
}

function signature({ id, args }: StepCall): string {
  return `${id}(${args.join(', ')})`;
}
