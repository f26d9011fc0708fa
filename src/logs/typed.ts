/**
 * The simple form of a record, as a person types it from a score sheet, one entry a line:
 *
 *     setup USSR: Poland 4, East Germany 2
 *     setup US: West Germany 4, Italy 3
 *     bid USSR: 2 VP
 *     bid US: 2
 *     bid US: Iran 2
 *     crisis V-E Day: US Kennan, USSR KGB, 4
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
 * A bid of a number says what was agreed, one with countries where it went. A crisis of Turn Zero has both statecraft cards and
 * the die, or only what the die came to (`crisis V-E Day: 5`). The dice of a realignment are those of the US and of the USSR; a card that is discarded to a trap stands with the die for
 * its escape. What an event needs stands in braces, in the keys of a case, and so does an entry that the form has no words
 * for, in the keys of a record; `#` begins a comment. `readings: crisis-cancellation=at-coup` names readings of disputed
 * rules. The words are those of any of the languages, and so are the names. Such a text becomes our record with every
 * entry on the line on which it was typed.
 */

/** The words of one language, by their id without `word.typed.`. Alternatives are separated by `|`. */
export type TypedWords = Readonly<Record<string, string>>;

const TYPED = 'word.typed.';
/** Names of the crises and of the statecraft cards among the words. */
const NAMED = /^word\.(?:crisis|option)\./;

/** The words of a language among all its sentences. */
export const typedWords = (messages: Readonly<Record<string, unknown>>): TypedWords =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([id, word]) => {
      if (id.startsWith(TYPED)) return [[id.slice(TYPED.length), String(word)] as const];
      return NAMED.test(id) ? [[id.slice('word.'.length), String(word)] as const] : [];
    }),
  );

export type TypedRecord =
  | { readonly ok: true; readonly yaml: string }
  /** The first line that could not be read. */
  | { readonly ok: false; readonly line: number; readonly text: string };

/** Does a text look like the simple form? Its first entry begins with a letter, the turn, and what was played then. */
export const looksTyped = (text: string): boolean => ENTRY.test(text);

const ENTRY =
  /^[ \t]*(?:\p{L}{1,2}\d{1,2}[ \t]+\p{L}{1,3}\d[ \t]+[\p{L}. ]{2,8}:|\p{L}{1,2}\d{1,2}[ \t]+\p{L}{4,12}[ \t]*:)/mu;

/**
 * Turns the simple form into the text of a record.
 * @param languages the words of every language that may be used
 */
export function typedRecord(text: string, languages: readonly TypedWords[]): TypedRecord {
  const patterns = patternsOf(languages);
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .split(/\r\n|\r|\n/);
  const found: (Found | undefined)[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    const one = line === '' ? undefined : readTyped(line, patterns);
    if (line !== '' && !one) return { ok: false, line: index + 1, text: raw };
    found.push(one);
  }
  return { ok: true, yaml: yamlOf(found) };
}

/** A key of the head of a record for each kind of line that is no entry. */
const HEADS = ['policies', 'handicap', 'setup', 'crises'] as const;

/** The record as a flow mapping, every statement on the line on which it was typed. */
function yamlOf(found: readonly (Found | undefined)[]): string {
  const first = found.findIndex((one) => one?.is === 'entry');
  const lines = found.map((one) => (one?.is === 'entry' ? `${one.yaml},` : ''));
  const heads = found.map(() => '');
  for (const is of HEADS) {
    const at = found.flatMap((one, index) => (one?.is === is ? index : []));
    const [start = 0] = at;
    const last = at.at(-1) ?? 0;
    // A block is one mapping: with other lines in between, all of it stands where it begins.
    const isUnbroken = found.slice(start, last + 1).every((one) => one === undefined || one.is === is);
    for (const index of at) {
      const key = index === start ? `${is}: {` : '';
      heads[isUnbroken ? index : start] += `${key}${found[index]?.yaml}${index === last ? '}' : ''}, `;
    }
  }
  // A head that is typed below an entry stands above all of them.
  const opened = first < 0 ? found.length : first;
  const late = heads.slice(opened).join('');
  const body = lines.map((line, index) => {
    if (index < opened) return heads[index] ?? '';
    return index === opened ? `${late}entries: [${line}` : line;
  });
  return `{format: record, ${body.join('\n')}${first < 0 ? 'entries: [' : ''}]}`;
}

type Found = { readonly is: (typeof HEADS)[number] | 'entry'; readonly yaml: string };

