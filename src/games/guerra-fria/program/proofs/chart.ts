/** The proof that every transition of the smaller chart is taken, and the games that are kept for the live chart to show it. */
import { join } from 'node:path';
import { gameMachine } from '../../../../../machines/guerra-fria/index.ts';
import { actions, guards } from '../../../../../machines/guerra-fria/vocabulary.ts';
import { start } from '../../../../core/judge.ts';
import { advance, stepAt } from '../../../../core/steps.ts';
import { jsonLines, PACKAGE_ROOT } from '../../../../data/files.ts';
import { seeded } from '../../../../fuzz/random.ts';
import { transitionsOf, watched } from '../../../../proofs/chart/transitions.ts';
import { UNREACHED } from '../../../../proofs/chart/unreached.ts';
import type { Looked } from '../../../../proofs/proof.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import type { Board } from '../../board.ts';
import { randomGame } from '../../desk/random.ts';
import type { GameFact } from '../../facts.ts';
import { makeBoard } from '../../index.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { FourWorld } from './arithmetic.ts';

export const FOUR_WITNESS_FILE = join(PACKAGE_ROOT, 'features/witnesses/guerra-fria-chart.jsonl');

/** A line of the file: a game that takes a transition with its last fact. */
export interface FourWitnessLine {
  readonly transition: string;
  readonly policies: Readonly<Record<string, string>>;
  readonly facts: readonly GameFact[];
}

/** Every line of the file. */
export const readFourWitnesses = () => jsonLines<FourWitnessLine>(FOUR_WITNESS_FILE);

/** What random games leave out: somebody talks. */
const FACTS: readonly GameFact[] = [
  { type: 'agree', talk: 'open' },
  { type: 'talk', by: 0, way: 'aloud' },
];

type Take = (name: string, fact: GameFact | undefined) => void;

const gameThatTells = (take: Take) => ({
  ...guerraFria,
  steps: watched<Board>(gameMachine, { guards, actions }, take as Parameters<typeof watched>[2]),
});

/** Some games have a last round, some an agreement on talk. */
function chosenIn(seed: number): Readonly<Record<string, string>> {
  const limit = seed % 3 === 0 ? 'after-50-rounds' : undefined;
  const talk = ['open', 'silent', undefined][seed % 4];
  return { ...(limit && { 'round-limit': limit }), ...(talk && { 'table-talk': talk }) };
}

const withChosen = (rules: Ruleset, chosen: Readonly<Record<string, string>>): Ruleset => ({
  ...rules,
  policies: { ...rules.policies, ...chosen },
});

/** Every transition of the smaller chart is taken by random games, some of them with a last round, and their positions are sound. */
export function* lookAtFour({ rules }: FourWorld, quick: boolean): Iterable<Looked> {
  const taken = new Set<string>();
  const game = gameThatTells((name) => taken.add(name));
  const games = quick ? 60 : 2000;
  for (let seed = 0; seed < games; seed++) {
    const chosen = chosenIn(seed);
    for (const [issue, option] of Object.entries(chosen))
      if (!rules.issues[issue]?.supported.includes(option))
        yield { detail: `${issue}: ${option} can be agreed no more`, differences: [] };
    const { failures } = randomGame(game, withChosen(rules, chosen), seeded(seed));
    yield failures.length === 0 ? undefined : { detail: failures.join('; '), differences: [] };
  }
  const board = start(game, makeBoard(rules));
  for (const fact of FACTS) advance(game.steps, board, board.state, fact);
  for (const { name } of transitionsOf(gameMachine))
    yield taken.has(name) || UNREACHED[name] !== undefined
      ? undefined
      : { detail: `${name}: no game takes it`, differences: [] };
  yield* lookAtKept(rules);
}

/** Each game that is kept takes the transition that it is kept for, with its last fact. */
function* lookAtKept(rules: Ruleset): Iterable<Looked> {
  const taken = new Set<string>();
  const game = gameThatTells((name) => taken.add(name));
  for (const { transition, policies, facts } of readFourWitnesses()) {
    taken.clear();
    const board = start(game, makeBoard(withChosen(rules, policies)));
    const refused = facts.findIndex((fact) => !advance(game.steps, board, board.state, fact));
    yield taken.has(transition) && refused < 0
      ? undefined
      : { detail: `${transition}: the game that is kept for it does not take it`, differences: [] };
  }
}

/** The shortest game among some random ones for each transition. */
export function foundForFour(rules: Ruleset, games: number): FourWitnessLine[] {
  const best = new Map<string, FourWitnessLine>();
  let [policies, facts]: [FourWitnessLine['policies'], GameFact[]] = [{}, []];
  const game = gameThatTells((name, fact) => {
    if (fact && fact !== facts.at(-1)) facts.push(fact);
    if (facts.length < (best.get(name)?.facts.length ?? Number.POSITIVE_INFINITY))
      best.set(name, { transition: name, policies, facts: [...facts] });
  });
  for (let seed = 0; seed < games; seed++) {
    [policies, facts] = [chosenIn(seed), []];
    randomGame(game, withChosen(rules, policies), seeded(seed));
  }
  [policies, facts] = [{}, []];
  const board = start(game, makeBoard(rules));
  for (const fact of FACTS) advance(game.steps, board, board.state, fact);
  return transitionsOf(gameMachine).flatMap(({ name }) => best.get(name) ?? []);
}

/** Where the chart waits after a kept game, and the states that are entered on the way, each with the number of facts before. */
export function enteredByFour(rules: Ruleset, { policies, facts }: FourWitnessLine): ReadonlyMap<string, number> {
  const { steps } = guerraFria;
  const entered = new Map<string, number>();
  const board = start(guerraFria, makeBoard(withChosen(rules, policies)));
  entered.set(stepAt(steps, board.state).path, 0);
  for (const [at, fact] of facts.entries())
    advance(steps, board, board.state, fact, ({ path }) => {
      if (!entered.has(path)) entered.set(path, at + 1);
      return undefined;
    });
  return entered;
}
