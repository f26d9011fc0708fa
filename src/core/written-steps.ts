/** The rows of a step table written out: see `written-out.ts`. What they say is defined in `steps.ts`. */
import type { AtStep, Call, Fact, Guard, Row, Transition, Way } from './steps.ts';
import { Code } from './written-out.ts';

/** The steps of a chart by their index: what each does by itself, and what it does with a fact. */
export interface WrittenSteps<W> {
  readonly goOn: readonly GoOn<W>[];
  readonly takeFact: readonly TakeFact<W>[];
}

/** Undefined where code may not be made. */
export function writeSteps<W>(rows: readonly Row<W>[]): WrittenSteps<W> | undefined {
  const goOn = rows.flatMap(({ always }) => writeGoOn(always) ?? []);
  const takeFact = rows.flatMap(({ on }) => writeTakeFact(on) ?? []);
  return goOn.length + takeFact.length === 2 * rows.length ? { goOn, takeFact } : undefined;
}

/** Takes the first automatic transition that is open; false if none is. */
type GoOn<W> = (world: W, at: AtStep) => boolean;

function writeGoOn<W>(ways: readonly Way<W>[]): GoOn<W> | undefined {
  const code = new Code();
  const lines = ways.map(({ transition, fork }) => {
    if (transition) return ifOpen(transition, 'undefined', code);
    const cases = [...(fork?.byValue ?? [])].map(
      ([value, one]) => `case ${literal(value)}: ${take(one, 'undefined', code)}`,
    );
    return `switch (${code.name(fork?.value)}(world)) {\n${cases.join('\n')}\n}`;
  });
  return code.toFunction('goOn', ['world', 'at'], [...lines, 'return false;'].join('\n'));
}

/** Takes the first transition that is open for a fact; false if none is. */
type TakeFact<W> = (world: W, at: AtStep, fact: Fact, allowed: boolean) => boolean;

function writeTakeFact<W>(on: ReadonlyMap<string, readonly Transition<W>[]>): TakeFact<W> | undefined {
  const code = new Code();
  const cases = [...on].map(([type, transitions]) => {
    const lines = transitions.map((each) => ifOpen(each, 'fact', code, each.guard?.run.rules ? 'allowed || ' : ''));
    return `case ${literal(type)}:\n${lines.join('\n')}\nreturn false;`;
  });
  const body = `switch (fact.type) {\n${cases.join('\n')}\n}\nreturn false;`;
  return code.toFunction('takeFact', ['world', 'at', 'fact', 'allowed'], body);
}

const ifOpen = <W>(transition: Transition<W>, fact: string, code: Code, unasked = ''): string =>
  `${transition.guard ? `if (${unasked}${call(transition.guard, fact, code)}) ` : ''}${take(transition, fact, code)}`;

function take<W>({ target, actions }: Transition<W>, fact: string, code: Code): string {
  const lines = actions.map((action) => `${call(action, fact, code)};`);
  return `{ ${[...(target === undefined ? [] : [`at.step = ${target};`]), ...lines].join(' ')} return true; }`;
}

const call = <F extends Guard<never> | ((...args: never[]) => void)>(
  { run, params }: Call<F>,
  fact: string,
  code: Code,
): string => `${code.name(run)}(world, ${fact}, ${code.name(params)})`;

const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