/** The forms of a line, in the words of all languages at once. */
function patternsOf(languages: readonly TypedWords[]) {
  const any = (id: string): string => {
    const words = languages.flatMap((words) => (words[id] ?? '').split('|')).filter((word) => word !== '');
    return `(?:${[...new Set(words)]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})`;
  };
  // By id too. The id of a name is the group that matches.
  const named = (group: string, kind = group): string => {
    const ids = [...new Set(languages.flatMap((words) => Object.keys(words)))].filter((id) =>
      id.startsWith(`${kind}.`),
    );
    const each = ids.map((id) => {
      const own = id.slice(kind.length + 1);
      return `(?<${group}_${own.replaceAll('-', '_')}>${escaped(own)}|${any(id)})`;
    });
    return `(?:${each.join('|')})`;
  };
  const side = `(?:(?<us>${any('us')})|(?<ussr>${any('ussr')}))`;
  const make = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');
  return {
    readings: make(`${any('readings')} ?: ?(?<list>.+)`),
    reading: make('(?<issue>[a-z0-9-]+) ?= ?(?<option>[a-z0-9-]+)'),
    braces: make('\\{(?<keys>.*)\\}'),
    points: make(`(?:${any('bid')}|${any('setup')}) ${side} ?: ?(?<vp>\\d{1,2}) ?${any('vp')}`),
    agreed: make(`${any('bid')} ${side} ?: ?(?<n>\\d{1,2})`),
    crisis: make(
      `${any('crisis')} ${named('crisis')} ?: ?(?:${any('us')} ${named('us', 'option')}[,;] ?${any('ussr')} ${named('ussr', 'option')}[,;] ?)?(?<die>\\d)`,
    ),
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
}

type Patterns = ReturnType<typeof patternsOf>;

function readTyped(line: string, patterns: Patterns): Found | undefined {
  const readings = patterns.readings.exec(line)?.groups;
  if (readings) return readingsOf(readings.list ?? '', patterns);
  const points = patterns.points.exec(line)?.groups;
  if (points) return { is: 'handicap', yaml: `vp: ${points.us ? '' : '-'}${points.vp}` };
  const agreed = patterns.agreed.exec(line)?.groups;
  if (agreed) return { is: 'handicap', yaml: `${agreed.us ? 'us' : 'ussr'}: ${agreed.n}` };
  const crisis = patterns.crisis.exec(line)?.groups;
  if (crisis) return crisisOf(crisis);
  const setup = patterns.setup.exec(line)?.groups;
  if (setup) {
    const markers = markersOf(setup.markers ?? '', patterns);
    const key = `${setup.us ? 'us' : 'ussr'}${setup.bid ? '_bid' : ''}`;
    return markers === undefined ? undefined : { is: 'setup', yaml: `${key}: ${markers}` };
  }
  const end = patterns.end.exec(line)?.groups;
  if (end) return entryOf(`turn: ${end.turn}, round: end`, keysIn(end.braces ?? '{}', patterns) ?? '');
  const headline = patterns.headline.exec(line)?.groups;
  if (headline) return headlineOf(headline.turn ?? '', headline.cards ?? '', patterns);
  const round = patterns.round.exec(line)?.groups;
  return round && roundOf(round, patterns);
}

/** A crisis of Turn Zero: with the cards, or what the die came to. */
function crisisOf(groups: Record<string, string | undefined>): Found {
  const idOf = (group: string): string | undefined =>
    Object.keys(groups)
      .find((key) => key.startsWith(`${group}_`) && groups[key] !== undefined)
      ?.slice(group.length + 1)
      .replaceAll('_', '-');
  const [us, ussr] = [idOf('us'), idOf('ussr')];
  const came = us === undefined ? groups.die : `{us: ${us}, ussr: ${ussr}, die: ${groups.die}}`;
  return { is: 'crises', yaml: `${idOf('crisis')}: ${came}` };
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
  return { is: 'policies', yaml: pairs.map((pair) => `${pair?.issue}: ${pair?.option}`).join(', ') };
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
    // Behind markers that are placed, more may follow without the word.
    const markers = place ? (place.markers ?? '') : placed.length > 0 ? part : undefined;
    const marker = markers === undefined ? undefined : patterns.marker.exec(markers)?.groups;
    if (patterns.eventFirst.test(part)) keys.push('order: event_first');
    else if (patterns.opsFirst.test(part)) keys.push('order: ops_first');
    else if (coup) keys.push(`coup: ${quoted(coup.where ?? '')}`, `die: ${coup.die}`);
    else if (realign) realigned.push(`{in: ${quoted(realign.where ?? '')}, us: ${realign.us}, ussr: ${realign.ussr}}`);
    else if (marker) placed.push(`${quoted(marker.where ?? '')}: ${marker.n}`);
    else return undefined;
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
