/** Are the cards complete, unique and true to their own events? */
import { type Check, type Report, reportDuplicates, type ValidFiles } from './check.ts';
import type { Path } from './diagnostics.ts';
import { didYouMean } from './nearest.ts';
import {
  type CardSource,
  type CardsSource,
  EDITIONS,
  type GameSource,
  type IssueSource,
  isPrinted,
  type TracksSource,
} from './sources.ts';

export const checkCards: readonly Check[] = [
  { needs: ['cards'], run: cardsAreUnique },
  { needs: ['cards'], run: flagsMatchEvents },
  { needs: ['cards', 'game'], run: periodsAreComplete },
  { needs: ['cards', 'issues'], run: policiesExist },
  { needs: ['cards'], run: readingsAreToldApart },
  { needs: ['cards'], run: durationsAreTrue },
  { needs: ['cards'], run: cardsNamedArePrinted },
  { needs: ['cards', 'tracks'], run: amountsCanBe },
  { needs: ['cards'], run: shufflesComeLast },
];

function cardEntries(files: ValidFiles) {
  return files
    .of<CardsSource>('cards')
    .flatMap((file) =>
      file.value.cards.map((entry, index) => ({ file, path: ['cards', index], entry, period: file.value.period })),
    );
}

function cardsAreUnique(files: ValidFiles, report: Report): void {
  const entries = cardEntries(files);
  reportDuplicates(entries, 'id', report);
  reportDuplicates(entries, 'number', report);
  for (const edition of EDITIONS) {
    const printed = new Map<number, CardSource>();
    for (const { file, path, entry } of entries) {
      const changed = entry.changes?.[edition]?.number;
      if (!isPrinted(entry, edition)) continue;
      const number = changed ?? entry.number;
      const other = printed.get(number);
      if (!other) printed.set(number, entry);
      else if (changed !== undefined || other.changes?.[edition]?.number !== undefined) {
        const at = changed === undefined ? [...path, 'number'] : [...path, 'changes', edition, 'number'];
        report(file, at, `${entry.id} and ${other.id} are both number ${number} in the ${edition} edition`, {
          code: 'duplicate-number',
        });
      }
    }
  }
}

/** What a card says in an edition names no card that this edition has not. */
function cardsNamedArePrinted(files: ValidFiles, report: Report): void {
  const entries = cardEntries(files);
  for (const edition of EDITIONS) {
    const absent = entries.flatMap(({ entry }) => (isPrinted(entry, edition) ? [] : [entry.id]));
    for (const { file, path, entry } of entries) {
      if (!isPrinted(entry, edition)) continue;
      const changes = entry.changes?.[edition];
      for (const part of ['event', 'requires', 'barredBy'] as const) {
        const said = JSON.stringify(changes?.[part] ?? entry[part] ?? '');
        const named = absent.find((id) => said.includes(`"${id}"`));
        if (named === undefined) continue;
        const at = changes?.[part] === undefined ? [...path, part] : [...path, 'changes', edition, part];
        report(file, at, `${entry.id} names ${named}, which the ${edition} edition has not`, {
          expected: `what ${entry.id} says without it, under changes.${edition}.${part}`,
          code: 'absent-card',
        });
      }
    }
  }
}

/** Amounts that the rules would cut short, or never look at, are not what is meant. */
function amountsCanBe(files: ValidFiles, report: Report): void {
  const [tracks] = files.of<TracksSource>('tracks');
  const most = tracks?.value.militaryOperations.max ?? 0;
  for (const { file, path, entry } of cardEntries(files))
    for (const { at, node } of nodesOf(entry.event, [...path, 'event']))
      for (const { below, message, code, expected } of mistakesIn(node, entry.side, most))
        report(file, [...at, ...below], message, { code, ...(expected !== undefined && { expected }) });
}

/** Amounts of countries that are one. */
const ONE_COUNTRY: ReadonlySet<unknown> = new Set([1, 'all']);

/** What is wrong with a step. `below`: where in it. */
interface Mistake {
  readonly below: Path;
  readonly message: string;
  readonly code: 'amount' | 'side';
  readonly expected?: string;
}

