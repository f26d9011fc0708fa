/**
 * Doctored logs: one thing in a correct log is changed, and the replay must say which line is wrong and why.
 * Only for tests; nothing here knows how the replay works.
 */
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { copyState, type State } from '../../games/twilight-struggle/state.ts';
import type { BodyLine } from '../line.ts';
import type { Entry, LogFile } from '../log-file.ts';
import { logNames } from '../names.ts';
import { readLog } from '../read.ts';
import { replay } from './replay.ts';

/** One doctored log. */
export interface Mutant {
  readonly kind: string;
  readonly text: string;
  /** Lines of the doctored log of which any may be called wrong. */
  readonly lines: readonly number[];
  /** Clauses of which any may be cited; a prefix is enough. */
  readonly clauses: readonly string[];
  /** True if the doctored log is as correct as the first. */
  readonly equivalent: boolean;
  readonly was: string;
  readonly is: string;
}

/** A log with all that mutations need to know of it. */
export interface Subject {
  readonly rules: Ruleset;
  readonly text: string;
  readonly lines: readonly string[];
  readonly log: LogFile;
  /** The board as each entry finds it. */
  readonly states: readonly State[];
  readonly body: readonly { readonly line: BodyLine; readonly entry: Entry; readonly index: number }[];
}

export function subjectOf(rules: Ruleset, text: string): Subject {
  const log = readLog(text, logNames(rules));
  const states: State[] = [];
  replay(rules, log, { onEntry: (_entry, run) => states.push(copyState(run.board.state)) });
  const body = log.entries.flatMap((entry, index) => entry.blocks.flatMap((block) => block.lines.map((line) => ({ line, entry, index }))));
  return { rules, text, lines: text.split('\n'), log, states, body };
}

