/**
 * The answer to `arbiter replay GAME --what-if …`, the same for every game. Exit code 1 if the other action is illegal, 3 if
 * something about it is not told; how far the rest of the game goes is no fault of it.
 */
import type { Verdict } from '../../core/finding.ts';
import { type CallLanguage, label } from '../../ruling/language.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { print } from '../io.ts';

interface Place {
  readonly name: string;
  readonly line: number;
}

interface Found {
  readonly clause: string | null;
  readonly message: string;
}

/** What programs are told. */
export interface WhatIfAnswer {
  readonly file: string;
  readonly at: Place;
  /** What was done, and what is done instead, in words. */
  readonly logged: readonly string[];
  readonly instead: readonly string[];
  readonly verdict: Verdict;
  /** What bars it. */
  readonly findings: readonly Found[];
  /** Entries after it that could be played as they were. */
  readonly played: number;
  readonly halt: (Place & Found) | null;
  /** How the other game ended, if it did. */
  readonly over: object | null;
  readonly differences: readonly { readonly what: string; readonly logged: string; readonly other: string }[];
  readonly position: object;
}

/**
 * Prints an answer.
 * @param stops where the other game stops and why, in words; undefined if nothing goes on from what is barred
 */
export function printWhatIf(
  answer: WhatIfAnswer,
  stops: string | undefined,
  language: CallLanguage,
  { format, io, paint }: Call,
): ExitCode {
  const { file, at, logged, instead, verdict, findings, played, differences } = answer;
  const row = (name: string, text: string): string => `  ${label(language, `what-if.${name}`).padEnd(14)} ${text}`;
  const style = { legal: 'green', illegal: 'red', undetermined: 'yellow' } as const;
  const widest = Math.max(0, ...differences.map(({ what }) => what.length));
  const lines = [
    `${paint(style[verdict], label(language, `verdict.${verdict}`))} · ${file}, ${placeInWords(at, language)}`,
    '',
    row('logged', logged.join(' · ')),
    row('instead', instead.join(' · ')),
    ...findings.map(foundInWords),
  ];
  if (stops !== undefined)
    lines.push(
      row('played', label(language, 'what-if.entries', { n: played })),
      row('stops', stops),
      '',
      `  ${label(language, differences.length === 0 ? 'what-if.same' : 'what-if.differs')}`,
      ...differences.map(({ what, logged: was, other }) => `    ${what.padEnd(widest)}   ${was} → ${other}`),
    );
  print(io.stdout, format === 'json' ? JSON.stringify(answer, null, 2) : `${lines.join('\n')}\n`);
  return { legal: EXIT.fine, illegal: EXIT.found, undetermined: EXIT.open }[verdict];
}

/** `T5 US AR3 (line 12)`. */
export const placeInWords = ({ name, line }: Place, language: CallLanguage): string =>
  `${name} (${label(language, 'replay.line', { n: line })})`;

/** A finding, on a line of its own. */
export const foundInWords = ({ clause, message }: Found): string => `  ${(clause ?? '').padEnd(14)} ${message}`;
