/**
 * `npm run mutation:cases -- nasser,opec`: for every change of these cards that nothing notices, a small case that does, as a
 * line of JSON each. A person reads them, gives them a title and a reason, and puts them into the suite.
 */
import type { CaseInput } from '../cases/case.ts';
import { loadRuleset } from '../data/index.ts';
import { nearest } from '../data/nearest.ts';
import type { Edition } from '../data/sources.ts';
import { seeded } from '../fuzz/random.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { Agreement } from '../match/agreement.ts';
import { type Change, changed } from './changes.ts';
import { allChanges, makeJudge, readRules } from './material.ts';
import { beginnings, casesWith } from './plays.ts';
import { expectation, type Trialled, tellingCase, tells, trialled } from './propose.ts';
import { lineOf } from './report.ts';
import { type Rules, rulesOf, trialOf } from './suite.ts';

interface Card {
  readonly number: number;
  readonly id: string;
  readonly readings?: readonly { readonly under: { readonly issue: string; readonly when: string } }[];
}

const TRIES = 50;
const wanted = (process.argv[2] ?? '').split(',');
const files = readRules();
const values = new Map(files.map(({ path, read }) => [path, read.value]));
const rules = rulesOf(values);
const judge = makeJudge(files);

const cardOf = ({ file, place }: Change): Card | undefined =>
  file.includes('/cards/')
    ? (values.get(file) as { readonly cards: readonly Card[] }).cards[place[1] as number]
    : undefined;

/** The rules with a change made. */
const under = (change: Change): Rules =>
  rulesOf(new Map([...values, [change.file, changed(values.get(change.file), change)]]));

/** Under which edition and reading a place of a card is in force. */
function agreementOf({ place }: Change, card: Card): Agreement {
  const edition: Edition = place[2] === 'changes' ? 'second' : 'deluxe';
  const reading = place[2] === 'readings' ? card.readings?.[Number(place[3] ?? 0)]?.under : undefined;
  return { edition, policies: reading ? { [reading.issue]: reading.when } : {}, hands: 'known' };
}

function boardsFor({ edition, policies }: Agreement): Board[] {
  const loaded = loadRuleset('twilight-struggle', edition, { policies });
  if (!loaded.ok) return [];
  return beginnings({ edition, policies: {}, hands: 'known' }, 16).map((board) => ({ ...board, rules: loaded.rules }));
}

function casesFor(card: Card, agreement: Agreement): Trialled[] {
  const from = boardsFor(agreement);
  const text = JSON.stringify(card);
  const named = (from[0]?.tables.countries ?? []).filter(({ id, region }) =>
    [id, region].some((name) => text.includes(`"${name}"`)),
  );
  const indexes = named.map(({ index }) => index);
  const cases = [...casesWith(card.number, agreement, from, indexes, seeded(card.number), TRIES)].flatMap(
    (input: CaseInput) => trialled(input, rules) ?? [],
  );
  // Legal plays first.
  return cases.sort((a, b) => Number(b.before.startsWith('["legal')) - Number(a.before.startsWith('["legal')));
}

const unnoticed = [...allChanges(files).values()]
  .flatMap(({ changes }) => changes)
  .filter((change) => wanted.includes(cardOf(change)?.id ?? '') && judge.judge(change).fate === 'unnoticed');
const ids = new Set(
  [...values].flatMap(([path, value]) =>
    path.includes('/cards/') ? (value as { readonly cards: readonly Card[] }).cards.map(({ id }) => id) : [],
  ),
);
const strange = wanted.filter((id) => !ids.has(id));
if (strange.length > 0) {
  const [near] = strange.flatMap((id) => nearest(id, ids));
  process.stderr.write(`no card has the id "${strange[0]}"${near === undefined ? '' : `; did you mean "${near}"?`}\n`);
  process.exit(2);
}
if (unnoticed.length === 0) process.stderr.write('the suite notices every change of these cards\n');
const left = new Set(unnoticed);
const pools = new Map<string, Trialled[]>();
for (const change of unnoticed) {
  const card = cardOf(change);
  if (!card || !left.has(change)) continue;
  const agreement = agreementOf(change, card);
  const key = JSON.stringify([card.id, agreement]);
  const pool = pools.get(key) ?? casesFor(card, agreement);
  pools.set(key, pool);
  const other = under(change);
  const found = tellingCase(pool, other, rules);
  if (!found) continue;
  const trial = trialOf(found);
  const before = trial.run(rules).digest;
  const noticed = [...left].filter((each) => each === change || tells(trial, before, under(each)));
  for (const each of noticed) left.delete(each);
  const proposal = { ...found, expect: expectation(found, rules, other) };
  process.stdout.write(
    `${JSON.stringify({ case: proposal, notices: noticed.map((each) => lineOf(each, { fate: 'unnoticed' })) })}\n`,
  );
}
for (const change of left) process.stderr.write(`nothing found for ${lineOf(change, { fate: 'unnoticed' })}\n`);
