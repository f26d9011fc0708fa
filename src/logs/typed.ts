/**
 * The simple form of a record, as a person types it from a score sheet, one entry a line:
 *
 *     setup USSR: Poland 4, East Germany 2
 *     setup US: West Germany 4, Italy 3
 *     bid USSR: 2 VP
 *     T1 headline: US Duck and Cover; USSR Nasser
 *     T1 AR1 USSR: Korean War ops, coup Iran 4
 *     T1 AR1 US: Truman Doctrine ops, place Iran 2
 *     T1 AR2 USSR: Blockade event {choice: lose-west-germany}
 *     T1 AR2 US: Olympic Games space 3
 *     T1 AR3 USSR: Nasser ops, realign Iran 5-2
 *     T1 end
 *     T4 AR2 US: Romanian Abdication discard 3
 *     T4 AR3 US: {facts: [{type: pass, by: us}]}
 *
 * The dice of a realignment are those of the US and of the USSR; a card that is discarded to a trap stands with the die for
 * its escape. What an event needs stands in braces, in the keys of a case, and so does an entry that the form has no words
 * for, in the keys of a record; `#` begins a comment. `readings: crisis-cancellation=at-coup` names readings of disputed
 * rules. The words are those of any of the languages, and so are the names. Such a text becomes our record with every
 * entry on the line on which it was typed.
 */

/** The words of one language, by their id without `word.typed.`. Alternatives are separated by `|`. */
export type TypedWords = Readonly<Record<string, string>>;

const TYPED = 'word.typed.';

/** The words of a language among all its sentences. */
export const typedWords = (messages: Readonly<Record<string, unknown>>): TypedWords =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([id, word]) =>
      id.startsWith(TYPED) ? [[id.slice(TYPED.length), String(word)] as const] : [],
    ),
  );

export type TypedRecord =
  | { readonly ok: true; readonly yaml: string }
  /** The first line that could not be read. */
  | { readonly ok: false; readonly line: number; readonly text: string };

/** Does a text look like the simple form? Its first entry begins with a letter, the turn, and what was played then. */
export const looksTyped = (text: string): boolean =>
  /^[ \t]*(?:\p{L}{1,2}\d{1,2}[ \t]+\p{L}{1,3}\d[ \t]+[\p{L}. ]{2,8}:|\p{L}{1,2}\d{1,2}[ \t]+\p{L}{4,12}[ \t]*:)/mu.test(
    text,
  );

/**
 * Turns the simple form into the text of a record.
 * @param languages the words of every language that may be used
 */
