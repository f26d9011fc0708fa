/**
 * A ruling as a reader sees it, before it is put into words: a heading, the tests that decided, what follows grouped by
 * what it is about, the readings it rests on. Plain JSON without a word of any language; `view-format.ts` prints it.
 */
import type { DecidedBy } from '../cases/dice.ts';
import type { Finding, Force, Verdict } from '../core/finding.ts';
import type { Message } from '../core/render.ts';
import type { ClauseId, IssueId } from '../core/ruleset.ts';
import { SECTIONS, type SectionId, sectionOf } from './view-sections.ts';

/** One fact's part of a ruling; a `Ruling` of `judge` and a step of a case both fit. */
export interface ViewedStep {
  readonly findings: readonly Finding[];
  readonly consequences: readonly Finding[];
  /** The phasing player, who answers for DEFCON; while a headline is resolved it is the side whose headline it is. 8.1.3 */
  readonly phasing?: 0 | 1;
  /** It led up to what is refused: what is told of it had happened before. */
  readonly soFar?: boolean;
}

export interface ViewInput {
  readonly verdict: Verdict;
  readonly steps: readonly ViewedStep[];
  /** What was claimed: something to say, or the words of whoever asked. */
  readonly claim?: Message | string;
  /** When it was: the arguments of `label.circumstances`. */
  readonly circumstances?: { readonly edition: string; readonly turn: number; readonly defcon: number };
  /** The disputed questions it rests on, with the option in force. */
  readonly rests?: RulingView['rests'];
  /** Facts that would settle an open question. */
  readonly settles?: readonly (Message | string)[];
  /** What would have been legal, nearest to what was tried. */
  readonly nearest?: readonly (Message | string)[];
  readonly hints?: readonly (Message | string)[];
  /** The clause of what was attempted, where nothing else says more: that of the card whose event it is. */
  readonly about?: ClauseId | undefined;
  /** Clauses of tests whose outcome turns on how a disputed rule is read. */
  readonly turns?: readonly ClauseId[];
  /** Dice that are not stated, or cards nobody has seen, decide what comes of it. */
  readonly decidedBy?: DecidedBy | undefined;
  /** What comes of it whatever they show. */
  readonly surely?: readonly Finding[];
  /** Show also the tests that everybody takes for granted. */
  readonly verbose?: boolean;
}

/** How a test came out; `over` is an exception that lifts the prohibition before it. */
export type Mark = Exclude<Force, 'applies'> | 'over';

export interface ViewLine {
  readonly clause: ClauseId;
  readonly said: Message;
  readonly mark?: Mark;
  /** How often the same thing happened. */
  readonly times: number;
  /** A remark, in brackets. */
  readonly note?: Message;
}

export interface ViewSection {
  /** What follows is about, `label.section.<id>`; a `SectionId`, or a section of another game. */
  readonly id: string;
  readonly lines: readonly ViewLine[];
}

/** A disputed question with the reading in force; `only` if no other can be ruled under. */
export interface Rest {
  readonly issue: IssueId;
  readonly option?: string | undefined;
  readonly only?: boolean;
}

export interface RulingView {
  readonly verdict: Verdict;
  readonly claim?: Message | string;
  readonly circumstances?: Message;
  /** What comes of it, if that is more than the board after it: the end of the game, or that dice decide. */
  readonly comes?: { readonly said: Message; readonly clause?: ClauseId };
  /** The clause that decides: what forbids or is open, else the exception that helps or the first test of weight. */
  readonly decides?: ClauseId;
  readonly sections: readonly ViewSection[];
  readonly rests: readonly Rest[];
  /** Readings that are named only, in a brief view. */
  readonly alsoRests?: readonly IssueId[];
  readonly settles: readonly (Message | string)[];
  readonly nearest: readonly (Message | string)[];
  readonly hints: readonly (Message | string)[];
}

/** Builds the view of one case. */
export function viewRuling(input: ViewInput): RulingView {
  const { verdict, steps, claim, circumstances, rests = [], settles = [], nearest = [], hints = [] } = input;
  const all = testLines(steps.flatMap(passedFor(steps)), input.verbose === true);
  // That it may end there is told only beside something that was tried.
  const tests = all.every(({ said }) => said.message === 'done.optional' && said.force !== 'forbids') ? [] : all;
  const consequences = consequenceSections(
    steps.flatMap(({ consequences: list, phasing, soFar = false }) => withPhasing(list, phasing, soFar)),
  );
  return {
    verdict,
    ...(claim !== undefined && { claim }),
    ...(circumstances && { circumstances: { message: 'label.circumstances', args: { ...circumstances } } }),
    ...comesOf(input),
    ...decidesOf(tests, input),
    sections: [...(tests.length > 0 ? [{ id: 'tests' as const, lines: tests }] : []), ...consequences],
    rests,
    settles,
    nearest,
    hints,
  };
}

