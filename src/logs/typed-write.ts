/**
 * A game that has been judged in the simple form that a person types from a score sheet, a line a play. Each line is judged
 * as it will be when it is read: where it would come out otherwise, the entry stands in braces, fact by fact.
 */
import type { CaseAction, CaseHeadline, Markers } from '../cases/case.ts';
import { writeFact } from '../cases/facts.ts';
import { indexNames } from '../cases/names.ts';
import { type Said, sayHeadlines, sayPlay } from '../cases/say.ts';
import { positionOf } from '../cases/write.ts';
import { same } from '../core/compare.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { freeMarkersLeft } from '../games/twilight-struggle/setup/setup.ts';
import { SIDE_IDS, SIDES, type Side, US } from '../games/twilight-struggle/tables.ts';
import type { EntryOutcome } from './record/outcome.ts';
import type { GameRecord, RecordEntry } from './record/record.ts';
import { judgeEntry, openBoard, type RecordRun } from './record/run.ts';
import { standing } from './record/standing.ts';
import { placeOf } from './record/write.ts';
import type { TypedWords } from './typed.ts';

/** The words of a language, and its names by the ids of the rules. */
export interface TypedLanguage {
  readonly words: TypedWords;
  readonly card: (id: string | number) => string;
  readonly country: (id: string) => string;
}

export interface TypedGame {
  readonly text: string;
  /** Lines that come out otherwise than in the record: the form does not tell what the hands held. */
  readonly differing: readonly number[];
}

/** Writes a game down. Of what the hands hold nothing is said. */
export function typedGame(rules: Ruleset, record: GameRecord, run: RecordRun, language: TypedLanguage): TypedGame {
  const setup = setupOf(record, run);
  const vp = record.handicap?.vp ?? 0;
  const lines = [
    ...readingsLine(record.policies ?? {}, language),
    ...crisisLines(record, run, language),
    ...setupLines(setup, language),
    ...agreedLines(record, language),
    ...pointsLine(vp, language),
  ];
  const names = indexNames(rules);
  const crises = positionOf(run.outcomes.at(-1)?.after ?? run.start).position.crises;
  let board = openBoard(
    rules,
    { format: 'record', setup, ...(crises && { crises }), handicap: { vp }, entries: [] },
    names,
  );
  const differing: number[] = [];
  const write = (forms: readonly RecordEntry[], wanted?: EntryOutcome): void => {
    const judged = forms.map((form) => ({ form, came: judgeEntry(board, form, 0, names, {}) }));
    const found = judged.find(({ came }) => !wanted || isSame(came, wanted)) ?? judged[0];
    if (!found) return;
    lines.push(lineOf(found.form, language));
    if (wanted && !isSame(found.came, wanted)) differing.push(lines.length);
    board = found.came.after;
  };
  for (const outcome of joined(run.outcomes)) {
    const { entry } = outcome;
    if (entry.round === 'set-up' || entry.round === 'turn-zero') continue;
    // What is told in words stops where the turn ends.
    const isEnded = entry.turn > board.state.turn && entry.round !== 'end';
    if (isEnded) write([{ turn: entry.turn - 1, round: 'end' }]);
    write(formsOf(outcome), outcome);
  }
  const last = run.outcomes.at(-1);
  const { turn = 0, result } = last?.after.state ?? {};
  if (last && !board.state.result && (result?.how === 'final-scoring' || turn > board.state.turn))
    write([{ turn: last.entry.turn, round: 'end' }]);
  return { text: `${lines.join('\n')}\n`, differing };
}

/** The entries with all facts of a round together: a replay has one for each decision. */
function joined(outcomes: readonly EntryOutcome[]): readonly EntryOutcome[] {
  const rounds: EntryOutcome[] = [];
  for (const outcome of outcomes) {
    const { entry, steps } = outcome;
    const last = rounds.at(-1);
    const isSameRound =
      last?.entry.turn === entry.turn && last.entry.round === entry.round && last.entry.side === entry.side;
    if (!last?.entry.facts || !entry.facts || !isSameRound) rounds.push(outcome);
    else {
      const facts = [...last.entry.facts, ...entry.facts];
      rounds[rounds.length - 1] = {
        ...outcome,
        entry: { ...entry, facts },
        steps: [...last.steps, ...steps],
        before: last.before,
      };
    }
  }
  return rounds;
}

/** The ways to state an entry: in the words of the form, then with the hands that an event asks for, then fact by fact. */
function formsOf({ entry: { expect: _, ...entry }, steps }: EntryOutcome): readonly RecordEntry[] {
  if (!entry.facts) return [entry];
  const { turn, round, side } = entry;
  const place = { turn, round, ...(side !== undefined && { side }) };
  const said = steps.filter(({ fact }) => fact.type !== 'deal');
  const [first] = said;
  if (!first) return round === 'end' ? [place] : [];
  const words = inWords(entry, said);
  const deal = round === 'headline' ? [{ type: 'deal', us: [], ussr: [] }] : [];
  const facts = { ...place, facts: [...deal, ...said.map(({ fact, before }) => writeFact(fact, before))] };
  if (round === 'end') return said.every(({ fact }) => fact.type === 'done') ? [place] : [facts, place];
  if (!words) return [facts];
  const { hands } = positionOf(first.before).position;
  return [{ ...place, ...words }, { ...place, ...words, ...(hands && { hands }) }, facts];
}