/** A small generator of repeatable choices. */
export function chooser(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

type Chooser = ReturnType<typeof chooser>;
type Site = Subject['body'][number];

/** The last entry is not judged as strictly: the exporter writes one update behind. */
const sites = (subject: Subject, fits: (line: BodyLine) => boolean): Site[] =>
  subject.body.filter(({ line, index }) => fits(line) && index < subject.log.entries.length - 1);

/** Replaces a piece of one line. */
function edit(subject: Subject, of: { kind: string; line: number; from: RegExp; to: string; clauses: readonly string[]; equivalent?: boolean }): Mutant | undefined {
  const was = subject.lines[of.line - 1] ?? '';
  const is = was.replace(of.from, of.to);
  if (is === was) return undefined;
  const text = subject.lines.with(of.line - 1, is).join('\n');
  return { kind: of.kind, text, lines: [of.line], clauses: of.clauses, equivalent: of.equivalent ?? false, was, is };
}

const MARKERS = ['2.1', '6.1', '6.2', '6.3', '7.', '5.2', 'card:', '8.1.5'];

type Mutation = (subject: Subject, choose: Chooser) => Mutant | undefined;

const pick = <T>(list: readonly T[], choose: Chooser): T | undefined => list[choose(list.length)];

/** Another whole number at most `by` away and inside the bounds. */
function other(n: number, choose: Chooser, by: number, min: number, max: number): number {
  const options: number[] = [];
  for (let m = Math.max(min, n - by); m <= Math.min(max, n + by); m++) if (m !== n) options.push(m);
  return pick(options, choose) ?? n;
}

/** A mutation of one number of one kind of line. */
function numberIn<K extends BodyLine['kind']>(
  name: string,
  kind: K,
  change: (line: Extract<BodyLine, { kind: K }>, choose: Chooser) => { from: RegExp; to: string; equivalent?: boolean } | undefined,
  clauses: readonly string[],
  only: (line: Extract<BodyLine, { kind: K }>) => boolean = () => true,
): readonly [string, Mutation] {
  return [
    name,
    (subject, choose) => {
      const site = pick(sites(subject, (line) => line.kind === kind && only(line as Extract<BodyLine, { kind: K }>)), choose);
      const made = site && change(site.line as Extract<BodyLine, { kind: K }>, choose);
      return site && made && edit(subject, { kind: name, line: site.line.line, clauses, ...made });
    },
  ];
}

const dieText = (die: number): RegExp => new RegExp(`(rolls|roll:|Roll:|SUCCESS:|FAILURE:|VICTORY:|DEFEAT:) ${die}\\b`);

export const MUTATIONS: Readonly<Record<string, Mutation>> = Object.fromEntries<Mutation>([
  numberIn(
    'influence result',
    'influence',
    (line, choose) => {
      const us = choose(2) === 0;
      const n = us ? line.us : line.ussr;
      const to = other(n, choose, 2, 0, 30);
      return us ? { from: /\[\d+\](?=\[)/, to: `[${to}]` } : { from: /\[\d+\]$/, to: `[${to}]` };
    },
    MARKERS,
  ),
  numberIn(
    'influence change',
    'influence',
    (line, choose) => ({ from: /[+-]\d+/, to: `${line.delta > 0 ? '+' : '-'}${other(Math.abs(line.delta), choose, 2, 1, 9)}` }),
    MARKERS,
  ),
  numberIn(
    'score',
    'vp',
    (line, choose) => {
      const to = other(line.score, choose, 4, -19, 19);
      return { from: /Score is .*/, to: `Score is ${to === 0 ? 'even' : to > 0 ? `US ${to}` : `USSR ${-to}`}.` };
    },
    ['10.', 'card:'],
  ),
  numberIn(
    'victory points',
    'vp',
    (line, choose) => ({ from: /gains \d+/, to: `gains ${other(line.vp, choose, 3, 1, 20)}` }),
    ['10.', 'card:', '6.4.3'],
    (line) => line.side !== null,
  ),
  numberIn('DEFCON', 'defcon', (line, choose) => ({ from: /\d$/, to: `${other(line.level, choose, 3, 1, 5)}` }), ['8.1', '4.5.A', '6.3.4', 'card:']),
  numberIn('military operations', 'military-operations', (line, choose) => ({ from: /\d$/, to: `${other(line.level, choose, 3, 0, 5)}` }), ['8.2', '6.3.3']),
  numberIn('space race box', 'space-advance', (line, choose) => ({ from: /to \d/, to: `to ${other(line.box, choose, 2, 1, 8)}` }), ['6.4', 'card:']),
  numberIn('coup die', 'coup-result', (line, choose) => ({ from: dieText(line.die), to: `$1 ${other(line.die, choose, 5, 1, 6)}` }), ['6.3']),
  numberIn('coup result', 'coup-result', (line, choose) => ({ from: /= -?\d+/, to: `= ${other(line.net, choose, 3, -4, 12)}` }), ['6.3']),
  numberIn('coup Operations in the sum', 'coup-result', (line, choose) => ({ from: /\+ \d/, to: `+ ${other(line.ops, choose, 2, 1, 6)}` }), ['6.3', '7.4']),
  numberIn('coup stability', 'coup-result', (line, choose) => ({ from: /2x\d/, to: `2x${other(line.stability, choose, 2, 1, 5)}` }), ['6.3']),
  numberIn('realignment die', 'realignment-roll', (line, choose) => ({ from: dieText(line.die), to: `$1 ${other(line.die, choose, 5, 1, 6)}` }), ['6.2']),
  numberIn(
    'realignment modifier',
    'realignment-roll',
    (line, choose) => ({ from: /\([+-]\d+\)/, to: `(+${other(line.modifier, choose, 2, 1, 9)})` }),
    ['6.2'],
    (line) => line.modifier !== 0,
  ),
  numberIn(
    'war die',
    'war-result',
    (line, choose) => {
      const to = other(line.die, choose, 5, 1, 6);
      return { from: dieText(line.die), to: `$1 ${to}`, equivalent: to + line.modifier >= line.needed === line.success };
    },
    ['7.6', 'card:'],
  ),
  numberIn(
    'war modifier',
    'war-result',
    (line, choose) => ({ from: /\(-\d\)/, to: `(-${other(-line.modifier, choose, 2, 1, 5)})` }),
    ['7.6', 'card:'],
    (line) => line.modifier !== 0,
  ),
  numberIn(
    'space race die',
    'space-roll',
    (line, choose) => {
      const to = other(line.die, choose, 5, 1, 6);
      return { from: dieText(line.die), to: `$1 ${to}`, equivalent: to <= line.needed === line.success };
    },
    ['6.4'],
  ),
  numberIn('space race number', 'space-roll', (line, choose) => ({ from: /Needed \d/, to: `Needed ${other(line.needed, choose, 2, 1, 6)}` }), ['6.4']),
  numberIn(
    'trap die',
    'trap-roll',
    (line, choose) => {
      const to = other(line.die, choose, 5, 1, 6);
      return { from: dieText(line.die), to: `$1 ${to}`, equivalent: to <= 4 === line.escaped };
    },
    ['card:', '5.5'],
  ),
  numberIn(
    'Operations of a coup or space header',
    'operations',
    (line, choose) => ({ from: /\(\d Ops\)/, to: `(${other(line.ops, choose, 2, 1, 4)} Ops)` }),
    ['7.4', '6.4.1', '6.3'],
    (line) => line.use === 'coup' || line.use === 'space',
  ),
  ['target country', targetCountry],
  ['closed region', closedRegion],
  ['side of an influence line', sideOfInfluence],
  ['side of military operations', sideOfMilops],
  ['side of victory points', sideOfPoints],
  ['side of a round', sideOfRound],
  ['order of rounds', swapRounds],
  ['headline order', swapHeadlines],
  ['event marker', eventMarker],
  ['removed card reused', (subject, choose) => reusedCard(subject, choose, 'removed card reused', 5)],
  ['discarded card reused', (subject, choose) => reusedCard(subject, choose, 'discarded card reused', 4)],
  ['card of the other hand', otherHand],
  ['event after its prohibition', barredEvent],
  ['extra space attempt', extraAttempt],
  ['result line missing', missingLine],
  ['influence line repeated', repeatedLine],
]);

// Places --------------------------------------------------------------------------------------------------------------

const nameOf = (subject: Subject, id: string): string => subject.rules.countries.find((country) => country.id === id)?.name ?? id;

function targetCountry(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'target'), choose);
  if (site?.line.kind !== 'target') return undefined;
  const { country, line } = site.line;
  const instead = pick(subject.rules.countries.filter(({ id }) => id !== country), choose);
  return instead && edit(subject, { kind: 'target country', line, from: /Target: .*/, to: `Target: ${instead.name}`, clauses: ['6.2', '6.3', '8.1.5', 'card:'] });
}

