/** What would have been legal, nearest to what was refused. */
import type { CaseRuling, CaseStep } from '../cases/rule.ts';
import { verdictOf } from '../core/finding.ts';
import { testsOf } from '../core/judge.ts';
import type { Message } from '../core/render.ts';
import { type Board, influence, inRegion, top } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { claimOf } from '../games/twilight-struggle/names.ts';
import type { Mode } from '../games/twilight-struggle/state.ts';
import { rival, type Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';

/** Enough to choose from. */
const MANY = 6;

/** Legal facts of the same kind as the one refused, the most alike first; none if the refusal is no single fact. */
export function nearestLegal(ruling: CaseRuling): Message[] {
  const step = ruling.steps.at(-1);
  if (ruling.verdict !== 'illegal' || !step) return [];
  if (!step.fact) return placedSoFar(ruling);
  return alternativesTo(step.before, step.fact);
}

/** Legal facts of the same type at this board. */
export function alternativesTo(board: Board, fact: GameFact): Message[] {
  const certain = (type: GameFact['type']): readonly GameFact[] =>
    twilightStruggle.choices(board).filter((choice) => choice.type === type && isCertain(board, choice));
  // Who is trapped throws a card away before anything is played. 5.1.a
  const discards = fact.type === 'play' ? certain('discard') : [];
  if (discards.length > 0) return inOneMessage(board, { ...fact, type: 'discard' } as GameFact, discards);
  const same = certain(fact.type);
  if (same.length > 0) return inOneMessage(board, fact, same);
  const modes = fact.type === 'mode' ? [] : otherModes(board);
  return modes.length > 0 ? modes : otherwise(board, fact);
}

/** Nothing of the kind is legal: what else this side may decide. */
function otherwise(board: Board, tried: GameFact): Message[] {
  const by = 'by' in tried ? tried.by : undefined;
  const choices = twilightStruggle.choices(board).filter((choice) => 'by' in choice && choice.by === by);
  const certain = choices.filter((choice) => choice.type !== tried.type && isCertain(board, choice));
  return certain.length > MANY ? [] : certain.map(claimOf);
}

/** A choice that is legal for certain, not merely as far as is known. */
const isCertain = (board: Board, fact: GameFact): boolean =>
  verdictOf(testsOf(twilightStruggle, board, fact)) === 'legal';

function inOneMessage(board: Board, tried: GameFact, choices: readonly GameFact[]): Message[] {
  if (choices.length === 0) return [];
  switch (tried.type) {
    case 'place':
    case 'target':
    case 'remove': {
      const countries = choices.flatMap((choice) => ('country' in choice ? [choice.country] : []));
      const all = new Set(countries);
      const places = byLikeness(board, tried.country, tried.by, countries).slice(0, MANY);
      return [
        {
          message: `claim.nearest.${kindOf(board, tried)}`,
          args: { side: tried.by, places, more: all.size - places.length },
        },
      ];
    }
    case 'play':
    case 'headline':
    case 'discard':
    case 'select': {
      const cards = choices.flatMap((choice) => ('card' in choice ? [choice.card] : []));
      const shown = cards.slice(0, MANY);
      const message = tried.type === 'discard' ? 'claim.nearest.discards' : 'claim.nearest.cards';
      return [{ message, args: { side: tried.by, choices: shown, more: cards.length - shown.length } }];
    }
    case 'mode':
    case 'use':
    case 'choose':
      return choices.slice(0, MANY).map((choice): Message => {
        const { type, by, ...args } = choice as GameFact & { readonly by: number };
        return { message: `claim.${type}`, args: { ...(args as Record<string, string | number>), side: by } };
      });
    case 'pass':
      return [];
    default:
      return [];
  }
}

/** What naming a country meant. */
function kindOf(board: Board, { type }: GameFact): string {
  const task = top(board);
  if (type === 'remove') return 'remove';
  if (type === 'place') return 'influence';
  if (task?.do !== 'operations') return 'target';
  return task.mode === 'coup' ? 'coup' : 'realignment';
}

/**
 * Countries of the same region, neighbours first; if there are none, those where the rival has something to lose.
 * Among equals the order of the map decides.
 */
function byLikeness(board: Board, tried: number, by: Side, countries: readonly number[]): number[] {
  const entry = board.tables.countries[tried];
  const score = (where: number): number =>
    (entry?.adjacent.includes(where) ? 4 : 0) +
    (entry && inRegion(board, entry.region, where) ? 2 : 0) +
    (influence(board, rival(by), where) > 0 ? 1 : 0);
  const scored = [...new Set(countries)].map((where) => ({ where, score: score(where) }));
  const best = scored.some((other) => other.score >= 2) ? 2 : scored.some((other) => other.score === 1) ? 1 : 0;
  return scored
    .filter((other) => other.score >= best)
    .sort((a, b) => b.score - a.score || a.where - b.where)
    .map(({ where }) => where);
}

/** Nothing of the same kind is legal: other uses of the same points. */
function otherModes(board: Board): Message[] {
  const task = top(board);
  if (task?.do !== 'operations' || task.touched.length > 0) return [];
  return task.modes
    .filter((mode) => mode !== task.mode)
    .flatMap((mode): Message[] => {
      const open = {
        ...board,
        state: { ...board.state, agenda: [...board.state.agenda.slice(0, -1), { ...task, mode: null }] },
      };
      const offered = twilightStruggle.choices({ ...open, state: { ...open.state, step: stepOf(board, 'mode') } });
      const found = offered.some((choice) => choice.type === 'mode' && choice.mode === mode);
      return found ? [{ message: 'claim.nearest.mode', args: { side: task.side, mode: mode satisfies Mode } }] : [];
    });
}

/** The state of the same block of the chart that waits for the use of the points. */
function stepOf(board: Board, name: string): number {
  const path = twilightStruggle.steps.rows[board.state.step]?.step.path ?? '';
  const block = path.replace(/operations\..*$/, `operations.${name}`);
  return twilightStruggle.steps.indexOf(block) ?? board.state.step;
}

/** The claim asked for more than the points allow: what they did pay for. */
function placedSoFar(ruling: CaseRuling): Message[] {
  const placed = ruling.steps.filter(
    ({ fact, action, before }) =>
      fact?.type === 'place' && action === ruling.failing && top(before)?.do === 'operations',
  );
  const countries = [
    ...new Set(placed.flatMap(({ fact }: CaseStep) => (fact?.type === 'place' ? [fact.country] : []))),
  ];
  const first = placed[0]?.fact;
  if (first?.type !== 'place') return [];
  return [{ message: 'claim.nearest.paid', args: { side: first.by, n: placed.length, countries } }];
}