/** What the facts of an entry say, in the keys of a record; undefined if there are none for it. */
function inWords({ round }: RecordEntry, said: readonly Said[]): Omit<RecordEntry, 'turn' | 'round'> | undefined {
  if (round !== 'headline' && said.length === 1 && said[0]?.fact.type === 'pass') return {};
  const action = round === 'headline' ? sayHeadlines(said) : sayPlay(said);
  if (!action) return undefined;
  const { kind: _kind, player: _player, ...words } = action;
  return isInForm(words) ? (words as Omit<RecordEntry, 'turn' | 'round'>) : undefined;
}

/** Has the form words for a play? Its dice are numbers. */
function isInForm({ as, coup, die, realign }: Partial<CaseAction>): boolean {
  const isRolled = coup !== undefined || as === 'space' || as === 'trap_discard';
  return (
    isRolled === (typeof die === 'number') && (realign ?? []).every(({ in: where, us }) => where && us !== undefined)
  );
}

/** Refused under the same clause, or not; and the same on the board afterwards. */
function isSame(came: EntryOutcome, wanted: EntryOutcome): boolean {
  const against = ({ verdict, findings }: EntryOutcome): string | undefined =>
    verdict === 'illegal' ? findings.find(({ force }) => force === 'forbids')?.clause : undefined;
  if (came.problem || against(came) !== against(wanted)) return false;
  const isTurnOver = [came, wanted].some(({ after }) => isOver(after, wanted.entry));
  return (
    wanted.verdict === 'illegal' || (!came.missing && same(onBoard(came, isTurnOver), onBoard(wanted, isTurnOver)))
  );
}

/** Has the turn of an entry come to its end? */
function isOver(after: Board, { turn, round }: RecordEntry): boolean {
  const { result } = after.state;
  return (
    after.state.turn !== turn ||
    (result !== null ? result.how === 'final-scoring' : round !== 'end' && placeOf(after).round === 'end')
  );
}

/** What stands on the board; of the tracks nothing once the turn has ended in one of the forms. */
function onBoard({ after }: EntryOutcome, isTurnOver: boolean): object {
  const { influence, vp, defcon, space } = standing(after);
  return isTurnOver ? { influence, space } : { influence, space, vp, defcon };
}

// Lines ---------------------------------------------------------------------------------------------------------------

/** The first of the words for something. */
const word = ({ words }: TypedLanguage, id: string): string => (words[id] ?? id).split('|')[0] as string;

function readingsLine(policies: Readonly<Record<string, string>>, language: TypedLanguage): string[] {
  const list = Object.entries(policies).map(([issue, option]) => `${issue}=${option}`);
  return list.length === 0 ? [] : [`${word(language, 'readings')}: ${list.join(', ')}`];
}

type Setup = NonNullable<GameRecord['setup']>;

function setupLines({ us, ussr, us_bid: bid, ussr_bid: other }: Setup, language: TypedLanguage): string[] {
  const line = (what: string, side: string, markers: Markers | undefined): string[] =>
    markers === undefined ? [] : [`${word(language, what)} ${word(language, side)}: ${markersOf(markers, language)}`];
  return [
    ...line('setup', 'ussr', ussr),
    ...line('setup', 'us', us),
    ...line('bid', 'us', bid),
    ...line('bid', 'ussr', other),
  ];
}

/** How many additional markers each side was to place, where the record says so. */
const agreedLines = ({ handicap = {} }: GameRecord, language: TypedLanguage): string[] =>
  SIDE_IDS.flatMap((side) => {
    const n = handicap[side as 'us' | 'ussr'] ?? 0;
    return n === 0 ? [] : [`${word(language, 'bid')} ${word(language, side)}: ${n}`];
  });

/** The crises of Turn Zero: with the statecraft cards and the die, or what the die came to. */
function crisisLines({ crises = {} }: GameRecord, { outcomes }: RecordRun, language: TypedLanguage): string[] {
  const line = (crisis: string, came: string | number): string =>
    `${word(language, 'crisis')} ${word(language, `crisis.${crisis}`)}: ${came}`;
  const cards = (us: string, ussr: string, die: number): string =>
    `${word(language, 'us')} ${word(language, `option.${us}`)}, ${word(language, 'ussr')} ${word(language, `option.${ussr}`)}, ${die}`;
  const told = Object.entries(crises).map(([crisis, came]) =>
    line(crisis, typeof came === 'number' ? came : cards(came.us ?? 'none', came.ussr ?? 'none', came.die)),
  );
  const facts = outcomes
    .flatMap(({ entry, steps }) => (entry.round === 'turn-zero' ? steps : []))
    .map((each) => each.fact);
  const chosen: [string, string] = ['none', 'none'];
  let open = '';
  for (const fact of facts) {
    if (fact.type === 'crisis') open = fact.crisis;
    else if (fact.type === 'choose') chosen[fact.by] = String(fact.option);
    else if (fact.type === 'roll') told.push(line(open, cards(...chosen, fact.die)));
  }
  return told;
}