/** A coup in a region that DEFCON has closed, in a country where the rival is. */
function closedRegion(subject: Subject, choose: Chooser): Mutant | undefined {
  const found = sites(subject, (line) => line.kind === 'operations' && line.use === 'coup').flatMap(({ line, index, entry }) => {
    const state = subject.states[index];
    const target = subject.body.find((other) => other.line.line > line.line && other.line.kind === 'target');
    const coup = subject.body.find((other) => other.line.line > line.line && other.line.kind === 'military-operations');
    if (!state || !target || target.entry !== entry || coup?.line.kind !== 'military-operations' || coup.entry !== entry) return [];
    const rival = coup.line.side === 'us' ? 1 : 0;
    const closed = subject.rules.defcon.closed[String(state.defcon)] ?? [];
    const open = subject.rules.countries.filter(
      ({ region, id }, where) => closed.includes(region) && (state.influence[2 * where + rival] ?? 0) > 0 && id !== (target.line as { country?: string }).country,
    );
    return open.map((country) => ({ line: target.line.line, country }));
  });
  const site = pick(found, choose);
  return site && edit(subject, { kind: 'closed region', line: site.line, from: /Target: .*/, to: `Target: ${site.country.name}`, clauses: ['8.1.5', '6.3.5', 'card:'] });
}

// Sides ---------------------------------------------------------------------------------------------------------------

const flip = (side: 'us' | 'ussr'): { from: RegExp; to: string } => (side === 'us' ? { from: /\bUS\b/, to: 'USSR' } : { from: /\bUSSR\b/, to: 'US' });

function sideOfInfluence(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'influence'), choose);
  if (site?.line.kind !== 'influence') return undefined;
  const { from, to } = site.line.side === 'us' ? { from: /\bUS (?=[+-])/, to: 'USSR ' } : { from: /\bUSSR (?=[+-])/, to: 'US ' };
  return edit(subject, { kind: 'side of an influence line', line: site.line.line, from, to, clauses: [...MARKERS, '6.0', '6'] });
}

function sideOfMilops(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'military-operations'), choose);
  if (site?.line.kind !== 'military-operations') return undefined;
  return edit(subject, { kind: 'side of military operations', line: site.line.line, ...flip(site.line.side), clauses: ['8.2', '6.3'] });
}

function sideOfPoints(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'vp' && line.side !== null), choose);
  if (site?.line.kind !== 'vp' || site.line.side === null) return undefined;
  const { from, to } = site.line.side === 'us' ? { from: /US (?=gains)/, to: 'USSR ' } : { from: /USSR (?=gains)/, to: 'US ' };
  return edit(subject, { kind: 'side of victory points', line: site.line.line, from, to, clauses: ['10.', 'card:', '6.4.3'] });
}

// Rounds --------------------------------------------------------------------------------------------------------------

