/** The messages of *Twilight Struggle*: complete, alike in all languages, and never left without a name. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { judge, start, testsOf } from '../core/judge.ts';
import { type Message, renderMessage, type Variants, variantOf } from '../core/render.ts';
import { keysOf, parseTemplate } from '../core/render-template.ts';
import type { Locale } from '../core/ruleset.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import { COMPLETE_LOCALES as LOCALES } from '../data/locales.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import { makeBoard } from '../games/twilight-struggle/index.ts';
import { claimOf, makeNames } from '../games/twilight-struggle/names.ts';
import { type Ruleset, SPACE_ABILITIES } from '../games/twilight-struggle/ruleset.ts';
import { OUTCOMES } from '../games/twilight-struggle/scoring/result.ts';
import { makeTables } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { findSection, SECTIONS } from './view-sections.ts';

/** Everything that can be switched on, is: so that nothing that can be found goes unsaid. */
const VARIANTS = {
  'chinese-civil-war': 'on',
  'mix-influence-realign': 'on',
  'realign-ignores-defcon': 'on',
  'realign-phasing-safe': 'on',
  'space-without-roll': 'on',
  'tournament-reveal': 'on',
};

function rulesWith(policies: Readonly<Record<string, string>>): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { policies });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

const rules = rulesWith(VARIANTS);
const tables = makeTables(rules);
const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadTexts(locale)])) as Record<
  Locale,
  ReturnType<typeof loadTexts>
>;
const names = Object.fromEntries(LOCALES.map((locale) => [locale, makeNames(tables, texts[locale]!)])) as Record<
  Locale,
  ReturnType<typeof makeNames>
>;
const english = texts.en!.messages;

const render = (locale: Locale, said: Message): string => renderMessage(texts[locale]!.messages, said, names[locale]!);
const isRendered = (text: string, { message }: Message): boolean => text !== message && !text.startsWith(`${message}(`);

// What the source says ------------------------------------------------------------------------------------------------

const root = new URL('../../', import.meta.url);

/** The modules in a folder and below, put together; tests and the names themselves do not count. */
function sourceOf(folder: string): string {
  const counts = (name: string): boolean => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'names.ts';
  const contents = readdirSync(new URL(folder, root), { withFileTypes: true }).map((entry) => {
    // The other game has messages of its own, and what is around the rules of a game is asked for by its name.
    if (entry.isDirectory())
      return ['guerra-fria', 'program'].includes(entry.name) ? '' : sourceOf(`${folder}${entry.name}/`);
    return counts(entry.name) ? readFileSync(new URL(folder + entry.name, root), 'utf8') : '';
  });
  return contents.join('\n');
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, id]) => id ?? []);