/** A legal play may lose the game: who reads the verdict alone must read that, too. 10.3.1, 8.1.3 */
export function comesOf({
  verdict,
  steps,
  decidedBy,
  surely = [],
}: Pick<ViewInput, 'verdict' | 'steps' | 'decidedBy' | 'surely'>): Pick<RulingView, 'comes'> {
  if (verdict === 'illegal') return {};
  const all = [...steps.flatMap(({ consequences }) => consequences), ...surely];
  const end = all.find(({ message }) => message.startsWith('end.'));
  if (!end) return decidedBy ? { comes: { said: { message: `label.comes.${decidedBy}` } } } : {};
  const lost = end.args?.how === 'defcon-1' && typeof end.args.side === 'number';
  const said = lost ? { message: 'label.comes.defcon-1', args: { side: 1 - Number(end.args?.side) } } : saidOf(end);
  return { comes: { said, clause: end.clause } };
}

/** Tests that a play most often fails: of one that passes they say most. */
const WEIGHTY: ReadonlySet<string> = new Set(['defcon.region-open', 'place.reach', 'space.operations']);

/** Tests that everything of the kind passes unless an effect says otherwise. */
const LIGHT: ReadonlySet<string> = new Set(['use.not-barred', 'use.scoring-event-only', 'coup.not-forbidden']);

/**
 * What forbids stands first among the tests. Of what is legal the end of the game says most, then a test that another reading
 * would let fail, then an exception that helps, then a test that plays often fail, then the first that does not go without
 * saying, then the card that happens or why it does not, then whatever comes first.
 */
function decidesOf(
  tests: readonly ViewLine[],
  { verdict, steps, about, turns = [], surely = [] }: ViewInput,
): Pick<RulingView, 'decides'> {
  const [first] = tests;
  if (verdict !== 'legal') return first ? { decides: first.clause } : {};
  const happens = [...steps.flatMap(({ consequences }) => consequences), ...surely];
  const weighty =
    happens.find(({ message }) => message.startsWith('end.')) ??
    tests.find(({ clause }) => turns.includes(clause)) ??
    tests.find(({ mark }) => mark === 'over') ??
    tests.find(({ said }) => WEIGHTY.has(said.message) && !saysNothing(said)) ??
    tests.find(({ said }) => !ROUTINE.has(said.message) && !LIGHT.has(said.message) && !saysNothing(said)) ??
    happens.find(({ message }) => message === 'score.domination') ??
    happens.find(({ clause }) => clause.startsWith('card:')) ??
    happens.find(({ message }) => message === 'event.unmet');
  const clause = weighty?.clause ?? about ?? first?.clause ?? happens[0]?.clause;
  return clause === undefined ? {} : { decides: clause };
}

/** At the highest DEFCON level every region is open. 8.1.5 */
const saysNothing = ({ message, args }: Message): boolean => message === 'defcon.region-open' && args?.n === 5;

/** What passed in one step and fails in a later one has failed: a realignment that NATO comes to forbid between two rolls. */
function passedFor(steps: readonly ViewedStep[]): (step: ViewedStep) => readonly Finding[] {
  const last = steps.at(-1)?.findings ?? [];
  // What an exception lifts has not failed.
  const lifted = new Set(last.flatMap(({ over = [] }) => over));
  const failed = new Set(
    last.flatMap((finding) => (finding.force === 'permits' || lifted.has(finding.clause) ? [] : kindOf(finding))),
  );
  return (step) =>
    step === steps.at(-1) ? step.findings : step.findings.filter((finding) => !failed.has(kindOf(finding)));
}

const saidOf = ({ message, args, force }: Finding): Message => ({ message, force, ...(args && { args }) });

// Tests ---------------------------------------------------------------------------------------------------------------

/** Tests whose passing is implied. */
const ROUTINE: ReadonlySet<string> = new Set([
  'deal.count',
  'deal.from-pile',
  'die.range',
  'done.optional',
  'draw.possible',
  'headline.in-hand',
  'headline.once',
  'marker.limit',
  'mode.offered',
  'option.offered',
  'play.in-hand',
  'play.scoring-first',
  'reveal.possible',
  'setup.count',
  'use.own-or-neutral',
]);

/** Arguments that say what a test was about; the others say how much of it there was. */
const ABOUT: ReadonlySet<string> = new Set([
  'country',
  'card',
  'cards',
  'side',
  'region',
  'mode',
  'option',
  'by',
  'owed',
]);

/** A finding as it stands, whatever the game. */
export const lineOf = ({ clause, message, args, force }: Finding): ViewLine => ({
  clause,
  said: { message, force, ...(args && { args }) },
  ...(force !== 'applies' && { mark: force }),
  times: 1,
});

