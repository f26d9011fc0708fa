/** Answers about an event: markers, cards, options, countries. */
import { card } from '../games/twilight-struggle/board.ts';
import { optionNames } from '../games/twilight-struggle/events/flow-verbs.ts';
import type { CardsTask, MarkersTask, OptionTask } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { type Answer, type Asked, eventParts, type Missing, type Reply } from './asked.ts';
import { declines, HAPPENS, type Part, type Stated, says, unused } from './statement.ts';

/** The keys under which markers that go down or come off are stated. */
export const ADDS = ['add', 'to', 'place', 'target', 'targets'] as const;
export const REMOVES = ['remove', 'remove_all', 'from', 'targets', 'target'] as const;

/** The next country for a marker. */
export function markersAnswer(asked: Asked, task: MarkersTask, by: Side): Reply {
  const adds = 'place' in task.step;
  const keys = adds ? ADDS : REMOVES;
  for (const part of eventParts(asked)) {
    const next = unused(part, ...keys);
    if (next?.country === undefined) continue;
    if (task.chosen.length === 0) {
      const more = surplus(part, keys, task);
      if (more) return more;
    }
    return { fact: { type: adds ? 'place' : 'remove', by, country: next.country }, from: [next], part };
  }
  const closed = eventParts(asked).find((part) => unused(part, 'no_more'));
  // What an option of the event moves is part of the option: that nothing moves has to be said.
  const ofOption = !card(asked.board, task.frame.card).event.includes(task.step);
  const begun = task.chosen.length > 0;
  if ((task.optional && (begun || !ofOption)) || closed) {
    const said = closed && unused(closed, 'no_more');
    return { fact: { type: 'done', by }, from: said ? [said] : [], silent: !said };
  }
  const stated = task.chosen.length;
  return { missing: 'markers', by, ...(stated > 0 && { stated, wanted: stated + task.left }) };
}

/** More countries, or more markers in all, than the event has. Each country counts once where a whole amount moves. */
function surplus(part: Part, keys: readonly string[], task: MarkersTask): Reply | undefined {
  const step = 'place' in task.step ? task.step.place : (task.step as { remove: object }).remove;
  const stated = keys.flatMap((key) => part.facts.filter((fact) => fact.key === key && !fact.used));
  const counted = 'countries' in step ? [...new Map(stated.map((fact) => [fact.country, fact])).values()] : stated;
  return counted.length > task.left ? { tooMany: counted, limit: task.left } : undefined;
}

/** The next card chosen, or drawn at random. "None" is a claim too: a card that must be chosen cannot be left out. */
export function cardAnswer(asked: Asked, task: CardsTask, by: Side): Reply {
  const [outer] = asked.statement.events;
  const covered = outer?.own.facts.some(({ key }) => key === 'with_un_intervention');
  const drawn = outer && covered && !task.random ? unused(outer.own, 'drawn') : undefined;
  if (drawn?.card !== undefined) return { fact: { type: 'select', by, card: drawn.card }, from: [drawn] };
  const keys = ['with', 'taken', 'reclaim', 'pick', 'discard', 'discarded', 'drawn'] as const;
  const parts = eventParts(asked);
  for (const part of parts) {
    const next = unused(part, ...keys);
    if (next?.card === undefined) continue;
    const { card } = next;
    return { fact: task.random ? { type: 'draw', card } : { type: 'select', by, card }, from: [next], part };
  }
  // Cards have been named and no more of them: the choice ends there if it may.
  const declined = parts.some((part) => declines(part, ...keys));
  if (task.optional || declined) return { fact: { type: 'done', by }, from: [], silent: !declined };
  if (!task.random) return { missing: 'card', by };
  return task.left > 1 ? { missing: 'random-cards', by, wanted: task.left } : { missing: 'random-card', by };
}

/** The next card in the order laid down for a hand. */
export function sequenceAnswer({ statement }: Asked, by: Side): Reply {
  for (const { own } of statement.events) {
    const next = unused(own, 'sequence');
    if (next?.card !== undefined) return { fact: { type: 'select', by, card: next.card }, from: [next], part: own };
  }
  return { missing: 'card', by };
}

