/**
 * The end of a turn, stated too much of, against itself, too little, and where one thing only is possible: for every phase
 * that cases know, every key and every right, in positions made up at random.
 */
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { CaseAction, CaseInput, CasePosition } from '../cases/case.ts';
import { CaseDesk } from '../cases/desk.ts';
import { END_OF_PHASE } from '../cases/phases.ts';
import { KEYS_OF_KIND } from '../cases/read-checks.ts';
import { type RuleResult, ruleCase } from '../cases/rule.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { cardClause, card as entryOf } from '../games/twilight-struggle/board.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import { hasAbility } from '../games/twilight-struggle/operations/space.ts';
import { SIDES, US } from '../games/twilight-struggle/tables.ts';
import { holds, holdsSome } from '../games/twilight-struggle/turn/hands.ts';
import { boardOf, crowded } from './event-positions.fixture.ts';
import { percent, pick, seeded } from './random.ts';
import { handedIn, tableOf } from './statements.fixture.ts';

const loaded = loadRuleset('twilight-struggle', 'deluxe');
if (!loaded.ok) throw new Error('the rules cannot be loaded');
const { rules } = loaded;
const board = makeBoard(rules);
const cards = board.tables.cards.flatMap((card) => (card?.inGame ? [card] : []));
const desk = new CaseDesk({ edition: undefined, policies: {}, rules: () => rules, texts: loadTexts });

const POSITIONS = Number(process.env.POSITIONS ?? 60);
/** Phases of the end of a turn in their order; the last belongs to the last turn. */
const PHASES = ['check_milops', 'reveal_held', 'end_turn', 'improve_defcon'] as const;
const END = Object.keys(END_OF_PHASE);
const NAMES = ['US', 'USSR'] as const;

/** The end of some turn, with cards held by both sides and a side that may have reached the last box but one. */
function ends(seed: number): CasePosition {
  const random = seeded(seed);
  const { action_round: _, phasing: __, ...position } = crowded(rules, pick(random, cards), random);
  const space = { us: random.below(8), ussr: random.below(8) };
  const tournament = percent(random, 50);
  const china = { holder: pick(random, NAMES), face: pick(random, ['up', 'down'] as const) };
  return {
    ...position,
    ...{ phase: 'cleanup', space, china, vp: random.below(9) - 4 },
    ...(tournament && { options: ['tournament'] }),
  };
}
const positions = Array.from({ length: POSITIONS }, (_, seed) => ends(seed));

const phase = (name: string): CaseAction => ({ kind: 'phase', phase: name });
const rule = (position: CasePosition, ...action: readonly CaseAction[]): RuleResult =>
  ruleCase(rules, { position, action });
const verdictOf = (result: RuleResult): string => (result.ok ? result.ruling.verdict : 'bad input');
const told = (result: RuleResult): readonly string[] =>
  result.ok ? result.ruling.findings.flatMap(({ force, clause }) => (force === 'forbids' ? [clause] : [])) : [];

/** What is refused of a case by whoever reads it, and by whoever rules on it. */
function read(position: CasePosition, action: object): string {
  const input = { id: 'x', title: 'x', position, action: [action] };
  const file = desk.read('case', stringify(input));
  if (!file.ok || file.cases.length === 0) return 'bad input';
  return verdictOf(ruleCase(rules, file.cases[0]?.input as CaseInput));
}