/** What forbids comes first, then what is open, then the rest in the order of the rulebook; an exception stays by its rule. */
function testLines(findings: readonly Finding[], verbose: boolean): ViewLine[] {
  const pairs: Finding[][] = [];
  for (const finding of findings) {
    const before = pairs.at(-1)?.[0];
    if (finding.over && before && finding.over.includes(before.clause)) pairs.at(-1)?.push(finding);
    else pairs.push([finding]);
  }
  const ranked = [0, 1, 2].flatMap((rank) => pairs.filter((pair) => rankOf(pair) === rank)).flat();
  const telling = ranked.filter((finding) => finding.force !== 'permits' || !ROUTINE.has(finding.message));
  return withoutRepeats(verbose || telling.length === 0 ? ranked : telling).map((finding) => ({
    clause: finding.clause,
    said: saidOf(finding),
    mark: finding.over ? 'over' : (finding.force as Mark),
    times: 1,
  }));
}

/** A prohibition that an exception lifts counts as passed. */
const rankOf = ([finding, ...exceptions]: readonly Finding[]): 0 | 1 | 2 =>
  exceptions.length > 0 || finding?.force === 'permits' ? 2 : finding?.force === 'forbids' ? 0 : 1;

/** The last of several tests of the same kind about the same thing stands for all, in the place of the first. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  for (const finding of findings) kept.set([finding.clause, finding.force, kindOf(finding)].join(), finding);
  return [...kept.values()];
}

/** Which test it is, and what about. */
const kindOf = ({ message, args = {} }: Finding): string =>
  JSON.stringify([message, Object.entries(args).filter(([key]) => ABOUT.has(key))]);

// Consequences --------------------------------------------------------------------------------------------------------

interface Consequence {
  readonly finding: Finding;
  readonly phasing: 0 | 1 | undefined;
  readonly soFar: boolean;
}

/** Every consequence with the player who was phasing when it happened. */
function withPhasing(findings: readonly Finding[], before: 0 | 1 | undefined, soFar: boolean): Consequence[] {
  let phasing = before;
  return findings.map((finding) => {
    if (finding.message === 'headline.resolves') phasing = finding.args?.side as 0 | 1;
    return { finding, phasing, soFar };
  });
}

function consequenceSections(consequences: readonly Consequence[]): ViewSection[] {
  const sections: { id: SectionId; lines: ViewLine[] }[] = [];
  const settled = consequences.some(({ finding }) => finding.message === 'defcon.answerable');
  for (const { finding, phasing, soFar } of consequences) {
    if (finding.message === 'play.card' && consequences.some((other) => isUseOf(other.finding, finding))) continue;
    const section = sectionOf(finding.message);
    const id = soFar && section !== 'operations' && finding.message !== 'place.cost' ? 'so-far' : section;
    if (sections.at(-1)?.id !== id) sections.push({ id, lines: [] });
    const lines = sections.at(-1)?.lines ?? [];
    addLine(lines, finding);
    const line = lines.at(-1);
    if (line && !settled && phasing !== undefined && lowersDefcon(finding)) {
      lines[lines.length - 1] = { ...line, note: { message: 'label.answerable', args: { side: phasing } } };
    }
  }
  return sections;
}

const lowersDefcon = ({ message, args }: Finding): boolean =>
  message === 'change.defcon' && Number(args?.to) < Number(args?.from);

/** A card that is used has been played. */
const isUseOf = ({ message, args }: Finding, played: Finding): boolean =>
  message === 'play.use' && args?.card === played.args?.card;

/** Adds a line; the same line again is counted, and changes of the same thing in a row become one. */
function addLine(lines: ViewLine[], { clause, ...finding }: Finding): void {
  const said = saidOf({ clause, ...finding });
  const at = lines.findLastIndex((line) => line.clause === clause && follows(line.said, said));
  const line = lines[at];
  if (!line) lines.push({ clause, said, times: 1 });
  else if (said.message !== CHANGE) lines[at] = { ...line, times: line.times + 1 };
  else {
    const from = line.said.args?.from ?? 0;
    lines[at] = { ...line, said: { ...said, args: { ...said.args, from } } };
  }
}

const CHANGE = 'change.influence';

function follows(earlier: Message, later: Message): boolean {
  if (earlier.message !== later.message) return false;
  if (later.message !== CHANGE) return JSON.stringify(earlier.args) === JSON.stringify(later.args);
  const same = (key: string): boolean => earlier.args?.[key] === later.args?.[key];
  return same('side') && same('country') && earlier.args?.to === later.args?.from;
}

export { SECTIONS, type SectionId };
