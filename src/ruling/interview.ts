/**
 * Interview for the missing: the fewest facts that settle an undetermined case, and what each of their values gives.
 * Nothing is predicted: every answer has been ruled on, with the facts as they would be typed.
 */
import type { CaseInput } from '../cases/case.ts';
import { HOLDERS, type Holder } from '../cases/control.ts';
import { CHOICES } from '../cases/dice.ts';
import { type GivenFact, withGivenFact } from '../cases/given-fact.ts';
import type { ExtraNames } from '../cases/names.ts';
import { type CaseRuling, ruleCase } from '../cases/rule.ts';
import type { Verdict } from '../core/finding.ts';
import { top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { handOf, NOT_STATED } from '../games/twilight-struggle/state.ts';
import { rival, SIDES, type Side } from '../games/twilight-struggle/tables.ts';
import { mayHold } from '../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { targetsOf } from './look-ahead.ts';
import { comesOf, type RulingView } from './view.ts';

/** Facts which together settle the case. */
export interface Settlement {
  readonly facts: readonly GivenFact[];
  readonly verdict: Verdict;
  /** The end of the game, if it comes to that. */
  readonly comes: RulingView['comes'];
  /** What could stand in the place of the last fact's card or country with the same verdict. */
  readonly alike: { readonly kind: 'cards' | 'countries'; readonly members: readonly number[] };
}

/** A case that has been ruled on, so that facts can be added to it. */
interface Scene {
  readonly input: CaseInput;
  readonly ruling: CaseRuling;
}

/** More facts than these are no short answer. */
const DEEPEST = 3;
/** Markers stated in one answer, at most. */
const MOST_MARKERS = 20;

/** Every way to settle the case that was found, the fewest facts first; none if the case is settled, or none is short. */
export function interview(
  rules: Ruleset,
  input: CaseInput,
  ruling: CaseRuling,
  extra: ExtraNames = {},
): readonly Settlement[] {
  const told = (scene: Scene, fact: GivenFact): Scene | undefined => {
    const known = withGivenFact(scene.input, fact, scene.ruling);
    const result = known && ruleCase(rules, known, extra);
    return result?.ok ? { input: known as CaseInput, ruling: result.ruling } : undefined;
  };
  const found = settlements({ input, ruling }, told, DEEPEST);
  return found.toSorted((a, b) => a.facts.length - b.facts.length);
}

type Tell = (scene: Scene, fact: GivenFact) => Scene | undefined;

function settlements(scene: Scene, told: Tell, depth: number): readonly Settlement[] {
  const { verdict, missing } = scene.ruling;
  // Of a legal play only the next choice is told.
  const chooses = verdict === 'legal' && depth === DEEPEST && CHOICES.has(missing?.missing ?? '');
  if (depth === 0 || (verdict !== 'undetermined' && !chooses)) return [];
  switch (missing?.missing) {
    case 'control':
      return HOLDERS.flatMap((holder) => grouped(scene, told, depth, [{ fact: control(scene, holder) }]));
    case 'option':
      return byOption(scene, told, depth);
    case 'operations':
      return [...byOperations(scene, told), ...byUse(scene, told, depth)];
    case 'markers':
      return byMarkers(scene, told);
    case 'war-target':
      return grouped(scene, told, depth, countries(scene, 'target'));
    case 'discounted-country':
      return grouped(scene, told, depth, countries(scene, 'shuttle_target'));
    case 'card':
      return grouped(scene, told, depth, cards(scene, 'pick'));
    case 'random-card':
    case 'random-cards':
      return grouped(scene, told, depth, cards(scene, 'drawn'));
    case 'space-die':
    case 'coup-die':
    case 'war-die':
    case 'trap-die':
      return grouped(scene, told, depth, DICE);
    default:
      return byHands(scene, told, depth);
  }
}

/** A holder of the country that the case leaves open. */
const control = (scene: Scene, holder: Holder): GivenFact => ({
  kind: 'control',
  country: idOf(scene, scene.ruling.missing?.country ?? -1),
  holder,
});

/** A possible value of the fact that is asked for. */
interface Candidate {
  readonly fact: GivenFact;
  readonly member?: number;
}

const choices = ({ ruling }: Scene): readonly GameFact[] => twilightStruggle.choices(ruling.end);
const choice = (key: string, value: Extract<GivenFact, { kind: 'choice' }>['value']): GivenFact => ({
  kind: 'choice',
  key,
  value,
});
const idOf = ({ ruling }: Scene, country: number): string => ruling.end.tables.countries[country]?.id ?? '';

const countries = (scene: Scene, key: string): readonly Candidate[] =>
  choices(scene).flatMap((fact) =>
    fact.type === 'target' ? [{ fact: choice(key, idOf(scene, fact.country)), member: fact.country }] : [],
  );

const cards = (scene: Scene, key: string): readonly Candidate[] =>
  choices(scene).flatMap((fact) =>
    (fact.type === 'select' || fact.type === 'draw') && fact.card > 0
      ? [{ fact: choice(key, fact.card), member: fact.card }]
      : [],
  );

/** Values with the same verdict and the same end of the game are one answer; of those that leave the case open, the first is asked further. */
function grouped(
  scene: Scene,
  told: Tell,
  depth: number,
  candidates: readonly Candidate[],
  kind: 'cards' | 'countries' = scene.ruling.missing?.missing.endsWith('card') ? 'cards' : 'countries',
): Settlement[] {
  const settled = new Map<string, { first: Settlement; members: number[] }>();
  let open: readonly [GivenFact, Scene] | undefined;
  for (const { fact, member } of candidates) {
    const after = told(scene, fact);
    if (!after) continue;
    if (after.ruling.verdict === 'undetermined') {
      open ??= [fact, after];
      continue;
    }
    const first = alone(fact, after);
    const key = JSON.stringify([first.verdict, first.comes]);
    const same = settled.get(key);
    if (!same) settled.set(key, { first, members: [] });
    else if (member !== undefined) same.members.push(member);
  }
  const answers = [...settled.values()].map(({ first, members }) => ({ ...first, alike: { kind, members } }));
  return [...answers, ...(open ? further(open, told, depth) : [])];
}

/** What settles a case in which a fact is known already. */
const further = ([fact, after]: readonly [GivenFact, Scene], told: Tell, depth: number): Settlement[] =>
  settlements(after, told, depth - 1).map((each) => ({ ...each, facts: [fact, ...each.facts] }));

const alone = (fact: GivenFact, { ruling }: Scene, members: readonly number[] = []): Settlement => ({
  facts: [fact],
  verdict: ruling.verdict,
  comes: comesOf(ruling).comes,
  alike: { kind: 'countries', members },
});

/** Every option is an answer of its own. */
function byOption(scene: Scene, told: Tell, depth: number): Settlement[] {
  return choices(scene).flatMap((each) => {
    if (each.type !== 'choose') return [];
    const fact = choice('choice', each.option);
    const after = told(scene, fact);
    if (!after) return [];
    return after.ruling.verdict === 'undetermined' ? further([fact, after], told, depth) : [alone(fact, after)];
  });
}

/** A card of which nobody says what it is played for: its event, and the space race. 5.0 */
function byUse(scene: Scene, told: Tell, depth: number): Settlement[] {
  const play = scene.input.action[scene.ruling.failing ?? -1];
  if (play?.kind !== 'play' || play.as !== undefined) return [];
  return ['event', 'space'].flatMap((use) => grouped(scene, told, depth, [{ fact: choice('as', use) }]));
}

const DICE: readonly Candidate[] = [1, 2, 3, 4, 5, 6].map((die) => ({ fact: { kind: 'die', die } }));

/** One answer for each use of the points. The cheapest marker stands for all. */
function byOperations(scene: Scene, told: Tell): Settlement[] {
  return (['influence', 'coup', 'realignment'] as const).flatMap((mode) => {
    const task = top(scene.ruling.end);
    const offered = task?.do === 'operations' && (task.mode === null ? task.modes.includes(mode) : task.mode === mode);
    const targets = offered ? targetsOf(scene.ruling.end, mode).toSorted((a, b) => a.cost - b.cost) : [];
    const candidates = targets.map(({ country }): Candidate => {
      const id = idOf(scene, country);
      if (mode === 'influence') return { fact: choice('place', { [id]: 1 }), member: country };
      if (mode === 'coup') return { fact: choice('coup', id), member: country };
      return { fact: choice('realign', [{ in: id, us: SAMPLE.us, ussr: SAMPLE.ussr }]), member: country };
    });
    return grouped(scene, told, 1, candidates, 'countries');
  });
}

/** Whether a realignment is allowed does not hang on its dice. 6.2 */
const SAMPLE = { us: 3, ussr: 5 } as const;

/** Markers are stated one by one until nothing more is asked. */
function byMarkers(scene: Scene, told: Tell): Settlement[] {
  const markers: Record<string, number> = {};
  let now: Scene = scene;
  let first: GameFact | undefined;
  let refused: Settlement | undefined;
  for (let n = 0; n < MOST_MARKERS; n++) {
    const next = choices(now).find(({ type }) => type === 'place' || type === 'remove') ?? first;
    first ??= next;
    if (next?.type !== 'place' && next?.type !== 'remove') return [];
    const id = idOf(now, next.country);
    markers[id] = (markers[id] ?? 0) + 1;
    const fact = choice(next.type === 'place' ? 'add' : 'remove', { ...markers });
    const after = told(scene, fact);
    if (!after) return [];
    // Fewer markers in the country than the event moves there are no answer: one more.
    if (after.ruling.verdict === 'illegal') {
      refused ??= alone(fact, after);
      continue;
    }
    if (after.ruling.verdict !== 'undetermined') return [alone(fact, after, others(scene, next.country, n))];
    if (after.ruling.missing?.missing !== 'markers') return [];
    now = after;
  }
  return refused ? [refused] : [];
}

/** The other countries that are on offer for a single marker. */
const others = (scene: Scene, first: number, more: number): number[] =>
  more > 0
    ? []
    : choices(scene).flatMap((fact) =>
        (fact.type === 'place' || fact.type === 'remove') && fact.country !== first ? [fact.country] : [],
      );

/** A hidden hand: each card that it may hold, and that none of those is in it. */
function byHands(scene: Scene, told: Tell, depth: number): Settlement[] {
  const { ruling } = scene;
  const open = ruling.steps.flatMap(({ findings }) => findings.filter(({ force }) => force === 'undetermined'));
  const named = open.flatMap(({ args }) => (typeof args?.side === 'number' ? [args.side as Side] : []));
  const sides = [...new Set([...named, ...named.map(rival), ...SIDES])];
  const ways = sides.map((side) => byHand(scene, side, told, depth)).filter((way) => way.length > 0);
  const size = (way: readonly Settlement[]): number => Math.max(...way.map(({ facts }) => facts.length));
  return ways.toSorted((a, b) => size(a) - size(b))[0] ?? [];
}

function byHand(scene: Scene, side: Side, told: Tell, depth: number): Settlement[] {
  const board = scene.ruling.steps.at(-1)?.before ?? scene.ruling.end;
  const hidden = board.state.hidden[side];
  if (hidden === 0) return [];
  const possible = mayHold(board, side)
    .list()
    .filter((number) => number !== board.tables.china && board.state.zone[number] !== handOf(side));
  const reveals = possible.map((member): Candidate => ({ fact: hand(side, [member]), member }));
  const named = cardsNamed(scene).filter((number) => possible.includes(number));
  if (named.length > 1) reveals.push({ fact: hand(side, named) });
  const byCard = grouped(scene, told, 1, reveals, 'cards');
  const telling = new Set(byCard.flatMap(({ facts, alike }) => [...facts.flatMap(cardsOf), ...alike.members]));
  const neutral = possible.filter((number) => !telling.has(number));
  const without = noneOf(scene, side, hidden === NOT_STATED ? [] : neutral.slice(0, hidden), told, depth);
  return [...byCard, ...without];
}

/** Cards of which it is open whether they are held, such as a card and its companion. */
const cardsNamed = ({ ruling }: Scene): number[] => {
  const open = ruling.steps.flatMap(({ findings }) => findings.filter(({ force }) => force === 'undetermined'));
  return [...new Set(open.flatMap(({ args }) => (typeof args?.card === 'number' ? [args.card] : [])))];
};

const cardsOf = (fact: GivenFact): readonly number[] => (fact.kind === 'hand' ? fact.cards : []);
const hand = (side: Side, shown: readonly number[]): GivenFact => ({
  kind: 'hand',
  side,
  cards: shown,
  complete: shown.length === 0,
});

/** The hand holds none of the cards that decide: said in short, where that comes to the same as naming it. */
function noneOf(scene: Scene, side: Side, whole: readonly number[], told: Tell, depth: number): Settlement[] {
  const nothing = told(scene, hand(side, []));
  const named = whole.length > 0 ? told(scene, hand(side, whole)) : nothing;
  if (!nothing || !named) return [];
  const same = nothing.ruling.verdict === named.ruling.verdict;
  const [fact, after] = same ? ([hand(side, []), nothing] as const) : ([hand(side, whole), named] as const);
  return after.ruling.verdict === 'undetermined' ? further([fact, after], told, depth) : [alone(fact, after)];
}