/** Victory points that a side begins with. */
const pointsLine = (vp: number, language: TypedLanguage): string[] =>
  vp === 0
    ? []
    : [`${word(language, 'bid')} ${word(language, vp > 0 ? 'us' : 'ussr')}: ${Math.abs(vp)} ${word(language, 'vp')}`];

/** The free markers, and those beyond them, as they were placed. 3.2, 3.3 */
function setupOf({ setup }: GameRecord, { outcomes }: RecordRun): Setup {
  if (setup) return setup;
  const placed: Record<'us' | 'ussr' | 'us_bid' | 'ussr_bid', Record<string, number>> = {
    us: {},
    ussr: {},
    us_bid: {},
    ussr_bid: {},
  };
  for (const { fact, before } of outcomes.flatMap(({ entry, steps }) => (entry.round === 'set-up' ? steps : []))) {
    if (fact.type !== 'place') continue;
    const side = SIDE_IDS[fact.by] as 'us' | 'ussr';
    const own: Record<string, number> = placed[freeMarkersLeft(before, fact.by) > 0 ? side : (`${side}_bid` as const)];
    const id = before.tables.countries[fact.country]?.id ?? '';
    own[id] = (own[id] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(placed).filter(([, markers]) => Object.keys(markers).length > 0));
}

function lineOf(entry: RecordEntry, language: TypedLanguage): string {
  const { turn, round, side, ...rest } = entry;
  const at = `${word(language, 'turn')}${turn}`;
  const where =
    typeof round === 'number'
      ? `${word(language, 'round')}${round} ${word(language, side ?? '')}`
      : word(language, round);
  const isRaw = rest.facts !== undefined || rest.hands !== undefined;
  const said = isRaw ? inBraces(rest) : round === 'headline' ? headlines(entry, language) : play(entry, language);
  return round === 'end' && !isRaw ? `${at} ${where}` : `${at} ${where}: ${said}`;
}

function headlines({ us, ussr }: RecordEntry, language: TypedLanguage): string {
  const of = (side: Side, headline: CaseHeadline | undefined): string[] => {
    if (headline?.card === undefined) return [];
    const event = headline.event ? ` ${inBraces(headline.event)}` : '';
    return [`${word(language, SIDE_IDS[side] as string)} ${language.card(headline.card)}${event}`];
  };
  return SIDES.flatMap((side) => of(side, side === US ? us : ussr)).join('; ');
}

function play({ card, as, die, order, coup, place, realign, event }: RecordEntry, language: TypedLanguage): string {
  if (card === undefined) return word(language, 'pass');
  const use = as === undefined ? 'ops' : as === 'trap_discard' ? 'discard' : as;
  const parts = [
    `${language.card(card)} ${word(language, use)}${use === 'space' || use === 'discard' ? ` ${die}` : ''}`,
    ...(order === undefined ? [] : [word(language, order === 'event_first' ? 'event-first' : 'ops-first')]),
    ...(coup === undefined ? [] : [`${word(language, 'coup')} ${language.country(coup)} ${die}`]),
    ...(place === undefined ? [] : [`${word(language, 'place')} ${markersOf(place, language)}`]),
    ...(realign ?? []).map(
      (each) => `${word(language, 'realign')} ${language.country(each.in ?? '')} ${each.us}-${each.ussr}`,
    ),
  ];
  return parts.join(', ') + (event ? ` ${inBraces(event)}` : '');
}

function markersOf(markers: Markers, { country }: TypedLanguage): string {
  const counted: Record<string, number> = {};
  const list = Array.isArray(markers) ? markers.map((id: string) => [id, 1] as const) : Object.entries(markers);
  for (const [id, n] of list) counted[id] = (counted[id] ?? 0) + n;
  return Object.entries(counted)
    .map(([id, n]) => `${country(id)} ${n}`)
    .join(', ');
}

/** Keys and values as they stand in braces. */
function inBraces(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inBraces).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return isPlain(value) ? value : JSON.stringify(value);
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${pairs.map(([key, each]) => `${isPlain(key) ? key : JSON.stringify(key)}: ${inBraces(each)}`).join(', ')}}`;
}

/** A word that stands for itself, and for no value of YAML. */
const isPlain = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9_-]*$/.test(value) && !/^(?:true|false|null)$/.test(value);
