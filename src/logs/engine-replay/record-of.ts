/** A replay of the engine as the text of our record: every fact on the line of the decision that it stands for. */
import { writeFact } from '../../cases/facts.ts';
import { indexNames } from '../../cases/names.ts';
import { judge, rest, start } from '../../core/judge.ts';
import type { Message } from '../../core/render.ts';
import { stepAt } from '../../core/steps.ts';
import type { Board } from '../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../games/twilight-struggle/facts.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { need } from '../../games/twilight-struggle/tasks.ts';
import { layTable } from '../../match/agreement.ts';
import { twilightStruggle } from '../../registry/index.ts';
import { type Place, placeOf } from '../record/write.ts';
import { factsOf, isCovered, unasked } from './facts-of.ts';
import type { Checkpoint, EngineReplay, Pair, ReplayAction, ReplayFile } from './replay-file.ts';

/** The record of a replay. */
export interface TranslatedReplay {
  readonly yaml: string;
  /** Line of the first decision that does not answer what our rules ask there; the record ends before it. */
  readonly stops: { readonly line: number; readonly kind: string; readonly says: Message } | undefined;
  /** Lines of the replay. */
  readonly lines: number;
  /** Line of the first decision of which the record says nothing any more; undefined if it tells them all. */
  readonly leftFrom: number | undefined;
}

/** Something that is written: the facts of one decision, and what stands on the board afterwards. */
interface Decided {
  readonly line: number;
  readonly place: Place;
  readonly facts: readonly string[];
  readonly expect: Readonly<Record<string, unknown>> | undefined;
}

/** The readings that the engine follows where they are not those of the rulebook. */
export const READINGS: Readonly<Record<string, string>> = {};

export function recordOfReplay(
  rules: Ruleset,
  { replay, source }: Extract<ReplayFile, { ok: true }>,
): TranslatedReplay {
  const policies = {
    ...rules.policies,
    ...READINGS,
    'optional-cards': replay.include_optional ? 'included' : 'excluded',
  };
  const lineOf = (index: number): number => source.locate(['actions', index]).line;
  const game = new Translation({ ...rules, policies });
  const told: Decided[] = [];
  let stops: TranslatedReplay['stops'];
  for (const [index, action] of replay.actions.entries()) {
    const { place } = game;
    const facts = game.take(action, replay.actions[index + 1]);
    if (!facts) {
      stops = { line: lineOf(index), kind: action.kind, says: { message: 'log.replay-stops' } };
      break;
    }
    const expect = statedAfter(replay, index);
    told.push({ line: lineOf(index), place, facts, expect });
    if (game.isOver) break;
  }
  const next = told.length + (stops ? 1 : 0);
  const leftFrom = next < replay.actions.length ? lineOf(next) : undefined;
  const lines = source.text.replace(/\n$/, '').split('\n').length;
  return { yaml: write(policies, told), stops, lines, leftFrom };
}

/** A game followed on our board. */
class Translation {
  readonly #names;
  #board: Board;
  #die: number | undefined;
  #companion: number | undefined;
  #isRefused = false;

  constructor(rules: Ruleset) {
    this.#names = indexNames(rules);
    this.#board = this.#settled(start(twilightStruggle, layTable(makeBoard(rules), { hands: 'hidden' })));
  }

  get isOver(): boolean {
    return this.#isRefused || this.#board.state.result !== null;
  }