const rounds = (subject: Subject): { entry: Entry & { kind: 'round' }; index: number }[] =>
  subject.log.entries.flatMap((entry, index) =>
    entry.kind === 'round' && entry.card !== null && entry.blocks.length > 0 && index < subject.log.entries.length - 1 ? [{ entry, index }] : [],
  );

function sideOfRound(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(rounds(subject), choose);
  if (!site) return undefined;
  const from = site.entry.side === 'us' ? /US AR/ : /USSR AR/;
  return edit(subject, { kind: 'side of a round', line: site.entry.line, from, to: site.entry.side === 'us' ? 'USSR AR' : 'US AR', clauses: ['4.5', '5.1', '6.'] });
}

/** The text lines of an entry, from its header to the next. */
function linesOf(subject: Subject, index: number): readonly [number, number] {
  const start = subject.log.entries[index]?.line ?? 1;
  const end = subject.log.entries[index + 1]?.line ?? subject.lines.length + 1;
  return [start - 1, end - 1];
}

function swapRounds(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).filter(({ index }) => subject.log.entries[index + 1]?.kind === 'round' && index + 2 < subject.log.entries.length);
  const site = pick(list, choose);
  if (!site) return undefined;
  const [a, b] = linesOf(subject, site.index);
  const [, c] = linesOf(subject, site.index + 1);
  const { lines } = subject;
  const text = [...lines.slice(0, a), ...lines.slice(b, c), ...lines.slice(a, b), ...lines.slice(c)].join('\n');
  return { kind: 'order of rounds', text, lines: [a + 1], clauses: ['4.5'], equivalent: false, was: lines[a] ?? '', is: lines[b] ?? '' };
}

/** The two events of a headline phase change places. */
function swapHeadlines(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = subject.log.entries.flatMap((entry, index) => {
    const starts = entry.blocks.filter((block) => {
      const [first] = block.lines;
      return first?.kind === 'event' && entry.kind === 'headline' && entry.cards.includes(first.card);
    });
    return starts.length === 2 && index < subject.log.entries.length - 1 ? [{ index, starts }] : [];
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const [, end] = linesOf(subject, site.index);
  const [a, b] = site.starts.map((block) => block.line - 1) as [number, number];
  const { lines } = subject;
  const text = [...lines.slice(0, a), ...lines.slice(b, end), ...lines.slice(a, b), ...lines.slice(end)].join('\n');
  return { kind: 'headline order', text, lines: [a + 1], clauses: ['4.5.C', 'card:defectors'], equivalent: false, was: lines[a] ?? '', is: lines[b] ?? '' };
}

// Cards ---------------------------------------------------------------------------------------------------------------

const title = (subject: Subject, card: number): string => {
  const entry = subject.rules.cards.find(({ number }) => number === card);
  return entry ? `${entry.title}${entry.starred ? '*' : ''}` : '';
};

function eventMarker(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'event'), choose);
  if (site?.line.kind !== 'event') return undefined;
  const { card, line } = site.line;
  const instead = pick(subject.rules.cards.filter(({ number }) => number !== card && number !== 6), choose);
  if (!instead) return undefined;
  return edit(subject, { kind: 'event marker', line, from: /Event: .*/, to: `Event: ${title(subject, instead.number)}`, clauses: ['5.', '7.', '4.5.C', 'card:'] });
}

/** A round is played with a card that lies in a pile. */
function reusedCard(subject: Subject, choose: Chooser, kind: string, zone: number): Mutant | undefined {
  const site = pick(rounds(subject), choose);
  const state = site && subject.states[site.index];
  if (!site || !state) return undefined;
  const cards = subject.rules.cards.filter(({ number }) => state.zone[number] === zone);
  const instead = pick(cards, choose);
  return instead && renameCard(subject, site.entry, instead.number, kind, ['5.1', '4.3', '4.4', '2.2.4', 'card:']);
}

function renameCard(subject: Subject, entry: Entry & { kind: 'round' }, card: number, kind: string, clauses: readonly string[]): Mutant | undefined {
  const old = title(subject, entry.card ?? 0).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // The printed title may differ from ours: whatever stands between the round and the next colon.
  return edit(subject, { kind, line: entry.line, from: new RegExp(`AR(\\d): (?:${old}|[^:]*):`), to: `AR$1: ${title(subject, card)}:`, clauses });
}

/** A round is played with a card that is known to be in the rival's hand. */
function otherHand(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const zone = entry.side === 'us' ? 3 : 2;
    const state = subject.states[index];
    return subject.rules.cards.filter(({ number }) => state?.zone[number] === zone).map(({ number }) => ({ entry, number, index }));
  });
  const shown = list.filter(({ number, index, entry }) => wasShown(subject, number, index, entry.turn));
  const site = pick(shown, choose);
  return site && renameCard(subject, site.entry, site.number, 'card of the other hand', ['5.1', '4.3', '9.1']);
}

