/**
 * `npm run witnesses`: looks for what shows that each clause makes a difference, and for short games that take each transition
 * of the chart, and writes both to `features/witnesses`.
 *
 *     --clauses      the clauses only
 *     --outcomes     only what every case of the suite comes to
 *     --games        only the courses of the games that are kept
 *     --claims       only how many positions each claim about clauses goes through
 *     --chart N      the chart only, in N random games more
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameMachine } from '../../../machines/twilight-struggle/index.ts';
import { actions, guards } from '../../../machines/twilight-struggle/vocabulary.ts';
import { EDITIONS, type Edition } from '../../data/sources.ts';
import { seeded } from '../../fuzz/random.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { guerraFriaTools } from '../../registry/tools.ts';
import { makeJudge, readRules, suiteCases } from '../../rule-mutation/material.ts';
import { someAgreement } from '../agreements.ts';
import { shortened, Watcher, type Witness } from '../chart/search.ts';
import { transitionsOf } from '../chart/transitions.ts';
import { lineOf, readWitnesses, WITNESS_FILE, witnessOf } from '../chart/witnesses.ts';
import { codeDigest } from '../code-digest.ts';
import { GAMES_FILE, GAMES_KEPT, playedGames } from '../games/kept.ts';
import { World } from '../proof.ts';
import { RULES_AS_THEY_ARE } from '../run.ts';
import { CLAIM_FILE, provedClaims, type Taken } from '../shown.ts';
import { CLAUSE_FILE, editionOf } from './clauses.ts';
import { findWitnesses } from './find.ts';
import { OUTCOME_FILE, outcomeLine } from './outcomes.ts';

const { values: options } = parseArgs({
  options: {
    clauses: { type: 'boolean' },
    outcomes: { type: 'boolean' },
    games: { type: 'boolean' },
    claims: { type: 'boolean' },
    chart: { type: 'string' },
  },
});

const { twilightStruggle: rulesOf, guerraFria } = RULES_AS_THEY_ARE;

function write(file: string, lines: readonly object[], of: string): void {
  writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  process.stdout.write(`${of}: ${file}\n`);
}

function writeClauses(): void {
  const files = readRules();
  const judge = makeJudge(files);
  const lines = EDITIONS.flatMap((edition) =>
    [...findWitnesses(rulesOf(edition), suiteCases(), files, judge)].map((line) => ({ edition, ...line })),
  );
  write(CLAUSE_FILE, lines, `${lines.filter(({ shows }) => shows).length} of ${lines.length} clauses`);
}

function writeChart(games: number): void {
  const watcher = new Watcher(gameMachine, { guards, actions });
  const best = new Map<string, Witness>(
    readWitnesses().map((line) => [line.transition, witnessOf(watcher, line)] as const),
  );
  for (let seed = 0; seed < games; seed++) {
    const edition = EDITIONS[seed % EDITIONS.length] as Edition;
    const agreement = someAgreement(rulesOf(edition), edition, seeded(seed));
    watcher.play(agreement, seed, (name, facts) => {
      if ((best.get(name)?.facts.length ?? Number.POSITIVE_INFINITY) > facts.length)
        best.set(name, { agreement, facts: [...facts] });
    });
  }
  const lines = transitionsOf(gameMachine).flatMap(({ name }) => {
    const witness = best.get(name);
    return witness ? [lineOf(watcher, name, shortened(watcher, name, witness, 300))] : [];
  });
  write(WITNESS_FILE, lines, `${lines.length} transitions`);
  writeOther('chart', 'transitions');
}

/** What is kept of the other game. */
function writeOther(what: 'chart' | 'games', called: string): void {
  const { file, lines: now } = guerraFriaTools.kept[what];
  const lines = now(guerraFria());
  write(file, lines, `${lines.length} ${called}`);
}

function writeOutcomes(): void {
  const rules = new Map(EDITIONS.map((edition) => [edition, rulesOf(edition)]));
  const lines = suiteCases().flatMap((input) => {
    const line = outcomeLine(rules.get(editionOf(input)) as Ruleset, input);
    return line ? [line] : [];
  });
  write(OUTCOME_FILE, lines, `${lines.length} cases`);
}

function writeGames(): void {
  const lines = EDITIONS.flatMap((edition) => [...playedGames(new World(rulesOf(edition), edition), GAMES_KEPT)]);
  write(GAMES_FILE, lines, `${lines.length} games`);
  writeOther('games', 'games');
}

function writeClaims(): void {
  const lines = [...provedClaims(RULES_AS_THEY_ARE)];
  const taken: Taken = { taken: new Date().toISOString().slice(0, 10), code: codeDigest() };
  write(CLAIM_FILE, [taken, ...lines], `${lines.length} claims`);
}

const all = !options.clauses && !options.outcomes && !options.games && !options.claims && options.chart === undefined;
if (all || options.clauses) writeClauses();
if (all || options.outcomes) writeOutcomes();
if (all || options.games) writeGames();
if (all || options.claims) writeClaims();
if (all || options.chart !== undefined) writeChart(Number(options.chart ?? 1000));
