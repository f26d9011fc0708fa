/** Whole games of any game: replayed, played at random, played at the keyboard. */
import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type Finding, verdictOf } from '../../core/finding.ts';
import type { CoreBoard } from '../../core/game.ts';
import { judge, testsOf } from '../../core/judge.ts';
import { type Fact, stepAt } from '../../core/steps.ts';
import { wording } from '../../core/wording.ts';
import { readYaml } from '../../data/read.ts';
import { pick, seeded } from '../../fuzz/random.ts';
import { label, say } from '../../ruling/language.ts';
import { judgeAt, onlyCase, openAt } from '../cases.ts';
import type { Call } from '../command.ts';
import { EXIT, Stop } from '../exit.ts';
import type { Playing, RandomGames, Replayed, ReplayGame } from '../game.ts';
import { print } from '../io.ts';
import type { Lines } from '../lines.ts';
import type { StandardDesk } from './index.ts';
import { count, randomGames } from './random-games.ts';
import { type RecordReport, recordInWords, recordSummary } from './record-report.ts';
import type { StandardJudged, StandardTeller } from './referee.ts';

type DeskOf = (call: Call) => StandardDesk;

// Replays -------------------------------------------------------------------------------------------------------------

/** A record is a case that begins with the game; its moves are judged, and what it expects is compared with the end. */
export function standardReplay(deskOf: DeskOf, game: string): ReplayGame {
  const judgedAt = async (path: string, call: Call) => {
    const desk = deskOf(call);
    const opened = await openAt(desk, path, call);
    const entry = onlyCase(opened, call);
    const lines = entry.input.action.map((_, at) => opened.file.source.locate([...entry.path, 'action', at]).line);
    return { desk, lines, source: opened.file.source, judged: judgeAt(opened, entry, call) };
  };
  return {
    endings: ['.yaml', '.yml'],
    holdsGame(path) {
      const read = readYaml(path, readFileSync(path));
      return read.ok && (read.value as { readonly game?: unknown } | null)?.game === game;
    },
    replayer: (call) => async (path) => {
      const { desk, lines, source, judged } = await judgedAt(path, call);
      return outcomeOf(path, source.text.split('\n').length, lines, judged, desk.referee, call);
    },
    async positionAt(path, moment, call) {
      const { desk, lines, judged } = await judgedAt(path, call);
      const at = lines.findLastIndex((line) => line <= Number(moment));
      const step = judged.ruling.steps[at];
      if (!step) throw new Stop(wording('arbiter: the record has no "{name}"', { name: moment }));
      const position = desk.referee.rules.definition.state(step.before);
      const { policies } = judged.input;
      print(call.io.stdout, stringify({ ...(policies && { policies }), position, action: [] }));
      return EXIT.fine;
    },
  };
}

function outcomeOf(
  file: string,
  length: number,
  lines: readonly number[],
  judged: StandardJudged,
  teller: StandardTeller,
  call: Call,
): Replayed {
  const { ruling, input } = judged;
  const { language } = teller;
  const found = (force: Finding['force']) =>
    ruling.steps.flatMap(({ findings, fact, before }, index) =>
      findings
        .filter((finding) => finding.force === force)
        .map((finding) => ({
          line: lines[index] ?? 0,
          clause: finding.clause,
          message: `${teller.move(fact, before)}: ${say(language, finding)}`,
        })),
    );
  const stated = teller.differences(judged).map(({ key, expected, found: came }) => ({
    line: length,
    clause: ruling.steps.at(-1)?.findings[0]?.clause ?? '',
    message: label(language, 'replay.result', {
      what: key,
      expected: JSON.stringify(expected),
      came: JSON.stringify(came) ?? '',
    }),
  }));
  const { path: end } = stepAt(teller.rules.definition.game.steps, ruling.end.state);
  const report: RecordReport = {
    file,
    lines: length,
    compared: Object.keys(input.expect ?? {}).length,
    notAdjudicated: input.action.length - ruling.steps.length,
    violations: [...found('forbids'), ...stated],
    undetermined: found('undetermined'),
    notes: [],
    end: language.names.of.step?.(end, undefined) ?? end,
  };
  const { violations, undetermined, notAdjudicated } = report;
  const ending = teller.rules.definition.state(ruling.end);
  const shown =
    call.format === 'json'
      ? JSON.stringify({ file, violations, undetermined, notAdjudicated, ending }, null, 2)
      : recordInWords(report, call, language);
  return { summary: recordSummary(report), shown };
}

// Random games --------------------------------------------------------------------------------------------------------

/** No game of ours is nearly as long: a chart that goes on for ever is a fault. */
const LONGEST = 10_000;

