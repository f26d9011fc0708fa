/** Logs damaged by a program, in the ways that files are: cut, pasted, put in another order, printed twice, with gaps. */

import type { Random } from '../../../fuzz/random.ts';
import { pick } from '../../../fuzz/random.ts';

/** A way to damage a log; undefined if this log is too short for it. */
export interface DamageKind {
  readonly kind: string;
  /** Must the report name the damage, or is the log as good as before? */
  readonly isLost: boolean;
  readonly apply: (log: Pieces, random: Random) => string | undefined;
}

/** The same as it stands in the table. */
interface Row {
  readonly kind: string;
  readonly harmless?: true;
  /** It happens at an entry that is drawn: neither the first nor among so many last ones. */
  readonly last?: number;
  readonly apply: (log: Pieces, random: Random, at: number) => string | undefined;
}

/** A log in pieces: its set-up, and every entry from its header to the next. */
export interface Pieces {
  readonly setup: string;
  readonly entries: readonly string[];
}

export function piecesOf(text: string): Pieces {
  const [setup = '', ...entries] = text.split(/\n(?=Turn \d+, )/);
  return { setup, entries };
}

const whole = ({ setup, entries }: Pieces): string => [setup, ...entries].join('\n');

/** An index of an entry that is neither the first nor among the last ones. */
function inside({ entries }: Pieces, random: Random, last: number): number | undefined {
  const n = entries.length - 1 - last;
  return n < 1 ? undefined : 1 + random.below(n);
}

const heading = (entry: string): string => (entry.split('\n')[0] ?? '').replace(/^(Turn \d+, [^:]*: [^:]*).*$/, '$1:');

/** Has an entry a text of its own that can be lost, or told twice? */
const isPlayed = (entry = ''): boolean =>
  /^Turn \d+, (?:Headline Phase|US|USSR)/.test(entry) && !/: *:\s*$/.test(entry);

const withEntries = (log: Pieces, entries: readonly string[]): string => whole({ ...log, entries });

const ROWS: readonly Row[] = [
  {
    kind: 'cut off after a line',
    harmless: true,
    apply: (log, random) => {
      const lines = whole(log).split('\n');
      return lines.slice(0, random.below(lines.length) + 1).join('\n');
    },
  },
  { kind: 'second part only', last: 2, apply: (log, _, at) => log.entries.slice(at).join('\n') },
  { kind: 'without its set-up', apply: (log) => log.entries.join('\n') },
  {
    kind: 'entries left out',
    // So many from the end a log would merely stop.
    last: 7,
    apply: (log, random, at) => withEntries(log, log.entries.toSpliced(at, 1 + random.below(6))),
  },
  {
    kind: 'lines left out, from one entry to another',
    last: 4,
    apply: (log, random, at) => {
      const n = 2 + random.below(2);
      const [first = '', last = ''] = [log.entries[at], log.entries[at + n]];
      const [head, tail] = [first.split('\n'), last.split('\n')];
      const kept = [...head.slice(0, Math.ceil(head.length / 2)), ...tail.slice(Math.floor(tail.length / 2) + 1)];
      return withEntries(log, log.entries.toSpliced(at, n + 1, kept.join('\n')));
    },
  },
  {
    kind: 'an entry without its text',
    last: 2,
    apply: (log, random, at) => {
      if (!isPlayed(log.entries[at])) return undefined;
      const [turn = ''] = (log.entries[at] ?? '').split(/: /);
      return withEntries(
        log,
        log.entries.toSpliced(at, 1, `${random.below(2) === 0 ? `${turn}:` : heading(log.entries[at] ?? '')}\n`),
      );
    },
  },
  {
    kind: 'headings only from some point on',
    last: 4,
    apply: (log, _, at) => withEntries(log, [...log.entries.slice(0, at), ...log.entries.slice(at).map(heading)]),
  },
  {
    kind: 'entries repeated',
    last: 2,
    apply: (log, random, at) => {
      const again = log.entries.slice(at, at + 1 + random.below(5));
      if (!again.some(isPlayed)) return undefined;
      return withEntries(log, log.entries.toSpliced(at + again.length, 0, ...again));
    },
  },
  {
    kind: 'two entries exchanged',
    last: 3,
    apply: (log, _, at) => {
      const [a = '', b = ''] = log.entries.slice(at, at + 2);
      return withEntries(log, log.entries.toSpliced(at, 2, b, a));
    },
  },
  {
    kind: 'entries in any order',
    last: 5,
    apply: (log, random, at) => {
      const [moved] = log.entries.slice(at, at + 1);
      const to = (at + 2 + random.below(log.entries.length - 3)) % (log.entries.length - 1);
      const rest = log.entries.toSpliced(at, 1);
      return to === at || moved === undefined ? undefined : withEntries(log, rest.toSpliced(to, 0, moved));
    },
  },
  {
    kind: 'the latest entry first',
    apply: (log) => (log.entries.length < 4 ? undefined : withEntries(log, log.entries.toReversed())),
  },
  { kind: 'two games in one file', apply: (log) => `${whole(log)}\n${whole(log).replace('Anna', 'Clara')}` },
  { kind: 'quoted in a mail', harmless: true, apply: (log) => whole(log).replace(/^/gm, '> ') },
  {
    kind: 'quoted from some point on',
    harmless: true,
    apply: (log, random) => {
      const lines = whole(log).split('\n');
      const at = random.below(lines.length);
      return lines.map((line, n) => (n < at ? line : `>> ${line}`)).join('\n');
    },
  },
  {
    kind: 'wrapped at 72 characters',
    harmless: true,
    apply: (log) => whole(log).replace(/^.{73,}$/gm, (line) => line.replace(/^(.{1,72}) /, '$1\n')),
  },
  {
    kind: 'with the line ends of another system',
    harmless: true,
    apply: (log, random) => whole(log).replaceAll('\n', pick(random, ['\r\n', '\r', '\r\r\n'])),
  },
];

export const DAMAGE_KINDS: readonly DamageKind[] = ROWS.map(({ kind, harmless = false, last, apply }) => ({
  kind,
  isLost: !harmless,
  apply: (log, random) => {
    const at = last === undefined ? 0 : inside(log, random, last);
    return at === undefined ? undefined : apply(log, random, at);
  },
}));