describe('the end of a turn', () => {
  it('has nothing more to be stated than its phase', () => {
    const every = [...new Set(Object.values(KEYS_OF_KIND).flatMap(({ needs, may }) => [...needs, ...may]))];
    const values: Readonly<Record<string, unknown>> = {
      ...{ player: 'US', card: 25, as: 'ops', order: 'event_first', place: { Iran: 1 }, coup: 'Iran', die: 3 },
      ...{
        realign: [{ in: 'Iran', us: 1, ussr: 2 }],
        event: { add: { Iran: 1 } },
        us: { card: 25 },
        ussr: { card: 5 },
      },
      ...{ us_bid: { Iran: 1 }, ussr_bid: { Iran: 1 }, remove: { Iran: 1 }, what: 'discard_held', add: 'Canada' },
      ...{ cards: [25], side: 'US', vp: 1, query: 'headline_order', of: 'Iran', facts: [], first: 'US' },
      ...{ reshuffle_order: [5] },
    };
    const [position] = positions;
    const passed = [...END, 'deal'].flatMap((name) =>
      every
        .filter((key) => key !== 'phase' && !(name === 'deal' && key === 'first'))
        .flatMap((key) => {
          expect(values[key], key).toBeDefined();
          const verdict = read(position as CasePosition, { ...phase(name), [key]: values[key] });
          return verdict === 'legal' ? [`${name} with ${key}`] : [];
        }),
    );
    expect(passed).toEqual([]);
  });

  it('comes once, in its order, and after the last action round', () => {
    const passed: string[] = [];
    let looked = 0;
    for (const position of positions) {
      const { options = [] } = position;
      for (const [at, name] of PHASES.entries()) {
        const first = rule(position, phase(name));
        if (verdictOf(first) !== 'legal' || !first.ok || first.ruling.end.state.result) continue;
        const again = name === 'improve_defcon' ? [] : PHASES.slice(0, at + 1);
        for (const other of again) {
          looked++;
          if (verdictOf(rule(position, phase(name), phase(other))) === 'legal') passed.push(`${name}, then ${other}`);
        }
        for (const before of [
          { ...position, phase: 'headline' },
          { ...position, phase: 'action_round', action_round: 1, phasing: 'USSR' },
        ] as CasePosition[]) {
          looked++;
          if (verdictOf(rule(before, phase(name))) === 'legal') passed.push(`${name} in the phase ${before.phase}`);
        }
      }
      const late = (position.turn ?? 1) < rules.turns ? ['final_scoring'] : [];
      const shown = options.length === 0 ? ['reveal_held'] : [];
      for (const name of [...late, ...shown]) {
        looked++;
        const result = rule(position, phase(name));
        const isOver = result.ok && result.ruling.end.state.result !== null;
        if (verdictOf(result) === 'legal' && !isOver) passed.push(`${name} in turn ${position.turn}`);
      }
    }
    expect(passed).toEqual([]);
    expect(looked).toBeGreaterThan(POSITIONS * PHASES.length);
  });

  it('lets nobody play any more', () => {
    const passed = positions.flatMap((position) =>
      NAMES.flatMap((player) =>
        (['play', 'pass', 'any_other_play', 'headline', 'reaction', 'interrupt'] as const).flatMap((kind) => {
          const [card] = (position.hands?.[player === 'US' ? 'us' : 'ussr'] as readonly string[]) ?? [];
          const words = {
            ...{ play: { card, as: 'event' }, headline: { [player.toLowerCase()]: { card } } },
            ...{ reaction: { add: 'Canada' }, interrupt: { remove: { Cuba: 2 } } },
          } as Readonly<Record<string, object>>;
          if (card === undefined) return [];
          const action = { kind, ...(kind !== 'headline' && { player }), ...words[kind] } as CaseAction;
          return verdictOf(rule(position, action)) === 'legal' ? [JSON.stringify(action)] : [];
        }),
      ),
    );
    expect(passed).toEqual([]);
  });

  it('lets a side throw away one card that it holds, if it alone has the right, and no other', () => {
    const wrong: string[] = [];
    let thrown = 0;
    for (const position of positions) {
      const from = boardOf(rules, position);
      const random = seeded(position.turn ?? 1);
      const held = SIDES.flatMap((side) => position.hands?.[side === US ? 'us' : 'ussr'] as readonly string[]);
      for (const side of SIDES)
        for (const id of [...held, pick(random, cards).id, 'the-china-card']) {
          const number = board.tables.cardNumber.get(id) as number;
          const throws = { kind: 'ability', player: NAMES[side], what: 'discard_held', cards: [id] } as CaseAction;
          const right = hasAbility(from, side, 'may-discard-held-card') && holds(from, side, number) === true;
          const may = right && !entryOf(from, number).scoring && id !== 'the-china-card';
          const result = rule(position, throws);
          if (verdictOf(result) !== (may ? 'legal' : 'illegal'))
            wrong.push(`${NAMES[side]} ${id}: ${verdictOf(result)}`);
          if (!may && told(result).length === 0) wrong.push(`${NAMES[side]} ${id}: no clause`);
          if (!may || !result.ok) continue;
          thrown++;
          const second = held.find((other) => other !== id) ?? 'nato';
          if (verdictOf(rule(position, { ...throws, cards: [id, second] })) === 'legal')
            wrong.push(`${id} and ${second}`);
          if (handedIn(result.ruling) === '[]') wrong.push(`${id}: handed in to nobody`);
        }
      // A right without its card declines it; who has none has nothing to decline.
      for (const side of SIDES) {
        const nothing = { kind: 'ability', player: NAMES[side], what: 'discard_held', cards: [] } as CaseAction;
        const has = hasAbility(from, side, 'may-discard-held-card');
        if (!has && verdictOf(rule(position, nothing)) === 'legal')
          wrong.push(`${NAMES[side]} declines what it has not`);
      }
    }
    expect(wrong).toEqual([]);
    expect(thrown).toBeGreaterThan(0);
  });

  it('asks for the held cards that nobody has seen, unless none can be a scoring card', () => {
    const wrong: string[] = [];
    const count = { asked: 0, passed: 0 };
    for (const { deck_top_first: deck, ...position } of positions.filter(({ options }) => options))
      for (const pile of [{}, { deck_top_first: deck as readonly string[] }]) {
        const space = { us: 0, ussr: 0 };
        const hidden = { ...position, ...pile, space, hands: { us: { hidden: 2 }, ussr: [] } };
        const mayScore = holdsSome(boardOf(rules, hidden), US, ({ scoring }) => scoring) !== false;
        const result = rule(hidden, phase('reveal_held'));
        if (!result.ok || result.ruling.end.state.result) continue;
        const isAsked = result.ruling.missing?.missing === 'held-cards';
        if (isAsked !== mayScore || verdictOf(result) !== (mayScore ? 'undetermined' : 'legal'))
          wrong.push(`${mayScore ? 'may' : 'cannot'} hold a scoring card: ${verdictOf(result)}`);
        if (result.ruling.end.state.hidden[US] !== 2) wrong.push('the cards are gone');
        count[mayScore ? 'asked' : 'passed']++;
        const shown = { ...position, space, hands: { us: [], ussr: [] } };
        if (verdictOf(rule(shown, phase('reveal_held'))) !== 'legal') wrong.push('nothing held, and asked for');
      }
    expect(wrong).toEqual([]);
    expect(Math.min(count.asked, count.passed)).toBeGreaterThan(0);
  });

  it('is the same whether its phases are stated one by one or only the last of them', () => {
    const wrong: string[] = [];
    for (const position of positions) {
      const whole = rule(position, phase('end_turn'));
      const parts = rule(position, phase('check_milops'), phase('end_turn'));
      const same = whole.ok && parts.ok && tableOf(whole.ruling.end) === tableOf(parts.ruling.end);
      const isOver = parts.ok && parts.ruling.end.state.result !== null;
      if (!same && !isOver) wrong.push(`turn ${position.turn}: ${verdictOf(whole)}, ${verdictOf(parts)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('tells of every scoring card that is held, with its clause', () => {
    const silent = positions.flatMap((position) => {
      const from = boardOf(rules, position);
      const scoring = cards.filter(
        ({ scoring, number }) => scoring && SIDES.some((side) => holds(from, side, number) === true),
      );
      const result = rule(position, phase('end_turn'));
      const said = result.ok ? result.ruling.findings.map(({ message, args }) => [message, args?.card].join()) : [];
      const left = scoring.filter(({ number }) => !said.includes(`held.scoring-card,${number}`));
      return left.length > 0 && !said.some((each) => each.startsWith('held.scoring-card'))
        ? left.map(({ number }) => cardClause(from, number))
        : [];
    });
    expect(silent).toEqual([]);
  });
});