/** A country named by one of these keys of the event. */
export function countryAnswer(asked: Asked, keys: readonly string[], missing: string, by: Side): Answer | Missing {
  for (const part of eventParts(asked)) {
    const said = unused(part, ...keys);
    if (said?.country !== undefined) return { fact: { type: 'target', by, country: said.country }, from: [said], part };
  }
  return { missing, by };
}

/** The option that is meant, from whichever key speaks of it. */
export function optionAnswer(asked: Asked, task: OptionTask, by: Side): Answer | Missing {
  const parts = eventParts(asked);
  for (const part of parts.length > 0 ? parts : [SILENT]) {
    const meant = optionOf(asked, task, part);
    if (!meant) continue;
    const [option, ...from] = meant;
    return { fact: { type: 'choose', by, option }, from, part };
  }
  return { missing: 'option', by };
}

/** An event of which nothing is said. */
const SILENT: Part = { owner: 'event', facts: [], by: undefined };

/** The option, and the fact that is used up by saying so; markers and cards are asked for afterwards. */
type Meant = readonly [option: string, ...from: Stated[]];

function optionOf(asked: Asked, task: OptionTask, part: Part): Meant | undefined {
  const options = optionNames(task);
  const meant = namedOption(options, part) ?? impliedOption(options, asked.board.state.defcon, part);
  if (meant) return meant;
  // An option that the event has not got is refused as such.
  const choice = unused(part, 'choice');
  return choice && [String(choice.value), choice];
}

/** The option that follows from what is said of a level, of the end of the game, of cards or of markers. */
function impliedOption(options: readonly string[], defcon: number, part: Part): Meant | undefined {
  const level = unused(part, 'defcon', 'winner_defcon');
  if (options.every((option) => /^\d$/.test(option)) && level) return [String(level.value), level];
  if (options.includes('improve')) return summitOption(defcon, part);
  const end = unused(part, 'end_game');
  if (options.includes('end-game') && end) return [end.value === true ? 'end-game' : 'decline', end];
  if (options.includes('discard') && says(part, 'discard')) {
    const other = options.find((option) => option !== 'discard');
    return unused(part, 'discard') ? ['discard'] : other === undefined ? undefined : [other];
  }
  // Warsaw Pact: influence added means the one branch, influence taken away the other; of nothing said nothing is chosen.
  if (options.includes('purge'))
    return says(part, 'add') ? ['build'] : part.facts.some(({ key }) => key !== HAPPENS) ? ['purge'] : undefined;
  return options.includes('spread') ? southAfricaOption(part) : undefined;
}

/** One of the options, by its name. */
function namedOption(options: readonly string[], part: Part): Meant | undefined {
  for (const key of ['opponent', 'choice', 'region'] as const) {
    const said = unused(part, key);
    const name = key === 'region' ? String(said?.value).toLowerCase().replaceAll(' ', '-') : String(said?.value);
    if (said && options.includes(name)) return [name, said];
  }
  return undefined;
}

/** The winner of a Summit states the level DEFCON moves to, "none", or -1; a level further away is no option of the event. */
function summitOption(defcon: number, part: Part): Meant | undefined {
  if (declines(part, 'winner_defcon')) return ['leave'];
  const said = unused(part, 'winner_defcon', 'defcon');
  if (!said) return undefined;
  const move = Number(said.value) === -1 ? -1 : Number(said.value) - defcon;
  return [['degrade', 'leave', 'improve'][move + 1] ?? String(said.value), said];
}

/** South African Unrest: more than one country means that a neighbour takes part. */
function southAfricaOption(part: Part): Meant | undefined {
  const countries = new Set(part.facts.flatMap(({ key, country }) => (key === 'add' ? [country] : [])));
  return countries.size === 0 ? undefined : [countries.size > 1 ? 'spread' : 'south-africa'];
}
