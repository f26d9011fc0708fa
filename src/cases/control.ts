/**
 * Control that a position states without the markers it comes of, or as unknown. What is stated in numbers stays as it is; the
 * fewest markers that are lacking are taken for granted, which is told. 2.1.7
 */
import type { Finding, Verdict } from '../core/finding.ts';
import { type Wording, wording } from '../core/wording.ts';
import {
  type Board,
  controller,
  controls,
  influence,
  putMarkers,
  toControl,
} from '../games/twilight-struggle/board.ts';
import { rival, SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { bySide, CaseError, type CasePosition } from './case.ts';
import { sideNamed } from './effects.ts';
import { countryNamed } from './named.ts';
import type { NameIndex } from './names.ts';
import type { Observed } from './observe.ts';
import { inAllOf, includes } from './outcomes.ts';
import type { CaseRuling } from './rule.ts';
import type { CaseStep } from './run.ts';

const CLAUSE = '2.1.7';

/** How a case writes who controls a country. */
export const HOLDERS = ['US', 'USSR', 'none'] as const;
export type Holder = (typeof HOLDERS)[number];

/** A country of which control is stated. */
interface StatedControl {
  readonly name: string;
  readonly where: number;
  /** Undefined: nobody's. */
  readonly side: Side | undefined;
  /** Is the number of markers of a side left open? */
  readonly isOpen: (side: Side) => boolean;
}

const controlIn = (
  { control = {}, influence: markers = {} }: CasePosition,
  names: NameIndex,
): readonly StatedControl[] =>
  Object.entries(control).map(([name, holder]) => {
    const where = countryNamed(names, name, ['position', 'control', name]);
    const [, stated] = Object.entries(markers).find(([each]) => names.country(each) === where) ?? [];
    return { name, where, side: sideNamed(holder), isOpen: (side) => bySide(stated, side) === undefined };
  });

/** Puts down the markers that are lacking. Throws a `CaseError` where those that are stated give control to somebody else. */
export function putControl(board: Board, position: CasePosition, names: NameIndex): void {
  for (const { name, where, side, isOpen } of controlIn(position, names)) {
    if (side !== undefined && isOpen(side)) add(board, side, where, toControl(board, side, where));
    for (const each of side === undefined ? SIDES : [])
      while (isOpen(rival(each)) && controls(board, each, where)) add(board, rival(each), where, 1);
    const found = controller(board, where);
    if (found !== side)
      throw new CaseError({ path: ['position', 'control', name], message: denied(name, found, side) });
  }
}

/** The markers that are taken for granted because only control is stated. */
export const assumedControl = (board: Board, position: CasePosition, names: NameIndex): readonly Finding[] =>
  controlIn(position, names).flatMap(({ where, isOpen }) =>
    SIDES.filter((side) => isOpen(side) && influence(board, side, where) > 0).map((side): Finding => {
      const args = { side, country: where, n: influence(board, side, where) };
      return { clause: CLAUSE, force: 'applies', message: 'control.assumed', args };
    }),
  );

const add = (board: Board, side: Side, where: number, n: number): void =>
  putMarkers(board, side, where, influence(board, side, where) + n);

const CALLED = ['us', 'ussr'] as const;
const called = (side: Side | undefined): string => (side === undefined ? 'none' : CALLED[side]);

const denied = (name: string, found: Side | undefined, stated: Side | undefined): Wording =>
  wording(
    '"{name}": with the stated markers {found, select, us {the US controls it} ussr {the USSR controls it} other {nobody controls it}}, not {stated, select, us {the US} ussr {the USSR} other {nobody}} (2.1.7)',
    { name, found: called(found), stated: called(stated) },
  );

/** A country of which it is stated that nobody knows who controls it, as the case names it. */
export const unknownControl = ({ control = {} }: CasePosition): string | undefined =>
  Object.keys(control).find((name) => String(control[name]).toLowerCase() === 'unknown');

/** What comes of a case under one who may control the country. */
interface Under {
  readonly holder: Holder;
  readonly ruling: CaseRuling;
}

/**
 * The ruling whoever controls the country: the same under each, or undetermined, with what each comes to.
 * @param ruleWith rules on the case under a holder; throws a `CaseError` where the stated markers exclude that one
 */
export function whoeverControls(name: string, ruleWith: (holder: Holder) => CaseRuling): CaseRuling {
  const problems: CaseError[] = [];
  const under = HOLDERS.flatMap((holder): readonly Under[] => {
    try {
      return [{ holder, ruling: ruleWith(holder) }];
    } catch (error) {
      if (!(error instanceof CaseError)) throw error;
      problems.push(error);
      return [];
    }
  });
  const [first] = under;
  if (first === undefined) throw problems[0];
  const country = first.ruling.names.country(name) ?? -1;
  const told = under.map(({ holder, ruling }) => toldUnder(country, holder, ruling.verdict));
  const rulings = under.map(({ ruling }) => ruling);
  if (!agree(rulings, ({ verdict, facts }) => [verdict, facts.controller, facts.controlled]))
    return undetermined(first.ruling, country, told);
  if (agree(rulings, ({ facts }) => resultsApartFrom(country, facts))) return withTold(first.ruling, told);
  return legalWithOpenResults(first.ruling, country, under);
}

const agree = (rulings: readonly CaseRuling[], read: (ruling: CaseRuling) => unknown): boolean =>
  new Set(rulings.map((ruling) => JSON.stringify(read(ruling)))).size === 1;

/** All that comes of a case but for the markers that are taken for granted in the open country. */
function resultsApartFrom(country: number, { influence: markers, total_us: _, ...others }: Observed): unknown {
  return { ...others, markers: Object.values(markers as object).toSpliced(country, 1) };
}

/** What comes out the same under each holder; the rest is not known. */
function commonFacts(under: readonly Under[]): Observed {
  const [first, ...others] = under.map(({ ruling }) => ruling.facts) as [Observed, ...Observed[]];
  const isCommon = ([key, value]: [string, unknown]): boolean =>
    others.every((facts) => JSON.stringify(facts[key]) === JSON.stringify(value));
  return { ...Object.fromEntries(Object.entries(first).filter(isCommon)), effect: first.effect };
}

/** The play may be made whoever controls the country; what comes of it is told for each. */
function legalWithOpenResults(
  { failing: _, ...ruling }: CaseRuling,
  country: number,
  under: readonly Under[],
): CaseRuling {
  const { start } = ruling;
  const results = under.map((each) => ({
    ...each,
    consequences: each.ruling.steps.flatMap((step) => step.consequences),
  }));
  const common = inAllOf(results);
  const told = results.flatMap(({ holder, ruling: { verdict }, consequences }) => [
    toldUnder(country, holder, verdict),
    ...consequences.filter((finding) => !includes(common, finding)),
  ]);
  const findings = inAllOf(under.map((each) => ({ consequences: each.ruling.steps.flatMap((step) => step.findings) })));
  const step: CaseStep = {
    ...{ action: 0, fact: undefined, verdict: 'legal', findings, consequences: [...common, ...told], passed: [] },
    ...{ before: start, after: start },
  };
  return {
    ...ruling,
    ...{ steps: [step], missing: { missing: 'control', by: undefined, country }, outcomes: [], forced: [] },
    ...{ findings: [...findings, ...common, ...told], facts: commonFacts(under), start, end: start },
  };
}

const toldUnder = (country: number, holder: Holder, verdict: Verdict): Finding => ({
  clause: CLAUSE,
  force: 'applies',
  message: 'control.under',
  args: { country, side: sideNamed(holder) ?? 'none', verdict },
});

function withTold(ruling: CaseRuling, told: readonly Finding[]): CaseRuling {
  const [first, ...others] = ruling.steps;
  if (!first) return ruling;
  const steps = [{ ...first, consequences: [...told, ...first.consequences] }, ...others];
  return { ...ruling, steps, findings: [...told, ...ruling.findings] };
}

function undetermined(ruling: CaseRuling, country: number, told: readonly Finding[]): CaseRuling {
  const { start } = ruling;
  const open: Finding = { clause: CLAUSE, force: 'undetermined', message: 'missing.control', args: { country } };
  const step: CaseStep = {
    ...{ action: 0, fact: undefined, verdict: 'undetermined', findings: [open], consequences: told, passed: [] },
    ...{ before: start, after: start },
  };
  return {
    ...ruling,
    ...{ verdict: 'undetermined', steps: [step], failing: 0, missing: { missing: 'control', by: undefined, country } },
    ...{ passedOver: [], outcomes: [], forced: [], findings: [open, ...told], end: start },
  };
}
