/** What was looked at and is not in point: exceptions that do not help, effects in force that do not reach the play. */
import type { CaseRuling, CaseStep } from '../cases/rule.ts';
import type { Finding } from '../core/finding.ts';
import { findClause } from '../core/ruleset.ts';
import { type Board, card } from '../games/twilight-struggle/board.ts';
import { matchesCountry } from '../games/twilight-struggle/events/country-filter.ts';
import { frameOf, inForce } from '../games/twilight-struggle/events/in-force.ts';
import { roleIs } from '../games/twilight-struggle/events/roles.ts';
import type { Forbid, Modify, Step } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Lasting } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { type CallLanguage, label } from './language.ts';

/** Every line as a sentence; empty if nothing of the kind came near. */
export const lookedAt = (ruling: CaseRuling, language: CallLanguage): string[] => [
  ...exceptions(ruling, language),
  ...effects(ruling, language),
];

// Exceptions ----------------------------------------------------------------------------------------------------------

/** Exceptions to the rules that forbid the claim, none of which helped. */
function exceptions({ verdict, steps, start }: CaseRuling, language: CallLanguage): string[] {
  const last = steps.at(-1);
  if (verdict !== 'illegal' || !last) return [];
  const { rules } = start;
  // That something is stated which nothing asks for is no rule with exceptions.
  const tests = last.findings.filter(({ force, message }) => force === 'forbids' && !message.startsWith('stated.'));
  const forbidding = new Set(tests.map(({ clause }) => clause));
  const all = [...new Set([...forbidding].flatMap((clause) => findClause(rules, clause)?.exceptions ?? []))];
  const variants = new Set(Object.values(rules.issues).flatMap((issue) => (issue.variant ? issue.clauses : [])));
  const clauses = all.flatMap((id) =>
    forbidding.has(id) || variants.has(id) || !rules.clauses[id]
      ? []
      : [`${id}: ${language.clauses[id]?.summary ?? ''}`],
  );
  const absent = all
    .flatMap((id) => (id.startsWith('card:') ? (start.tables.cardNumber.get(id.slice(5)) ?? []) : []))
    .filter((number) => !last.before.state.lasting.some((lasting) => lasting.card === number))
    .filter((number) => mayHelp(last.before, number));
  return [...clauses, ...(absent.length === 0 ? [] : [label(language, 'exception-cards', { cards: absent })])];
}

/** A card that only closes places helps nobody. */
const mayHelp = (board: Board, number: number): boolean => {
  const { event } = card(board, number);
  return event.length === 0 || !event.every((step: Step) => 'forbid' in step);
};

// Effects in force ----------------------------------------------------------------------------------------------------

/** What a play does that an effect could concern. */
interface Doing {
  readonly board: Board;
  readonly by: Side;
  readonly act: 'place' | 'coup' | 'realign' | 'event';
  readonly countries: readonly number[];
}

function effects({ steps, failing }: CaseRuling, language: CallLanguage): string[] {
  const action = failing ?? steps.at(-1)?.action;
  const own = steps.filter((step) => step.action === action);
  const doing = whatIsDone(own);
  if (!doing) return [];
  const cited = citedCards(own, doing.board);
  const { lasting } = doing.board.state;
  const cards = [...new Set(lasting.map(({ card: number }) => number))].filter((number) => !cited.has(number));
  return cards.flatMap((number) => {
    const parts = lasting.filter((each) => each.card === number);
    const why = parts.flatMap((part) => notInPoint(doing, part) ?? []).sort((a, b) => WEIGHT[a.id] - WEIGHT[b.id])[0];
    if (!why) return [];
    const { id, ...args } = why;
    return [label(language, `looked.${id}`, { card: number, side: doing.by, ...args })];
  });
}