/** Every legal move must pass the checks and be taken by the chart, and what a game says of its positions must hold. */
export const standardFuzz = (deskOf: DeskOf, id: string): RandomGames =>
  randomGames(id, (call) => {
    const { referee } = deskOf(call);
    const first = referee.board({});
    const endings: Record<string, number> = {};
    return {
      play(seed) {
        const { facts, faults, end } = playAtRandom(referee, first, seed);
        count(endings, end);
        return { decisions: facts.length, broken: faults, record: () => ({ game: id, action: facts }) };
      },
      told: (games, decisions) => ({
        json: { endings },
        lines: [
          `${games} ${games === 1 ? 'game' : 'games'}, ${decisions} decisions`,
          `endings: ${Object.entries(endings)
            .map(([end, n]) => `${end} ${n}`)
            .join(', ')}`,
        ],
      }),
    };
  });

function playAtRandom({ rules: { definition } }: StandardTeller, first: CoreBoard, seed: number) {
  const { game, faults: faultsOf = () => [] } = definition;
  const random = seeded(seed);
  const facts: object[] = [];
  let board = first;
  const end = () => stepAt(game.steps, board.state);
  while (!end().final) {
    const choices = game.choices(board);
    const illegal = choices.filter((fact) => verdictOf(testsOf(game, board, fact)) === 'illegal');
    const faults = [
      ...illegal.map((fact) => `${JSON.stringify(fact)} is listed and not legal`),
      ...(choices.length === 0 ? [`nothing can be done at ${end().path}`] : []),
      ...(facts.length > LONGEST ? ['the game does not end'] : []),
      ...faultsOf(board),
    ];
    if (faults.length > 0) return { facts, faults, end: 'fault' };
    const fact = pick(random, choices);
    facts.push(definition.write(fact, board));
    board = judge(game, board, fact).board;
  }
  return { facts, faults: faultsOf(board), end: end().path };
}

// At the keyboard -----------------------------------------------------------------------------------------------------

/** Legal moves by number; whoever is not at the keyboard, and chance, choose at random. */
export const standardPlay = (deskOf: DeskOf): Playing => ({
  open(call) {
    const { referee } = deskOf(call);
    return (session) => playOn(referee, call, session);
  },
});

type Session = Parameters<ReturnType<Playing['open']>>[0];

async function playOn(referee: StandardTeller, call: Call, { lines, random, keep }: Session): Promise<void> {
  const { given, io, paint } = call;
  const { definition } = referee.rules;
  const { game } = definition;
  const { language } = referee;
  const alone = given.one('side');
  let past: readonly { readonly board: CoreBoard; readonly facts: readonly Fact[] }[] = [];
  let now = { board: referee.board({}), facts: [] as readonly Fact[] };
  print(io.stdout, `${label(language, 'play.help')}\n`);
  while (!stepAt(game.steps, now.board.state).final) {
    const choices = game.choices(now.board);
    const by = choices[0] && game.decides(now.board, choices[0])?.awaited;
    const isAsked = by !== undefined && (alone === undefined || alone === by);
    const fact = isAsked ? await askMove(now.board, choices, by, referee, lines, call) : pick(random, choices);
    if (fact === undefined) break;
    if (fact === 'undo') {
      print(io.stdout, label(language, past.length > 0 ? 'play.taken-back' : 'play.nothing-back'));
      now = past.at(-1) ?? now;
      past = past.slice(0, -1);
      continue;
    }
    if (isAsked) past = [...past, now];
    print(io.stdout, paint('bold', referee.move(fact, now.board)));
    const { board, consequences } = judge(game, now.board, fact);
    for (const finding of consequences) print(io.stdout, `  ${finding.clause}  ${say(language, finding)}`);
    now = { board, facts: [...now.facts, fact] };
    const { facts } = now;
    keep(() => stringify({ game: game.id, action: facts.map((each) => definition.write(each, board)) }));
  }
  const end = stepAt(game.steps, now.board.state);
  print(
    io.stdout,
    end.final ? (language.names.of.step?.(end.path, undefined) ?? end.path) : label(language, 'play.stopped'),
  );
}

/** A legal move by its number; undefined if the game is broken off. */
async function askMove(
  board: CoreBoard,
  choices: readonly Fact[],
  by: string,
  referee: StandardTeller,
  lines: Lines,
  { io }: Call,
): Promise<Fact | 'undo' | undefined> {
  const { language } = referee;
  for (;;) {
    print(io.stdout, choices.map((choice, at) => `  ${at + 1} ${referee.move(choice, board)}`).join('\n'));
    const line = await lines.next(`${language.names.of.player?.(by, undefined) ?? by}> `);
    if (line === undefined || line === 'quit') return undefined;
    if (line === 'undo') return line;
    const fact = /^\d+$/.test(line) ? choices[Number(line) - 1] : undefined;
    if (fact) return fact;
    if (line === 'board') print(io.stdout, stringify(referee.rules.definition.state(board)).trimEnd());
    else if (line !== '' && line !== '?') print(io.stderr, label(language, 'play.number', { n: choices.length }));
  }
}