/** @param most where the track of military operations ends */
function mistakesIn(step: Shape, side: CardSource['side'], most: number): readonly Mistake[] {
  const { milops, modify, offer, discard, if: condition, then = [] } = step;
  const found: Mistake[] = [];
  const hand = discard?.from?.hand;
  if ((hand === 'us' || hand === 'ussr') && side !== hand && !discard?.random && discard?.by === undefined)
    found.push({
      below: ['discard'],
      message: 'it is not said who chooses from the hand of the other side',
      expected: 'by: us or by: ussr',
      code: 'side',
    });
  if (typeof milops?.add === 'number' && milops.add > most)
    found.push({ below: ['milops', 'add'], message: `the military operations track ends at ${most}`, code: 'amount' });
  if (modify?.quantity === 'scoring-loss' && modify.count !== 1)
    found.push({ below: ['modify', 'count'], message: 'one country is taken out of a scoring', code: 'amount' });
  const costs = (offer?.options ?? []).flatMap(({ cost }, option) =>
    cost.map(({ remove }, at) => ({ remove, below: ['offer', 'options', option, 'cost', at, 'remove', 'countries'] })),
  );
  for (const { remove, below } of costs)
    if (remove && !ONE_COUNTRY.has(remove.countries))
      found.push({ below, message: 'one country pays', expected: '1, or all of a list of one', code: 'amount' });
  const [only, ...others] = (condition?.cardSide !== undefined && condition.in) || [];
  if (only === undefined || others.length > 0) return found;
  for (const [index, { fire }] of then.entries())
    if (fire && fire.as !== only)
      found.push({
        below: ['then', index, 'fire', 'as'],
        message: `an event of the ${only} is carried out by it`,
        code: 'side',
      });
  return found;
}

/** The draw pile is shuffled last: what goes back after it would lie at a known place. */
function shufflesComeLast(files: ValidFiles, report: Report): void {
  for (const { file, path, entry } of cardEntries(files)) {
    const shuffle = entry.event.findIndex((step) => 'shuffle' in step);
    const late = entry.event.findIndex((step, at) => at > shuffle && 'move' in step && step.move.to === 'deck');
    if (shuffle >= 0 && late >= 0)
      report(file, [...path, 'event', late], 'the cards go back after the shuffle', { code: 'order' });
  }
}

/** Of two entries for one reading the second is never asked for. */
function readingsAreToldApart(files: ValidFiles, report: Report): void {
  for (const { file, path, entry } of cardEntries(files)) {
    const seen = new Set<string>();
    for (const [index, { under }] of (entry.readings ?? []).entries()) {
      const key = `${under.issue} ${under.when}`;
      if (seen.has(key))
        report(
          file,
          [...path, 'readings', index, 'under'],
          `${entry.id} says twice what it has where ${under.issue} is read as "${under.when}"`,
          { expected: 'one entry for a reading', code: 'duplicate-reading' },
        );
      seen.add(key);
    }
  }
}

/** A step as far as these checks look into it. */
interface Shape {
  readonly milops?: { readonly add?: unknown };
  readonly discard?: { readonly from?: { readonly hand?: string }; readonly by?: string; readonly random?: boolean };
  readonly modify?: { readonly quantity?: string; readonly count?: unknown };
  readonly offer?: {
    readonly options: readonly { readonly cost: readonly { readonly remove?: { readonly countries?: unknown } }[] }[];
  };
  readonly if?: { readonly cardSide?: string; readonly in?: readonly string[] };
  readonly then?: readonly { readonly fire?: { readonly as?: string } }[];
}

/** Every map below a value, itself first. */
function nodesOf(value: unknown, at: Path): { readonly at: Path; readonly node: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesOf(item, [...at, index]));
  const below = Object.entries(value).flatMap(([key, child]) => nodesOf(child, [...at, key]));
  return [{ at, node: value }, ...below];
}