/** The last thing done to countries: by Operations, or by an event that moves influence. */
function whatIsDone(steps: readonly CaseStep[]): Doing | undefined {
  const acting = steps.filter(
    ({ fact }) => fact?.type === 'place' || fact?.type === 'target' || fact?.type === 'remove',
  );
  const last = acting.at(-1);
  const fact = last?.fact;
  if (!last || !fact || !('country' in fact)) return undefined;
  const task = last.before.state.agenda.at(-1);
  const act =
    task?.do !== 'operations'
      ? 'event'
      : task.mode === 'coup'
        ? 'coup'
        : task.mode === 'realignment'
          ? 'realign'
          : 'place';
  const countries = acting.flatMap((step) => (step.fact && 'country' in step.fact ? [step.fact.country] : []));
  return { board: last.before, by: fact.by, act, countries: [...new Set(countries)].filter((where) => where >= 0) };
}

/** Cards that the ruling speaks of anyway. */
function citedCards(steps: readonly CaseStep[], board: Board): ReadonlySet<number> {
  const cards = new Set<number>();
  const note = ({ clause, args = {} }: Finding): void => {
    if (clause.startsWith('card:')) cards.add(board.tables.cardNumber.get(clause.slice(5)) ?? 0);
    if (Array.isArray(args.cards)) for (const number of args.cards) cards.add(Number(number));
    if (Array.isArray(args.modifiers))
      for (const value of args.modifiers) cards.add(Number.parseInt(String(value), 10));
  };
  for (const { findings, consequences } of steps) for (const each of [...findings, ...consequences]) note(each);
  return cards;
}

interface Why {
  readonly id: 'exempt' | 'elsewhere' | 'other-side' | 'other-act';
  readonly countries: readonly number[];
  /** The card that takes the countries out of it. */
  readonly by?: number;
  /** What it does forbid. */
  readonly acts?: readonly string[];
}

/** An effect with several parts is told of by what says most. */
const WEIGHT: Readonly<Record<Why['id'], number>> = { exempt: 0, 'other-side': 1, elsewhere: 2, 'other-act': 3 };

/** Why an effect that comes near leaves the play alone; undefined if it does not come near. */
function notInPoint(doing: Doing, lasting: Lasting): Why | undefined {
  const { step } = lasting;
  if ('forbid' in step) return besideForbidden(doing, lasting, step.forbid);
  return 'modify' in step ? besideModified(doing, lasting, step.modify) : undefined;
}

function besideForbidden({ board, by, act, countries }: Doing, lasting: Lasting, rule: Forbid): Why | undefined {
  const inside = countries.filter((where) =>
    lasting.region
      ? board.tables.inRegion.get(lasting.region)?.has(where)
      : matchesCountry(board, frameOf(lasting), rule.where, where),
  );
  const same = rule.action.some((action) => action === (act === 'place' ? 'place-ops' : act));
  if (inside.length === 0) return same ? { id: 'elsewhere', countries } : undefined;
  if (!same) {
    const acts = rule.action.filter((action) => action !== 'brush-war');
    return acts.length === 0 ? undefined : { id: 'other-act', countries: inside, acts };
  }
  if (!roleIs(board, frameOf(lasting), rule.side, by)) return { id: 'other-side', countries: inside };
  const exempt = inForce(board).exempt.find(
    (other) =>
      other.rule.from === rule.label &&
      inside.every((where) => matchesCountry(board, frameOf(other.lasting), other.rule.where, where)),
  );
  return exempt && { id: 'exempt', countries: inside, by: exempt.lasting.card };
}

function besideModified({ board, by, act, countries }: Doing, lasting: Lasting, rule: Modify): Why | undefined {
  const quantity = act === 'coup' ? 'coup-die' : act === 'realign' ? 'realign-die' : undefined;
  if (rule.quantity !== quantity) return undefined;
  if (!roleIs(board, frameOf(lasting), rule.side, by)) return { id: 'other-side', countries };
  const reached =
    'where' in rule && rule.where
      ? countries.some((at) => matchesCountry(board, frameOf(lasting), rule.where ?? {}, at))
      : true;
  return reached ? undefined : { id: 'elsewhere', countries };
}
