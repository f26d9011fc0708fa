/** What is proved of *Guerra fría*, and what is kept to show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { gameMachine } from '../../../../../machines/guerra-fria/index.ts';
import { PACKAGE_ROOT } from '../../../../data/files.ts';
import { type ChartCoverage, putTogether } from '../../../../proofs/chart/coverage.ts';
import { lookAtStructure } from '../../../../proofs/chart/structure.ts';
import { transitionsOf } from '../../../../proofs/chart/transitions.ts';
import type { Looked, Proof } from '../../../../proofs/proof.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import type { CaseInput } from '../../desk/format.ts';
import { runCase } from '../../desk/suite.ts';
import type { Ruleset } from '../../ruleset.ts';
import { loadGuerraFriaWords } from '../data/load.ts';
import { FourWorld, GUERRA_FRIA_PROOFS } from './arithmetic.ts';
import { enteredByFour, FOUR_WITNESS_FILE, foundForFour, lookAtFour, readFourWitnesses } from './chart.ts';
import { FOUR_GAME_PROOFS, FOUR_GAMES_FILE, FOUR_GAMES_KEPT, playedFourGames } from './games.ts';

/** Every case of the suite comes out as it expects. */
function* lookAtCases({ rules }: FourWorld): Iterable<Looked> {
  const file = join(PACKAGE_ROOT, 'features/guerra-fria/cases.yaml');
  const cases = parse(readFileSync(file, 'utf8')) as CaseInput[];
  const words = loadGuerraFriaWords();
  for (const each of cases) {
    const { passed, differences } = runCase(guerraFria, rules, each, words);
    yield passed ? undefined : { case: each as never, differences };
  }
}

/** Every claim, in the order of the page. */
export const proofs: readonly Proof<FourWorld>[] = [
  ...GUERRA_FRIA_PROOFS,
  { id: 'chart-structure', clauses: ['2.4', '2.4.1'], method: 'graph', look: () => lookAtStructure(gameMachine) },
  { id: 'chart-reached', clauses: ['2.4', '2.4.1', '2.5', '2.5.d'], method: 'games', look: lookAtFour },
  { id: 'cases', clauses: [], method: 'witness', look: lookAtCases },
  ...FOUR_GAME_PROOFS,
];

/** The rules as a proof asks them. */
export const worldOf = (rules: Ruleset): FourWorld => new FourWorld(rules);

/** The files of what is kept, and what each of their lines is now. */
export const kept = {
  chart: { file: FOUR_WITNESS_FILE, lines: (rules: Ruleset) => foundForFour(rules, 300) },
  games: {
    file: FOUR_GAMES_FILE,
    lines: (rules: Ruleset) => [...playedFourGames(new FourWorld(rules), FOUR_GAMES_KEPT)],
  },
} as const;

/** Which kept game takes each transition of the chart and comes to each of its states. */
export const coverage = (rules: Ruleset): ChartCoverage =>
  putTogether(
    transitionsOf(gameMachine),
    readFourWitnesses().map((line) => {
      const { transition, policies, facts } = line;
      return { transition, game: { agreement: { policies }, facts }, entered: enteredByFour(rules, line) };
    }),
  );