export function typedRecord(text: string, languages: readonly TypedWords[]): TypedRecord {
  const read = lineReader(languages);
  const setup: string[] = [];
  let points = '';
  const readings: string[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const entries: (string | undefined)[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    const found = line === '' ? { is: 'nothing' as const } : read(line);
    if (!found) return { ok: false, line: index + 1, text: raw };
    if (found.is === 'setup') setup.push(found.yaml);
    if (found.is === 'points') points = found.yaml;
    if (found.is === 'readings') readings.push(found.yaml);
    entries.push(found.is === 'entry' ? found.yaml : undefined);
  }
  const first = entries.findIndex((entry) => entry !== undefined);
  const last = entries.findLastIndex((entry) => entry !== undefined);
  const policies = readings.length > 0 ? `policies: {${readings.join(', ')}}, ` : '';
  const head = `{format: record, ${policies}${points}${setup.length > 0 ? `setup: {${setup.join(', ')}}, ` : ''}entries: [`;
  const yaml = entries.map((entry, at) => {
    if (entry === undefined) return '';
    return `${at === first ? head : ''}${entry}${at === last ? ']}' : ','}`;
  });
  return { ok: true, yaml: first < 0 ? `${head}]}` : yaml.join('\n') };
}

type Found = { readonly is: 'setup' | 'points' | 'readings' | 'entry'; readonly yaml: string };

/** Reads a line by the words of all languages at once. */
function lineReader(languages: readonly TypedWords[]): (line: string) => Found | undefined {
  const any = (id: string): string => {
    const words = languages.flatMap((words) => (words[id] ?? '').split('|')).filter((word) => word !== '');
    return `(?:${[...new Set(words)]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`;
  };
  const side = `(?:(?<us>${any('us')})|(?<ussr>${any('ussr')}))`;
  const make = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');
  const patterns = {
    readings: make(`${any('readings')} ?: ?(?<list>.+)`),
    reading: make('(?<issue>[a-z0-9-]+) ?= ?(?<option>[a-z0-9-]+)'),
    braces: make('\\{(?<keys>.*)\\}'),
    points: make(`(?:${any('bid')}|${any('setup')}) ${side} ?: ?(?<vp>\\d{1,2}) ?${any('vp')}`),
    setup: make(`(?:(?<bid>${any('bid')})|${any('setup')}) ${side} ?: ?(?<markers>.+)`),
    headline: make(`${any('turn')} ?(?<turn>\\d{1,2}) ${any('headline')} ?: ?(?<cards>.+)`),
    headlineCard: make(`${side} (?<card>[^{]+?)(?: ?(?<more>\\{.*\\}))?`),
    end: make(`${any('turn')} ?(?<turn>\\d{1,2}) ${any('end')}(?: ?: ?(?<braces>\\{.*\\}))?`),
    round: make(`${any('turn')} ?(?<turn>\\d{1,2}) ${any('round')} ?(?<round>\\d) ${side} ?: ?(?<play>.+)`),
    pass: make(any('pass')),
    play: make(
      `(?<card>.+?) (?:(?<event>${any('event')})|(?<space>${any('space')}) (?<die>\\d)|(?<trap>${any('discard')}) (?<free>\\d)|(?<ops>${any('ops')}))(?<rest>(?: ?[,{].*)?)`,
    ),
    coup: make(`${any('coup')} (?<where>.+) (?<die>\\d)`),
    place: make(`${any('place')} (?<markers>.+)`),
    realign: make(`${any('realign')} (?<where>.+?) (?<us>\\d) ?- ?(?<ussr>\\d)`),
    marker: make(`(?<where>.+?) (?<n>\\d{1,2})`),
    eventFirst: make(any('event-first')),
    opsFirst: make(any('ops-first')),
  };
  return (line) => readTyped(line, patterns);
}

type Patterns = Readonly<
  Record<
    | 'readings'
    | 'reading'
    | 'braces'
    | 'points'
    | 'setup'
    | 'headline'
    | 'headlineCard'
    | 'end'
    | 'round'
    | 'pass'
    | 'play'
    | 'coup'
    | 'place'
    | 'realign'
    | 'marker'
    | 'eventFirst'
    | 'opsFirst',
    RegExp
  >
>;

function readTyped(line: string, patterns: Patterns): Found | undefined {
  const readings = patterns.readings.exec(line)?.groups;
  if (readings) return readingsOf(readings.list ?? '', patterns);
  const points = patterns.points.exec(line)?.groups;
  if (points) return { is: 'points', yaml: `handicap: {vp: ${points.us ? '' : '-'}${points.vp}}, ` };
  const setup = patterns.setup.exec(line)?.groups;
  if (setup) {
    const markers = markersOf(setup.markers ?? '', patterns);
    const key = setup.bid ? 'us_bid' : setup.us ? 'us' : 'ussr';
    return markers === undefined ? undefined : { is: 'setup', yaml: `${key}: ${markers}` };
  }
  const end = patterns.end.exec(line)?.groups;
  if (end) return entryOf(`turn: ${end.turn}, round: end`, keysIn(end.braces ?? '{}', patterns) ?? '');
  const headline = patterns.headline.exec(line)?.groups;
  if (headline) return headlineOf(headline.turn ?? '', headline.cards ?? '', patterns);
  const round = patterns.round.exec(line)?.groups;
  return round && roundOf(round, patterns);
}

const entryOf = (start: string, ...keys: readonly string[]): Found => ({
  is: 'entry',
  yaml: `{${[start, ...keys.filter((key) => key !== '')].join(', ')}}`,
});

/** What stands in braces, if that is all; keys of a record. */
const keysIn = (text: string, { braces }: Patterns): string | undefined => braces.exec(text)?.groups?.keys?.trim();

function readingsOf(list: string, { reading }: Patterns): Found | undefined {
  const pairs = list.split(',').map((part) => reading.exec(part.trim())?.groups);
  if (pairs.includes(undefined)) return undefined;
  return { is: 'readings', yaml: pairs.map((pair) => `${pair?.issue}: ${pair?.option}`).join(', ') };
}

function headlineOf(turn: string, cards: string, patterns: Patterns): Found | undefined {
  const whole = keysIn(cards, patterns);
  if (whole !== undefined) return entryOf(`turn: ${turn}, round: headline`, whole);
  const keys = cards.split(';').map((card) => {
    const groups = patterns.headlineCard.exec(card.trim())?.groups;
    if (!groups) return undefined;
    const more = groups.more ? `, event: ${groups.more}` : '';
    return `${groups.us ? 'us' : 'ussr'}: {card: ${quoted(groups.card ?? '')}${more}}`;
  });
  if (keys.includes(undefined)) return undefined;
  return entryOf(`turn: ${turn}, round: headline`, ...(keys as string[]));
}

function roundOf(
  { turn, round, us, play = '' }: Record<string, string | undefined>,
  patterns: Patterns,
): Found | undefined {
  const start = `turn: ${turn}, round: ${round}, side: ${us ? 'us' : 'ussr'}`;
  if (patterns.pass.test(play)) return entryOf(start);
  const whole = keysIn(play, patterns);
  if (whole !== undefined) return entryOf(start, whole);
  const groups = patterns.play.exec(play)?.groups;
  if (!groups) return undefined;
  const { card = '', event, space, die, trap, free, rest = '' } = groups;
  const [text = '', braces] = splitBraces(rest);
  const parts = text
    .split(/[,;] ?/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const keys = clausesOf(parts, patterns);
  if (!keys) return undefined;
  const as = event ? 'event' : space ? 'space' : trap ? 'trap_discard' : 'ops';
  const all = [
    start,
    `card: ${quoted(card)}`,
    `as: ${as}`,
    ...(space ? [`die: ${die}`] : trap ? [`die: ${free}`] : []),
    ...keys,
    ...(braces === undefined ? [] : [`event: ${braces}`]),
  ];
  return entryOf(all.join(', '));
}

/** What stands in braces at the end, apart from the rest. */
function splitBraces(rest: string): readonly [string, string | undefined] {
  const at = rest.indexOf('{');
  return at < 0 ? [rest, undefined] : [rest.slice(0, at), rest.slice(at)];
}

/** Coups, placements, realignments, and the order of event and Operations. */
function clausesOf(parts: readonly string[], patterns: Patterns): string[] | undefined {
  const keys: string[] = [];
  const placed: string[] = [];
  const realigned: string[] = [];
  for (const part of parts) {
    const coup = patterns.coup.exec(part)?.groups;
    const realign = patterns.realign.exec(part)?.groups;
    const place = patterns.place.exec(part)?.groups;
    const marker = placed.length > 0 ? patterns.marker.exec(part)?.groups : undefined;
    if (patterns.eventFirst.test(part)) keys.push('order: event_first');
    else if (patterns.opsFirst.test(part)) keys.push('order: ops_first');
    else if (coup) keys.push(`coup: ${quoted(coup.where ?? '')}`, `die: ${coup.die}`);
    else if (realign) realigned.push(`{in: ${quoted(realign.where ?? '')}, us: ${realign.us}, ussr: ${realign.ussr}}`);
    else if (place ?? marker) {
      const groups = place ? patterns.marker.exec(place.markers ?? '')?.groups : marker;
      if (!groups) return undefined;
      placed.push(`${quoted(groups.where ?? '')}: ${groups.n}`);
    } else return undefined;
  }
  if (placed.length > 0) keys.push(`place: {${placed.join(', ')}}`);
  if (realigned.length > 0) keys.push(`realign: [${realigned.join(', ')}]`);
  return keys;
}

function markersOf(text: string, { marker }: Patterns): string | undefined {
  const pairs = text.split(',').map((part) => {
    const groups = marker.exec(part.trim())?.groups;
    return groups && `${quoted(groups.where ?? '')}: ${groups.n}`;
  });
  return pairs.includes(undefined) ? undefined : `{${pairs.join(', ')}}`;
}

const quoted = (name: string): string => JSON.stringify(name.trim());

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