  /** Where the next fact belongs. */
  get place(): Place {
    return placeOf(this.#board);
  }

  /** The facts of a decision, written down; undefined if it does not answer what is asked. */
  take(action: ReplayAction, next: ReplayAction | undefined): readonly string[] | undefined {
    const written: string[] = [];
    const play = (fact: GameFact): void => {
      written.push(JSON.stringify(writeFact(fact, this.#board)));
      this.#play(fact);
    };
    for (let tries = 0; tries < 12; tries++) {
      const read = factsOf(this.#board, action, this.#names, { next, die: this.#die, companion: this.#companion });
      if (action.kind === 'realignment_actor_roll') this.#die = Number(action.payload.value);
      if (read?.isWhole && read.fact === undefined) return written;
      const fact = read?.fact ?? unasked(this.#board);
      if (!fact) return undefined;
      play(fact);
      if (!read?.isWhole && !this.isOver) continue;
      // What the engine takes for granted happens before the state that it prints.
      if (need(this.#board) === 'order' && next?.kind !== 'event_ops_order') {
        const order = unasked(this.#board);
        if (order) play(order);
      }
      this.#companion = isCovered(action, next)
        ? this.#names.card(String(action.payload.card).replaceAll('_', ' '))
        : undefined;
      return written;
    }
    return undefined;
  }

  #play(fact: GameFact): void {
    const { verdict, board } = judge(twilightStruggle, this.#board, fact);
    this.#isRefused = verdict === 'illegal';
    this.#board = this.#settled(board);
  }

  #settled(board: Board): Board {
    const waits = stepAt(twilightStruggle.steps, board.state).tags.length > 0;
    return waits || board.state.result ? board : rest(twilightStruggle, board).board;
  }
}

/** Decisions with which something new begins: before them everything has come about that comes of what was played. */
const BEGINS: ReadonlySet<string | undefined> = new Set(['headline_play', 'action_round_play', 'quagmire_discard']);

/** What a replay says of the board after a decision. Tracks stated in the middle of a play may be on their way. */
function statedAfter({ actions, checkpoints = [] }: EngineReplay, index: number): Decided['expect'] {
  const { vp, defcon, country, country_influence } = actions[index] ?? {};
  const isSettled = BEGINS.has(actions[index + 1]?.kind);
  const pinned = isSettled ? checkpoints.find(({ after_step }) => after_step === index + 1) : undefined;
  if (pinned) return stateOf(pinned);
  const stated = {
    ...(isSettled && vp !== undefined && { vp }),
    ...(isSettled && defcon !== undefined && { defcon }),
    ...(country !== undefined &&
      actions[index + 1]?.kind !== 'event_resume' &&
      country_influence && { influence: { [country.replaceAll('_', ' ')]: pairOf(country_influence) } }),
  };
  return Object.keys(stated).length > 0 ? stated : undefined;
}

const pairOf = ({ US, USSR }: Pair): object => ({ us: US, ussr: USSR });

function stateOf({ state }: Checkpoint): Decided['expect'] {
  const { vp, defcon, space_race, military_ops, board } = state;
  const influence = Object.entries(board.influence).filter(([id]) => id !== 'Chinese_Civil_War');
  return {
    vp,
    defcon,
    space: pairOf(space_race),
    milops: pairOf(military_ops),
    influence: Object.fromEntries(influence.map(([id, markers]) => [id.replaceAll('_', ' '), pairOf(markers)])),
  };
}

/** The text of the record; an entry for every decision of which something is stated, since that stands after it. */
function write(policies: Readonly<Record<string, string>>, told: readonly Decided[]): string {
  const head = `{format: record, hands: hidden, policies: ${JSON.stringify(policies)}, entries: [`;
  const lines: string[] = [head];
  const put = (line: number, text: string): void => {
    while (lines.length < line) lines.push('');
    lines[line - 1] += text;
  };
  for (const [at, { line, place, facts, expect }] of told.entries()) {
    if (facts.length === 0) continue;
    const { turn, round, side } = place;
    const where = `turn: ${turn}, round: ${round}${side === undefined ? '' : `, side: ${side}`}`;
    const stands = expect ? `, expect: ${JSON.stringify(expect)}` : '';
    put(line, `${at === 0 ? '' : ' '}{${where}, facts: [${facts.join(', ')}]${stands}},`);
  }
  lines.push(']}');
  return lines.join('\n');
}
