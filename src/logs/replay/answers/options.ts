/** Answers about options that events offer, read from what follows, and about dice that the log leaves out. */
import { card, cardClause, top } from '../../../games/twilight-struggle/board.ts';
import { optionNames } from '../../../games/twilight-struggle/events/flow-verbs.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import type { ContestTask, OptionTask } from '../../../games/twilight-struggle/state.ts';
import type { Side } from '../../../games/twilight-struggle/tables.ts';
import { allInBlock, inBlock, type LineOf, type Slot, use } from '../entry-lines.ts';
import { entryOf, isLastEntry, type Run, remark } from '../run.ts';
import { awardOf, firstFact } from '../try.ts';
import type { Answer } from './answer.ts';
import { repeatsOf } from './cards.ts';

type Reader = (run: Run, task: OptionTask) => Choice | undefined;
interface Choice {
  readonly option: string;
  /** The line that says so; it is used up. */
  readonly slot?: Slot;
}

/** How each card that offers options shows in the log which was taken. */
const READERS: Readonly<Record<string, Reader>> = {
  'olympic-games': (run) => {
    const slot = inBlock(run.at.lines, 'olympics');
    return slot && { option: slot.line.participates ? 'participate' : 'boycott', slot };
  },
  blockade: (run) => ({ option: inBlock(run.at.lines, 'discard') ? 'discard' : 'lose-west-germany' }),
  'latin-american-debt-crisis': (run) => ({ option: inBlock(run.at.lines, 'discard') ? 'discard' : 'accept' }),
  'warsaw-pact-formed': (run) => {
    const first = inBlock(run.at.lines, 'influence');
    return { option: first && first.line.delta > 0 ? 'build' : 'purge' };
  },
  'south-african-unrest': (run) => {
    // Markers that are taken back may be those with which the crisis is bought off.
    const lines = allInBlock(run.at.lines, 'influence').flatMap(({ line }) => (line.delta > 0 ? [line] : []));
    const both = lines.some((line) => line.country === 'south-africa' && line.delta >= 2);
    return { option: both && lines.length === 1 ? 'south-africa' : 'spread' };
  },
  'grain-sales-to-soviets': readGrain,
  summit: (run) => {
    const line = inBlock(run.at.lines, 'defcon')?.line;
    return { option: line === undefined ? 'leave' : line.change === 'improves' ? 'improve' : 'degrade' };
  },
  wargames: (run, { frame }) => {
    const ends = isLastEntry(run);
    const message = ends ? 'log.note-wargames-ends' : 'log.note-wargames-goes-on';
    remark(run, 'choice-not-logged', run.at.line, { message, args: { card: frame.card } });
    return { option: ends ? 'end-game' : 'decline' };
  },
  chernobyl: readRegion,
};

/** A level of DEFCON that a side has set; no line if that was the level already. */
function readLevel(run: Run): Choice {
  const line = inBlock(run.at.lines, 'defcon')?.line;
  return { option: String(line?.level ?? run.board.state.defcon) };
}

export function answerOption(run: Run, by: Side): Answer | undefined {
  const task = top(run.board) as OptionTask;
  const reader = 'defcon' in task.step ? readLevel : READERS[card(run.board, task.frame.card).id];
  const choice = reader?.(run, task);
  if (!choice) return undefined;
  if (choice.slot) use(run.at.lines, choice.slot);
  return { fact: { type: 'choose', by, option: choice.option }, line: choice.slot?.line.line ?? run.at.line };
}

/** The card drawn is played, which is printed twice, or given back. */
function readGrain(run: Run): Choice | undefined {
  const slot = inBlock(run.at.lines, 'play', 'return');
  if (!slot) return undefined;
  if (slot.line.kind === 'play')
    for (const again of repeatsOf(run, slot as Slot<LineOf<'play'>>)) use(run.at.lines, again);
  return { option: slot.line.kind === 'play' ? 'play' : 'return', slot };
}

/** The region of Chernobyl; if the client lost it, one in which the USSR places nothing for the rest of the turn. */
function readRegion(run: Run, task: OptionTask): Choice | undefined {
  const slot = inBlock(run.at.lines, 'region-choice');
  if (!slot) return undefined;
  if (slot.line.region !== null) return { option: slot.line.region, slot };
  const placed = regionsOfSovietOperations(run);
  const open = optionNames(task).filter((region) => !placed.has(region));
  remark(run, 'choice-not-logged', slot.line.line, { message: 'log.note-region', args: { options: open } });
  run.found.checked.events++;
  return { option: open[0] ?? 'europe', slot };
}

function regionsOfSovietOperations(run: Run): ReadonlySet<string> {
  const regions = new Set<string>();
  const turn = entryOf(run)?.turn;
  for (const entry of run.log.entries.slice(run.at.entry + 1)) {
    if (entry.turn !== turn) break;
    for (const { lines } of entry.blocks) {
      const heading = lines.findIndex((line) => line.kind === 'operations' && line.use === 'influence');
      if (heading < 0) continue;
      for (const line of lines.slice(heading)) {
        if (line.kind !== 'influence' || line.side !== 'ussr' || line.delta < 0) continue;
        const region = run.rules.countries.find((country) => country.id === line.country)?.region;
        if (region) regions.add(region);
      }
    }
  }
  return regions;
}

/** The dice of Olympic Games and Summit are not printed: any that lead to the award below. */
export function answerContest(run: Run): Answer | undefined {
  const { frame } = top(run.board) as ContestTask;
  const clause = cardClause(run.board, frame.card);
  const stated: LineOf<'vp'> | undefined = inBlock(run.at.lines, 'vp')?.line;
  const winner = stated?.side ?? null;
  const facts: GameFact[] = [];
  for (const us of [1, 2, 3, 4, 5, 6]) for (const ussr of [1, 2, 3, 4, 5, 6]) facts.push({ type: 'rolls', us, ussr });
  // Equal totals leave no trace: Summit is over then, and the dice of Olympic Games are rolled again.
  const fitting = firstFact(run, facts, (outcome) => {
    const vp = awardOf(outcome, clause);
    if (vp !== 0) return winner === (vp > 0 ? 'us' : 'ussr');
    return winner === null && !outcome.findings.some((finding) => finding.message === 'contest.reroll');
  });
  if (!fitting) return undefined;
  remark(run, 'dice-not-logged', run.at.line, { message: 'log.note-dice' });
  return { fact: fitting, line: stated?.line ?? run.at.line };
}