/** Has the card been shown in its hand earlier in the turn? Else nobody can tell whose play is the false one. */
const wasShown = (subject: Subject, card: number, index: number, turn: number): boolean =>
  subject.body.some(({ line, index: at, entry }) => line.kind === 'reveal' && line.card === card && at < index && entry.turn === turn);

const BARRED: readonly (readonly [card: number, by: number])[] = [
  [7, 83],
  [13, 65],
  [55, 96],
  [56, 110],
  [59, 97],
  [61, 86],
];

/** A forbidden event is marked where its card is played, or where its card might have been played. */
function barredEvent(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const state = subject.states[index];
    const side = entry.side === 'us' ? 0 : 1;
    // With the whole hand known a card that is not in it could not be played for anything.
    if (!state || entry.card === 6 || (state.hidden[side] ?? 0) === 0) return [];
    return BARRED.flatMap(([card, by]) => (state.occurred[by] && (state.zone[card] === 1 || entry.card === card) ? [{ entry, card, index }] : []));
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const [start, end] = linesOf(subject, site.index);
  const { lines } = subject;
  const name = title(subject, site.card);
  const { turn, side, round } = site.entry;
  const header = `Turn ${turn}, ${side === 'us' ? 'US' : 'USSR'} AR${round}: ${name}: Event: ${name}`;
  const text = [...lines.slice(0, start), header, '', ...lines.slice(end)].join('\n');
  return { kind: 'event after its prohibition', text, lines: [start + 1], clauses: ['7.5', '5.2'], equivalent: false, was: lines[start] ?? '', is: header };
}

/** A second card goes to the space race where one only may. */
function extraAttempt(subject: Subject, choose: Chooser): Mutant | undefined {
  const list = rounds(subject).flatMap(({ entry, index }) => {
    const state = subject.states[index];
    const side = entry.side === 'us' ? 0 : 1;
    const card = subject.rules.cards.find(({ number }) => number === entry.card);
    if (!state || !card || card.ops < 2 || (state.spaceUsed[side] ?? 0) < 1 || card.number === 6) return [];
    const ability = (state.space[side] ?? 0) >= 2 && (state.space[1 - side] ?? 0) < 2;
    return ability && (state.spaceUsed[side] ?? 0) < 2 ? [] : [{ entry, index, card }];
  });
  const site = pick(list, choose);
  if (!site) return undefined;
  const [start, end] = linesOf(subject, site.index);
  const { lines } = subject;
  const header = `${(lines[start] ?? '').replace(/(AR\d: [^:]*:).*/, '$1')} Space Race (${site.card.ops} Ops):`;
  const text = [...lines.slice(0, start), header, 'Die roll: 6 -- Failed! (Needed 3 or less)', '', ...lines.slice(end)].join('\n');
  return { kind: 'extra space attempt', text, lines: [start + 1], clauses: ['6.4'], equivalent: false, was: lines[start] ?? '', is: header };
}

// Lines ---------------------------------------------------------------------------------------------------------------

function missingLine(subject: Subject, choose: Chooser): Mutant | undefined {
  const kinds: readonly BodyLine['kind'][] = ['influence', 'defcon', 'military-operations', 'space-advance'];
  const site = pick(sites(subject, (line) => kinds.includes(line.kind)), choose);
  // The first line below a header stands on the header's own line.
  if (!site || site.line.line === site.entry.line) return undefined;
  const { line } = site.line;
  const text = [...subject.lines.slice(0, line - 1), ...subject.lines.slice(line)].join('\n');
  const [start, end] = linesOf(subject, site.index);
  const lines = Array.from({ length: end - start }, (_, i) => start + 1 + i);
  // Points left unspent are allowed, so a placement that is missing may show only in a later line of its country.
  return { kind: 'result line missing', text, lines, clauses: [...MARKERS, '8.', '6.'], equivalent: false, was: subject.lines[line - 1] ?? '', is: '' };
}

function repeatedLine(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(sites(subject, (line) => line.kind === 'influence'), choose);
  if (!site) return undefined;
  const { line } = site.line;
  const text = subject.lines.toSpliced(line, 0, site.line.text).join('\n');
  return { kind: 'influence line repeated', text, lines: [line, line + 1], clauses: [...MARKERS, '6.'], equivalent: false, was: '', is: site.line.text };
}

export { nameOf };
