/** A case told as a game: a record that begins at its position, and lines of a score sheet. */
import { afterAll, describe, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { CaseAction, CaseInput, CasePosition } from '../../cases/case.ts';
import { OPTION_POLICIES } from '../../cases/options.ts';
import { caseSchemas } from '../../data/case-schemas.ts';
import { loadTexts } from '../../data/index.ts';
import { readRecord } from '../../logs/record/read.ts';
import { runRecord } from '../../logs/record/run.ts';
import { typedRecord, typedWords } from '../../logs/typed.ts';
import { cases, desk, digest, rulesOf, Ways } from './ways.fixture.ts';

/**
 * Why a way cannot tell some cases, and how many of the suite they are: exactly as many, so that a case which could be told
 * is not left out, and a reason that no longer holds is taken out. Every other way tells all of them.
 */
const NO_FORM: Readonly<Record<string, number>> = {
  'a step of the turn by itself: a record tells the whole end of a turn in one entry': 57,
  'facts that stop in the middle of a play: those of a record go on to the end of an entry': 78,
  'a question about the position: a record tells what was done': 31,
  'several plays, or a question after one: a record has a position only before its first entry': 68,
  'the price of the crisis, paid between two plays: a record has no entry for it': 11,
  'a held card thrown away by itself: a record tells the whole end of a turn in one entry': 7,
  'victory points given by themselves: a record has no entry for them': 2,
};

type Entry = CaseAction & { readonly turn: number; readonly round: number | 'headline'; readonly side?: string };
interface RecordWords {
  readonly setup?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly handicap?: { readonly us?: number; readonly ussr?: number };
  readonly crises?: CasePosition['crises'];
  readonly entries: readonly Entry[];
  readonly [key: string]: unknown;
}

/** What a record has no form for, by the kind of the action. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  phase: 'a step of the turn by itself: a record tells the whole end of a turn in one entry',
  ability: 'a held card thrown away by itself: a record tells the whole end of a turn in one entry',
  facts: 'facts that stop in the middle of a play: those of a record go on to the end of an entry',
  query: 'a question about the position: a record tells what was done',
  interrupt: 'the price of the crisis, paid between two plays: a record has no entry for it',
  award: 'victory points given by themselves: a record has no entry for them',
};

/** A record that begins at the position of a case; or why a record cannot tell it. */
function recordOf(input: CaseInput): RecordWords | string {
  const { edition, policies, position, action } = input;
  const [only, ...more] = action;
  if (!only || more.length > 0)
    return 'several plays, or a question after one: a record has a position only before its first entry';
  const { kind, player, ...words } = only;
  if (WITHOUT_FORM[kind] !== undefined) return WITHOUT_FORM[kind];
  const { options = [], turn = 1, action_round: round = 1, phasing = 'USSR' } = position;
  const chosen = options.flatMap((option) => (OPTION_POLICIES[option] ? [OPTION_POLICIES[option]] : []));
  const readings = { ...Object.fromEntries(chosen), ...policies };
  const head = { format: 'record', ...(edition && { edition }), policies: readings };
  if (kind === 'setup') return { ...head, ...setUpOf(input, words), entries: [] };
  const turns = kind === 'play' || kind === 'pass';
  if (turns && player !== phasing) throw new Error(`${input.id}: a play by the other side`);
  const entry = { turn, ...(turns ? { round, side: String(player).toLowerCase() } : { round: 'headline' }), ...words };
  const { options: _, ...from } = position;
  return { ...head, position: from, entries: [entry as Entry] };
}

/** The set-up as a record begins with it: what was agreed, the results of Turn Zero, the markers. */
function setUpOf({ position }: CaseInput, setup: object): Pick<RecordWords, 'setup' | 'handicap' | 'crises'> {
  const { handicap = position.options?.includes('us_bid_4') ? { us: 4 } : {}, crises } = position;
  const { us = 0, ussr = 0, ...rest } = handicap;
  return { setup: setup as never, handicap: { us, ussr, ...rest }, ...(crises && { crises }) };
}

function judgedAsRecord(text: string, { edition }: CaseInput): string {
  const own = rulesOf(edition);
  const read = readRecord('record', text, caseSchemas(), own, () => desk.extraNames());
  if (!read.ok) return `no record: ${read.diagnostics[0]?.message}`;
  const policies = { ...own.policies, ...read.record.policies };
  const run = runRecord({ ...own, policies }, read.record, read.extra);
  const outcome = run.opening.find(({ key }) => key === 'setup')?.outcome ?? run.outcomes[0];
  if (!outcome || outcome.problem) return `no ruling: ${outcome?.problem?.message.text}`;
  return digest(outcome.verdict, outcome.findings, outcome.after);
}

/** An entry as somebody types it: in the words of a score sheet, and what it has no words for in braces. */
function lineOf(entry: Entry): string {
  const { turn, round, side, card, as, order, event, place, coup, die, realign, ...rest } = entry;
  const keys = ({ turn: _, round: __, side: ___, ...all }: Entry): string => JSON.stringify(all);
  if (round === 'headline') {
    const { us, ussr } = rest as { us?: { card?: unknown; event?: object }; ussr?: { card?: unknown; event?: object } };
    const cards = Object.entries({ us, ussr }).map(([each, words]) =>
      words?.card === undefined || words.card === 'none'
        ? undefined
        : `${each.toUpperCase()} ${words.card}${words.event ? ` ${JSON.stringify(words.event)}` : ''}`,
    );
    return `T${turn} headline: ${cards.includes(undefined) ? keys(entry) : cards.join('; ')}`;
  }
  const start = `T${turn} AR${round} ${side?.toUpperCase()}:`;
  if (card === undefined) return `${start} pass`;
  const braces = event ? ` ${JSON.stringify(event)}` : '';
  if (as === 'space' && typeof die === 'number' && !place && !coup) return `${start} ${card} space ${die}${braces}`;
  const clauses = [
    ...(order ? [order === 'event_first' ? 'event first' : 'ops first'] : []),
    ...(coup === undefined ? [] : [`coup ${coup} ${die}`]),
    ...Object.entries(countedMarkers(place)).map(([name, n]) => `place ${name} ${n}`),
    ...(realign ?? []).map(({ in: name, us, ussr }) => `realign ${name} ${us}-${ussr}`),
  ];
  const hasWords =
    (as === 'ops' || as === 'event') &&
    (coup === undefined ? die === undefined : typeof die === 'number') &&
    !Array.isArray(place) &&
    (realign ?? []).every(({ us, ussr }) => us !== undefined && ussr !== undefined);
  return hasWords ? `${start} ${card} ${[as, ...clauses].join(', ')}${braces}` : `${start} ${keys(entry)}`;
}

/** The set-up as somebody types it, a line for each thing that is said. */
function setUpLines({ setup = {}, handicap = {}, crises = {} }: RecordWords): readonly string[] {
  return [
    ...Object.entries(crises).map(([id, n]) => `crisis ${id}: ${n}`),
    ...Object.entries(handicap).map(([key, n]) =>
      key === 'vp' ? `bid ${n > 0 ? 'US' : 'USSR'}: ${Math.abs(n)} VP` : `bid ${key.toUpperCase()}: ${n}`,
    ),
    ...Object.entries(setup).map(([key, markers]) => {
      const [side = '', bid] = key.split('_');
      const list = Object.entries(markers).map(([name, n]) => `${name} ${n}`);
      return `${bid ?? 'setup'} ${side.toUpperCase()}: ${list.join(', ')}`;
    }),
  ];
}

const countedMarkers = (place: CaseAction['place']): Readonly<Record<string, number>> =>
  place === undefined || Array.isArray(place) ? {} : (place as Record<string, number>);

const WORDS = [typedWords(loadTexts('en').messages)];

const ways = new Ways();
afterAll(() => ways.print());

describe('every case of the suite', () => {
  it('is ruled the same as a record that begins at its position', () => {
    const way = ways.add('record', NO_FORM);
    for (const input of cases) {
      const record = recordOf(input);
      if (typeof record === 'string') way.leavesOut(record);
      else way.agrees(input, judgedAsRecord(stringify(record), input));
    }
    way.holds();
  });

  it('is ruled the same as lines of a score sheet', () => {
    const way = ways.add('line', NO_FORM);
    for (const input of cases) {
      const record = recordOf(input);
      if (typeof record === 'string') {
        way.leavesOut(record);
        continue;
      }
      const { entries: told, setup, handicap, crises, ...head } = record;
      const typed = typedRecord([...setUpLines(record), ...told.map(lineOf)].join('\n'), WORDS);
      if (!typed.ok) throw new Error(`${input.id}: ${typed.text}`);
      way.agrees(input, judgedAsRecord(stringify({ ...head, ...(parse(typed.yaml) as object) }), input));
    }
    way.holds();
  });
});
