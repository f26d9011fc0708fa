/** What is published of an engine that others wrote: how it fares level by level, and every difference with its class. */
import { type Compliance, linesOf } from '../cli/engine/compliance.ts';
import type { Measured } from '../match/measure.ts';

/** What a difference is: theirs, another reading of the rules, beyond what adapter and engine can say, ours, or open. */
export const CLASSES = ['fault', 'reading', 'unexpressible', 'ours', 'unsettled'] as const;
export type Class = (typeof CLASSES)[number];

/** A difference that somebody has looked into: the cases that show it, or what their report says. */
export interface Known {
  readonly class: Class;
  readonly clause?: string;
  /** `issue`, or `issue=option`. */
  readonly issue?: string;
  readonly text?: string;
  /** Where in their code: file and line, in the state that was read. */
  readonly at?: string;
  readonly cases?: readonly string[];
  /** A pattern of what the report says of a case. */
  readonly where?: string;
}

/** An engine, how it is run, and what is known of it: a file of `features/engines`. */
export interface EngineFile {
  readonly engine: string;
  readonly language: string;
  readonly source: string;
  /** The state that was measured. */
  readonly read: string;
  /** The variable of the environment that names its folder. */
  readonly variable: string;
  readonly command: string;
  readonly differences: readonly Known[];
}

/** A class of differences with its cases. */
export type Difference = Omit<Known, 'cases' | 'where'> & { readonly cases: readonly string[] };

export type Published = Pick<EngineFile, 'engine' | 'language' | 'source' | 'read'> &
  Pick<Compliance, 'cases' | 'passed' | 'withChoices' | 'levels'> & {
    readonly classes: Readonly<Record<Class, number>>;
    readonly differences: readonly Difference[];
  };

/** Puts a measurement and what is known together. Whatever nobody has looked into is `unsettled`. */
export function published(file: EngineFile, result: Compliance): Published {
  const groups = new Map<string, { readonly known: Omit<Known, 'cases' | 'where'>; readonly cases: string[] }>();
  for (const each of result.open) {
    const { cases: _, where: __, ...known } = classOf(file, each);
    const key = JSON.stringify([known.class, known.clause, known.issue, known.text]);
    const group = groups.get(key) ?? { known, cases: [] };
    group.cases.push(each.id);
    groups.set(key, group);
  }
  const differences = [...groups.values()]
    .map(({ known, cases }): Difference => ({ ...known, cases: cases.sort() }))
    .sort((a, b) => CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) || b.cases.length - a.cases.length);
  const { engine, language, source, read } = file;
  const { cases, passed, withChoices, levels } = result;
  const count = (wanted: Class): number =>
    differences.reduce((sum, each) => sum + (each.class === wanted ? each.cases.length : 0), 0);
  const classes = Object.fromEntries(CLASSES.map((each) => [each, count(each)])) as Record<Class, number>;
  return { engine, language, source, read, cases, passed, withChoices, levels, classes, differences };
}

function classOf({ differences }: EngineFile, measured: Measured): Known {
  const { outcome, reading, detail = '' } = measured;
  if (outcome === 'reading') return { class: 'reading', issue: reading as string };
  if (outcome === 'unexpressible')
    return { class: 'unexpressible', text: detail.replace(/^the effect .*/, 'an effect') };
  const report = linesOf(measured, Number.POSITIVE_INFINITY).join('\n');
  return (
    differences.find(
      ({ cases, where }) => cases?.includes(measured.id) || (where && new RegExp(where).test(report)),
    ) ?? {
      class: 'unsettled',
      text: 'differs in a way that nobody has looked into yet',
    }
  );
}

/** Entries of the file that no difference matches any more. */
export const stale = (file: EngineFile, result: Compliance): readonly Known[] =>
  file.differences.filter((known) => !result.open.some((measured) => classOf(file, measured) === known));