function flagsMatchEvents(files: ValidFiles, report: Report): void {
  for (const { file, path, entry } of cardEntries(files)) {
    const hasWar = entry.event.some((step) => 'war' in step);
    if (hasWar && !entry.war)
      report(file, [...path, 'event'], `${entry.id} has a war roll, but not \`war: true\``, { code: 'flag' });
    if (!hasWar && entry.war)
      report(file, [...path, 'war'], `${entry.id} is a war, but its event has no war roll`, {
        onKey: true,
        code: 'flag',
      });
    const scores = entry.event.some((step) => 'score' in step);
    if (scores && !entry.scoring)
      report(file, [...path, 'event'], `${entry.id} scores a region, but not \`scoring: true\``, { code: 'flag' });
  }
}

function periodsAreComplete(files: ValidFiles, report: Report): void {
  const entries = cardEntries(files);
  for (const file of files.of<GameSource>('game'))
    for (const edition of EDITIONS)
      for (const [period, wanted] of Object.entries(file.value.editions[edition].cards)) {
        const found = entries.filter(
          (card) => card.period === period && isPrinted(card.entry, edition) && !card.entry.deck,
        ).length;
        if (found === wanted) continue;
        const message = `the ${edition} edition should have ${wanted} cards in the ${period} war, but cards/ has ${found}`;
        report(file, ['editions', edition, 'cards', period], message, { code: 'count' });
      }
}

/** `until: cancelled` if the event of another card ends the effect, `used` if it lasts for so many uses, else `game`. */
function durationsAreTrue(files: ValidFiles, report: Report): void {
  const entries = cardEntries(files);
  const ended = new Set(entries.flatMap(({ entry }) => cancelledBy(entry)));
  for (const { file, path, entry } of entries)
    for (const { at, until, uses } of [
      ...durationsIn(entry.event, [...path, 'event']),
      ...durationsIn(entry.intrinsic ?? [], [...path, 'intrinsic']),
    ]) {
      if (until === 'end-of-turn') continue;
      const meant = uses !== undefined ? 'used' : ended.has(entry.id) ? 'cancelled' : 'game';
      if (until === meant) continue;
      report(file, [...at, 'until'], `this effect lasts until "${meant}", not until "${until}"`, { code: 'duration' });
    }
}

/** The other cards whose effects an event ends. */
const cancelledBy = ({ id, event }: CardSource): string[] =>
  [...JSON.stringify(event).matchAll(/"cancel":\{"card":"([^"]+)"/g)].flatMap(([, card]) =>
    card === undefined || card === id ? [] : [card],
  );

interface Lasting {
  readonly at: Path;
  readonly until: string;
  readonly uses?: number;
}

const LASTING: ReadonlySet<string | number | undefined> = new Set(['modify', 'forbid', 'exempt', 'trigger', 'offer']);

const durationsIn = (value: unknown, path: Path): Lasting[] =>
  nodesOf(value, path).flatMap(({ at, node }) => {
    const { until, uses } = node as Partial<Lasting>;
    if (typeof until !== 'string' || !LASTING.has(at.at(-1))) return [];
    return [{ at, until, ...(uses !== undefined && { uses }) }];
  });

/** `together: {issue, when}` and the like name an option of the issue. */
function policiesExist(files: ValidFiles, report: Report): void {
  const issues = new Map(
    files.of<readonly IssueSource[]>('issues').flatMap(({ value }) => value.map((issue) => [issue.id, issue] as const)),
  );
  for (const { file, path, entry } of cardEntries(files))
    for (const { at, issue, when } of [
      ...policiesIn(entry.event, [...path, 'event']),
      ...policiesIn(entry.readings ?? [], [...path, 'readings']),
      ...policiesIn(entry.deck ?? [], [...path, 'deck']),
    ]) {
      const options = Object.keys(issues.get(issue)?.options ?? {});
      if (options.length === 0 || options.includes(when)) continue;
      const hint = didYouMean(when, options);
      const expected = `one of ${options.join(', ')}`;
      report(file, [...at, 'when'], `the issue "${issue}" has no option "${when}"`, { expected, hint, code: 'option' });
    }
}

const policiesIn = (value: unknown, path: Path) =>
  nodesOf(value, path).flatMap(({ at, node }) => {
    const { issue, when } = node as { readonly issue?: unknown; readonly when?: unknown };
    return typeof issue === 'string' && typeof when === 'string' ? [{ at, issue, when }] : [];
  });
