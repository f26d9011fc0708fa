/** A ruling on one screen: what decides, what is derived, what changes; the rest can be asked for. */
import { grouped } from '../core/grouped.ts';
import type { RulingView, ViewLine, ViewSection } from './view.ts';

/** Tests that pass, in a ruling that nothing forbids and in one that something does; fewer where the screen is full. */
const PASSING: readonly number[] = [6, 3, 2, 1, 1];
const PASSING_WHEN_REFUSED: readonly number[] = [3, 2, 1, 1, 1];
/** How often a ruling can be shortened. */
export const SHORTEST = PASSING.length - 1;
/** As many lines of the same kind are told one by one. */
const ALIKE = 3;
/** As many readings that could be others are told in full; those that could not are named. */
const READINGS = 2;

/**
 * The view without what a reader can do without; nothing that forbids, is open or changes the board is left out.
 * @param shorter how often it was too long for a screen already, 0 to `SHORTEST`
 */
export function brief(view: RulingView, shorter = 0): RulingView {
  const refused = view.verdict === 'illegal';
  const sections = view.sections.flatMap((section): ViewSection[] => {
    const lines =
      section.id === 'tests'
        ? briefTests(section.lines, (refused ? PASSING_WHEN_REFUSED : PASSING)[shorter] ?? 1)
        : briefLines(section).filter(({ said }) => !leftOut(said.message, shorter));
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
  const open = view.rests.filter(({ only }) => !only);
  const told = open.length <= READINGS && shorter < SHORTEST ? open : [];
  const named = view.rests.filter((each) => !told.includes(each)).map(({ issue }) => issue);
  return { ...view, sections, rests: told, ...(named.length > 0 && { alsoRests: named }) };
}

/** What is told of a roll or of a price after which nothing on the board is otherwise. */
const NO_CHANGE: ReadonlySet<string> = new Set([
  'realign.nothing',
  'realign.tie',
  'coup.fails',
  'place.cost',
  'score.none',
  'hand.shown',
  'space.no-event',
  'defcon.stays',
  'event.occurs',
  'deal.done',
]);

/** What led to a change that is told. */
const LED_UP: ReadonlySet<string> = new Set([
  'realign.roll',
  'headline.order',
  'play.order',
  'score.presence',
  'score.total',
]);

const leftOut = (message: string, shorter: number): boolean =>
  (shorter >= 2 && NO_CHANGE.has(message)) || (shorter >= SHORTEST && LED_UP.has(message));

/** Of tests alike that pass, the first; and not more than a few. */
function briefTests(lines: readonly ViewLine[], most: number): readonly ViewLine[] {
  const told: ViewLine[] = [];
  const kinds = new Set<string>();
  const said = new Set<string>();
  let passing = 0;
  let left = 0;
  for (const pair of pairs(lines)) {
    const line = pair[0] as ViewLine;
    const kind = `${line.clause} ${line.said.message}`;
    // A rule that an exception lifts has passed.
    const mayGo = line.mark === 'permits' || pair.length > 1;
    // The same reason under a further clause is no further reason.
    const text = JSON.stringify([line.mark, line.said]);
    if (!mayGo && said.has(text)) continue;
    said.add(text);
    if (mayGo && (kinds.has(kind) || passing >= most)) left++;
    else {
      told.push(...pair);
      if (mayGo) passing++;
      if (mayGo) kinds.add(kind);
    }
  }
  if (left > 0) told.push({ clause: '', said: { message: 'label.more-tests', args: { n: left } }, times: 1 });
  return told;
}

/** A rule with the exception that lifts it. */
function pairs(lines: readonly ViewLine[]): ViewLine[][] {
  const all: ViewLine[][] = [];
  for (const line of lines) {
    if (line.mark === 'over' && all.at(-1)?.[0]?.mark === 'forbids') all.at(-1)?.push(line);
    else all.push([line]);
  }
  return all;
}

/** What the heading says already goes, and a side that scores nothing beside one that does; many changes of influence by the same clause become one line. */
function briefLines({ lines }: ViewSection): readonly ViewLine[] {
  const scored = lines.some(({ said }) => said.message === 'score.total' && said.args?.total !== 0);
  const isNothing = ({ message, args }: ViewLine['said']): boolean =>
    message === 'score.none' || (message === 'score.total' && args?.total === 0);
  const told = lines.filter(
    ({ said }) => said.message !== 'play.use' && said.message !== 'play.card' && !(scored && isNothing(said)),
  );
  const costs = told.filter(({ said }) => said.message === 'place.cost');
  const short =
    costs.length > ALIKE ? told.filter((line) => !costs.includes(line) || line.said.args?.cost !== 1) : told;
  return [...new Set(short.map(({ clause }) => clause))].length === short.length ? short : mergedMoves(short);
}

function mergedMoves(lines: readonly ViewLine[]): readonly ViewLine[] {
  const isMove = ({ said, note }: ViewLine): boolean => said.message === 'change.influence' && note === undefined;
  const byClause = grouped(lines.filter(isMove), ({ clause }) => clause);
  const told: ViewLine[] = [];
  for (const line of lines) {
    const alike = isMove(line) ? (byClause.get(line.clause) ?? []) : [];
    if (alike.length <= ALIKE) told.push(line);
    else if (alike[0] === line)
      told.push({ ...line, said: { message: 'label.moves', args: { moves: alike.map(move) } } });
  }
  return told;
}

/** A change of influence as one value of a list: side, country, from, to. */
const move = ({ said: { args = {} } }: ViewLine): string => [args.side, args.country, args.from, args.to].join(':');