const cases = sourceOf('src/cases/');
const logs = sourceOf('src/logs/');
const program = sourceOf('src/games/twilight-struggle/program/');
const inSource = new Set([
  ...matches(sourceOf('src/games/twilight-struggle/'), /'([a-z][a-z-]*\.[a-z][a-z-]*)'/g),
  ...matches(sourceOf('src/core/'), /message: '([a-z-]+)'/g),
  ...matches(cases, /message: '([a-z][a-z-]*\.[a-z-]+)'/g),
  ...matches(cases, /'((?:stated|unused|missing)\.[a-z-]+)'/g),
  ...matches(cases, /note\([^)]*?'([a-z][a-z-]*\.[a-z-]+)'/g),
  ...matches(cases, /\bmissing: [^'},\n]*'([a-z-]+)'/g).map((kind) => `missing.${kind}`),
  ...matches(sourceOf('src/ruling/') + sourceOf('src/cli/') + program, /'((?:claim|label)\.[a-z][a-z.-]*[a-z])'/g),
  ...matches(sourceOf('src/asking/') + sourceOf('src/cli/commands/'), /'(asked\.[a-z-]+)'/g),
  ...matches(logs, /'(log\.[a-z-]+(?:\.[a-z-]+)?)'/g),
  ...matches(/type NoteCode =([^;]+);/.exec(logs)?.[1] ?? '', /'([a-z-]+)'/g).map((code) => `log.file.${code}`),
  ...matches(/DAMAGES = \[([^\]]+)\]/.exec(logs)?.[1] ?? '', /'([a-z-]+)'/g).map((code) => `log.damage.${code}`),
  ...['none', 'presence', 'domination', 'control'].map((status) => `score.${status}`),
  ...SPACE_ABILITIES.map((ability) => `space.ability.${ability}`),
]);
/** What is missing may be named far from where it is reported. */
const isReported = (id: string): boolean => inSource.has(id) || cases.includes(`'${/^missing\.(.*)/.exec(id)?.[1]}'`);
const isAbout = (id: string): boolean => !/^(label|word|claim)\./.test(id);

describe('the messages', () => {
  it('say everything that the source reports', () => {
    expect([...inSource].filter((id) => !(id in english))).toEqual([]);
  });

  it('say nothing that the source does not report', () => {
    expect(Object.keys(english).filter((id) => isAbout(id) && !isReported(id))).toEqual([]);
  });

  it.each(LOCALES)('have the same ids and arguments in %s as in English', (locale) => {
    const { messages } = texts[locale]!;
    const shape = (template: string | Variants) =>
      Object.entries(typeof template === 'string' ? { '': template } : template).map(([variant, source]) => {
        const parsed = parseTemplate(source);
        return [variant, parsed ? [...keysOf(parsed)].sort() : 'malformed'];
      });
    const own = JSON.parse(JSON.stringify(messages)) as Record<string, string | Variants>;
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [id, template] of Object.entries(english)) {
      expect([id, shape(own[id] as string | Variants)]).toEqual([id, shape(template)]);
    }
  });

  it.each(LOCALES)('read without leftovers in %s', (locale) => {
    const mexico = tables.countryIndex.get('mexico') ?? 0;
    const samples = (id: string, keys: Iterable<string>, n: number) => ({
      ...Object.fromEntries([...keys].map((key) => [key, n])),
      country: mexico,
      side: n % 2,
      implementer: n % 2,
      by: id === 'not-your-decision' ? 'us' : 8,
      awaited: 'ussr',
      card: 8,
      owed: 6,
      cards: /^(coup|realign)\./.test(id) ? n : [6, 8],
      ...(/^(claim|label|log)\./.test(id) && { countries: [mexico, 0] }),
      places: [mexico, 0],
      regions: ['europe', 'middle-east'],
      modifiers: ['43:-1', '69:1'],
      moves: ['0:12:0:1', '1:12:2:0'],
      acts: ['place-ops', 'coup'],
      why: 'battleground',
      choices: [6, 8],
      region: 'middle-east',
      mode: 'coup',
      use: 'event',
      order: 'event-first',
      option: 'boycott',
      crisis: 'vj-day',
      crises: ['vj-day', 'israel'],
      options: ['participate', 'boycott', '3', 'europe'],
      how: 'defcon-1',
      period: 'mid',
      until: 'end-of-turn',
      fact: 'place',
      step: 'turn.headline.choosing',
      edition: 'deluxe',
      issue: 'an-issue',
      reading: 'an-option',
      clause: '6.3.4',
    });
    for (const id of Object.keys(english).filter((key) => !key.startsWith('word.'))) {
      for (const force of ['permits', 'forbids', 'undetermined'] as const) {
        for (const n of [0, 1, 2, 5, 11, 21, 22]) {
          const source = variantOf(texts[locale]!.messages[id], force) ?? '';
          const said = { message: id, force, args: samples(id, keysOf(parseTemplate(source) ?? []), n) };
          const text = render(locale, said);
          expect(text, `${locale} ${id} ${force}`).not.toMatch(/[{}#]|undefined|NaN| {2}|^$/);
          expect(isRendered(text, said), `${text} in ${locale}`).toBe(true);
        }
      }
    }
  });
});

describe('the words', () => {
  const word = (locale: Locale, key: string, value: string): string | undefined =>
    names[locale]!.of[key]?.(value, undefined);
  const everywhere = (key: string, values: readonly string[]): string[] =>
    LOCALES.flatMap((locale) =>
      values.filter((value) => word(locale, key, value) === undefined).map((value) => `${locale} ${key} ${value}`),
    );
  const { rows } = twilightStruggle.steps;

  it('name every fact, and say what it claims', () => {
    const types = [...new Set(rows.flatMap((row) => [...row.on.keys()]))];
    expect(everywhere('fact', types)).toEqual([]);
    expect(types.filter((type) => !(`claim.${type}` in english))).toEqual([]);
  });

  it('name every state of the chart in which the game waits', () => {
    const waiting = rows
      .filter(({ on, step }) => step.final || (step.tags.length > 0 && on.size > 0))
      .map(({ step }) => step.path);
    expect(waiting.length).toBeGreaterThan(30);
    expect(waiting.filter((path) => word('en', 'step', path) === word('en', 'step', 'automatic'))).toEqual([]);
    expect(
      everywhere(
        'step',
        rows.map(({ step }) => step.path),
      ),
    ).toEqual([]);
  });

  it('name every option of an event', () => {
    const options: string[] = [];
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { choose, pick } = value as {
        choose?: { options: readonly { id: string }[] };
        pick?: readonly (string | number)[];
      };
      options.push(...(choose?.options.map(({ id }) => id) ?? []), ...(pick?.map(String) ?? []));
      for (const child of Object.values(value)) walk(child);
    };
    walk(rules.cards.map(({ event }) => event));
    expect(options.length).toBeGreaterThan(20);
    expect(everywhere('option', options)).toEqual([]);
  });

  it('name every end of the game, use, mode, order and period', () => {
    expect(everywhere('how', OUTCOMES)).toEqual([]);
    expect(everywhere('use', ['event', 'operations', 'space', 'paired', 'trap'])).toEqual([]);
    expect(everywhere('mode', ['influence', 'realignment', 'coup', 'space'])).toEqual([]);
    expect(everywhere('order', ['event-first', 'operations-first'])).toEqual([]);
    expect(everywhere('period', ['early', 'mid', 'late'])).toEqual([]);
  });

  it('have a label for every section of a ruling, and a section for every consequence', () => {
    expect(SECTIONS.filter((id) => !(`label.section.${id}` in english))).toEqual([]);
    const consequences = Object.keys(english).filter((id) => isAbout(id) && typeof english[id] === 'string');
    const never =
      /^(log|asked|claimed|missing|odd|over|round|stated|unused|out-of|not-your|reaction|defcon\.ignored|mode\.mixed|phase\.not-(?:due|here)|place\.(superpower|beside)|setup\.(?:incomplete|bid-))/;
    expect(consequences.filter((id) => !never.test(id) && findSection(id) === undefined)).toEqual([]);
  });

  it.each(LOCALES)('name every country, card and region in every form that %s asks for', (locale) => {
    const forms = new Map<string, Set<string | undefined>>();
    for (const template of Object.values(texts[locale]!.messages)) {
      for (const source of typeof template === 'string' ? [template] : Object.values(template)) {
        for (const [, key = '', form] of source.matchAll(/\{([a-z]+)(?:\.([a-z]+))?\}/g)) {
          forms.set(key, (forms.get(key) ?? new Set()).add(form));
        }
      }
    }
    const { of, each } = names[locale]!;
    const missing = (key: string, values: readonly (number | string)[], name = of[key]) =>
      values.flatMap((value) =>
        [...(forms.get(key) ?? [])].filter((form) => !name?.(value, form)).map((form) => `${key} ${value} ${form}`),
      );
    const countries = tables.countries.map(({ index }) => index);
    expect(missing('country', countries)).toEqual([]);
    for (const key of ['countries', 'places'])
      expect(missing(key, countries, each[key]).filter((line) => !line.endsWith('undefined'))).toEqual([]);
    expect(
      missing(
        'region',
        rules.regions.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(missing('side', [0, 1])).toEqual([]);
    for (const key of ['card', 'owed'])
      expect(
        missing(
          key,
          rules.cards.map(({ number }) => number),
        ),
      ).toEqual([]);
  });
});

describe('whatever the referee finds', () => {
  it('can be said in every language', () => {
    const unsaid = new Set<string>();
    const check = (said: Finding | Message): void => {
      for (const locale of LOCALES) {
        const text = render(locale, said);
        if (!isRendered(text, said) || /undefined|[{}]/.test(text)) unsaid.add(`${locale} ${text}`);
      }
    };
    for (let seed = 1; seed <= 4; seed++) {
      playAtRandom(rules, seed, 400, check);
      playAtRandom(rulesWith({}), seed, 400, check);
    }
    expect([...unsaid]).toEqual([]);
  });
});

/** Plays random facts, allowed and not, and hands everything found on the way to `check`. */
function playAtRandom(ruleset: Ruleset, seed: number, moves: number, check: (said: Finding | Message) => void): void {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  let board = start(twilightStruggle, makeBoard(ruleset));
  for (let move = 0; move < moves && !board.state.result; move++) {
    const choices = twilightStruggle.choices(board);
    const fact = choices[random(choices.length)];
    if (!fact) return;
    check(claimOf(fact));
    for (const wild of wildFacts(random, board.tables.countries.length))
      for (const finding of testsOf(twilightStruggle, board, wild)) check(finding);
    const ruling = judge(twilightStruggle, board, fact);
    for (const finding of [...ruling.findings, ...ruling.consequences]) check(finding);
    board = ruling.board;
  }
}

/** Facts that are mostly out of place. */
function wildFacts(random: (below: number) => number, countries: number): GameFact[] {
  const by = random(2) as 0 | 1;
  const country = random(countries);
  const { number: card = 1 } = rules.cards[random(rules.cards.length)] ?? {};
  return [
    { type: 'place', by, country },
    { type: 'target', by, country },
    { type: 'remove', by, country },
    { type: 'play', by, card },
    { type: 'headline', by, card },
    { type: 'select', by, card },
    { type: 'discard', by, card },
    { type: 'use', by, use: (['event', 'operations', 'space'] as const)[random(3)] ?? 'event' },
    { type: 'mode', by, mode: (['influence', 'realignment', 'coup', 'space'] as const)[random(4)] ?? 'coup' },
    { type: 'choose', by, option: 'boycott' },
    { type: 'cancel-crisis', by, country },
    { type: 'pass', by },
    { type: 'done', by },
    { type: 'roll', die: 7 },
    { type: 'draw', card },
    { type: 'reveal', by, cards: [card] },
    { type: 'deal', us: [card, card], ussr: [] },
  ];
}
