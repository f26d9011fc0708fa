/** A step in code: which parameters its phrase must have, and what it does to the case under construction. */
import type { Arguments, ParameterName } from './parameters.ts';
import type { Phrase } from './phrases.ts';
import type { CaseWorld } from './world.ts';

export interface Step {
  readonly keyword: Phrase['keyword'];
  readonly takes: readonly ParameterName[];
  readonly run: (world: CaseWorld, args: Arguments) => void;
}
export type Steps = Readonly<Record<string, Step>>;

type Run<Name extends ParameterName> = (world: CaseWorld, args: Pick<Arguments, Name>) => void;

/** A step that says what the ruling is. */
export function then<Name extends ParameterName>(takes: readonly Name[], run: Run<Name>): Step {
  return { keyword: 'then', takes, run };
}
