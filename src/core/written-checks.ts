/** Tables of checks written out: see `written-out.ts`. What they say is defined in `checks.ts`. */
import { notFalse, surelyTrue } from './answer.ts';
import type { Check, Checks } from './checks.ts';
import type { NumberSet } from './number-set.ts';
import { Code } from './written-out.ts';

/** True unless a check fails for certain. */
export type Passes<B, S> = (board: B, subject: S) => boolean;

export function writePasses<B, S>(checks: Checks<B, S>): Passes<B, S> | undefined {
  const code = new Code();
  const lines = checks.map(
    (check) => `if (${[...whenOf(check, code), ...failureOf(check, code)].join(' && ')}) return false;`,
  );
  return code.toFunction('passes', ['board', 'subject'], [...lines, 'return true;'].join('\n'));
}

/** The members for which no check fails for certain. */
export type Passing<B, S> = (board: B, subject: S, members: NumberSet, name: (member: number) => void) => NumberSet;

/** What can be asked of all members at once comes first, so that few are left to be asked one by one. */
export function writePassing<B, S>(checks: Checks<B, S>): Passing<B, S> | undefined {
  const code = new Code();
  const ofAll = checks.filter(isOfAll).map((check) => onlyWhen(check, code, linesOfAll(check, code)));
  const others = checks.filter((check) => !isOfAll(check));
  const ofEach = others.map((check) => onlyWhen(check, code, linesOfEach(check, code)));
  const lines = ['let left = members, asked, passed, failed;', ...ofAll, ...ofEach, 'return left;'];
  return code.toFunction('passing', ['board', 'subject', 'members', 'name'], lines.join('\n'));
}

const isOfAll = <B, S>({ concerns, test, unless }: Check<B, S>): boolean =>
  [test, concerns, unless?.test].every((each) => each === undefined || each.each !== undefined);

const call = (code: Code, asked: unknown): string => `${code.name(asked)}(board, subject)`;

const whenOf = <B, S>({ when }: Check<B, S>, code: Code): string[] => (when ? [call(code, when)] : []);

function onlyWhen<B, S>(check: Check<B, S>, code: Code, lines: readonly string[]): string {
  const [when] = whenOf(check, code);
  return `${when === undefined ? '' : `if (${when}) `}{\n${lines.join('\n')}\n}`;
}

/** The parts of "this check fails". */
const failureOf = <B, S>({ concerns, test, unless }: Check<B, S>, code: Code): string[] => [
  ...(concerns ? [call(code, concerns)] : []),
  `${call(code, test)} === false`,
  ...(unless ? [`${call(code, unless.test)} !== true`] : []),
];

function linesOfAll<B, S>({ concerns, test, unless }: Check<B, S>, code: Code): string[] {
  const answer = (of: Check<B, S>['test']): string => call(code, of.each);
  const sure = (members: string, of: Check<B, S>['test']): string =>
    `${code.name(surelyTrue)}(${members}, ${answer(of)})`;
  return [
    `asked = ${concerns ? sure('left', concerns) : 'left'};`,
    'if (!asked.isEmpty) {',
    `  passed = ${code.name(notFalse)}(asked, ${answer(test)});`,
    ...(unless
      ? [
          '  failed = asked.without(passed);',
          `  if (!failed.isEmpty) passed = passed.or(${sure('failed', unless.test)});`,
        ]
      : []),
    `  left = ${concerns ? 'left.without(asked).or(passed)' : 'passed'};`,
    '}',
  ];
}

function linesOfEach<B, S>(check: Check<B, S>, code: Code): string[] {
  return [
    'for (let member = left.next(-1); member >= 0; member = left.next(member)) {',
    '  name(member);',
    `  if (${failureOf(check, code).join(' && ')}) left = left.with(member, false);`,
    '}',
  ];
}
