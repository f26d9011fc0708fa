import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { beside } from '../beside.fixture.ts';
import { GUARDS, VERBS } from '../games/twilight-struggle/events/vocabulary.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { RULES_ROOT } from './files.ts';
import { loadRuleset, loadTexts } from './index.ts';
import type { PolicyOptions } from './policies.ts';
import type { Edition } from './sources.ts';

function load(edition: Edition, options?: PolicyOptions): Ruleset {
  const loaded = loadRuleset('twilight-struggle', edition, options);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded.rules;
}

function messages(
  options: PolicyOptions,
  edition: Edition = 'deluxe',
): readonly (readonly [string, string | undefined])[] {
  const loaded = loadRuleset('twilight-struggle', edition, options);
  return loaded.ok ? [] : loaded.diagnostics.map(({ message, hint }) => [message, hint] as const);
}

const deluxe = load('deluxe');
const second = load('second');

describe('the compiled ruleset', () => {
  it('has the cards of its edition', () => {
    const printed = deluxe.cards.filter(({ deck }) => deck === undefined);
    const inTheBox = Number(deluxe.clauses['2.0.e']?.facts?.cards);
    expect(printed.map(({ number }) => number)).toEqual(Array.from({ length: inTheBox }, (_, i) => i + 1));
    expect(second.cards.map(({ printed }) => printed).sort((a, b) => a - b)).toEqual(
      Array.from(second.cards, (_, i) => i + 1),
    );
  });

  it('gives a card the number its edition prints', () => {
    expect(deluxe.cards.find(({ id }) => id === 'solidarity')).toMatchObject({ number: 101, printed: 101 });
    expect(second.cards.find(({ id }) => id === 'solidarity')).toMatchObject({ number: 101, printed: 81 });
  });

  it('refers only to cards of its edition', () => {
    const ids = new Set(second.cards.map(({ id }) => id));
    for (const card of second.cards) expect(card.barredBy.filter((id) => !ids.has(id))).toEqual([]);
    expect(JSON.stringify(second.cards.find(({ id }) => id === 'quagmire')?.event)).not.toContain('norad');
  });

  it('has the two countries that lie in both halves of Europe', () => {
    expect(deluxe.countries.filter(({ subregions }) => subregions.length === 2).map(({ id }) => id)).toEqual([
      'finland',
      'austria',
    ]);
  });

  it('has the setup and the space race of its edition', () => {
    expect([deluxe.setup.us.total, second.setup.us.total]).toEqual([25, 23]);
    expect(deluxe.spaceRace[4]).toMatchObject({ box: 5, name: 'Lunar Orbit', vpFirst: 3, vpSecond: 1 });
    expect(second.spaceRace[4]).toMatchObject({ box: 5, name: 'Lunar Probe', vpFirst: 4, vpSecond: 2 });
  });

  it('says what is not certain, field by field, and nothing of the Deluxe edition is', () => {
    expect(deluxe.unverified).toEqual([]);
    const where = second.unverified.map((mark) => mark.where);
    expect(where).toEqual(
      expect.arrayContaining([
        'map',
        'spaceRace.7.vpFirst',
        'cards.solidarity.number',
        'cards.aldrich-ames-remix.event',
      ]),
    );
    expect(second.unverified.every(({ why }) => why.length > 10)).toBe(true);
  });

  it('keeps the facts of a clause that hold in its edition', () => {
    expect(deluxe.clauses['2.0.e']?.facts).toEqual({ cards: 110 });
    expect(second.clauses['2.0.e']?.facts).toEqual({ cards: 104 });
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(second))).toEqual(second);
  });
});

describe('policies', () => {
  it('are the preferred readings unless something else is asked for', () => {
    for (const issue of Object.values(deluxe.issues)) expect(deluxe.policies[issue.id]).toBe(issue.preferred);
  });

  it('follow a profile, and a single policy prevails over it', () => {
    expect(load('deluxe', { profile: 'playdek' }).policies['oas-founded-starred']).toBe('unstarred');
    const both = load('deluxe', { profile: 'playdek', policies: { 'oas-founded-starred': 'starred' } });
    expect(both.policies['oas-founded-starred']).toBe('starred');
  });

  it('must name an issue, an option and a profile that exist', () => {
    expect(messages({ policies: { 'oas-fonded-starred': 'starred' } })).toEqual([
      ['unknown issue "oas-fonded-starred"', 'did you mean "oas-founded-starred"?'],
    ]);
    expect(messages({ policies: { 'oas-founded-starred': 'stared' } })).toEqual([
      ['unknown option "stared" of the issue "oas-founded-starred"', 'did you mean "starred"?'],
    ]);
    expect(messages({ profile: 'playdeck' })).toEqual([['unknown profile "playdeck"', 'did you mean "playdek"?']]);
  });

  it('cannot bring in a variant that the edition does not have', () => {
    const variant = { policies: { 'chinese-civil-war': 'on' } };
    expect(load('deluxe', variant).policies['chinese-civil-war']).toBe('on');
    expect(messages(variant, 'second')).toEqual([
      [
        'the option "on" of the issue "chinese-civil-war" rests on 12.0, 12.1, 12.2, 12.3, 12.4, which this edition does not have',
        undefined,
      ],
    ]);
    expect(messages({ policies: { 'chinese-civil-war': 'off' } }, 'second')).toEqual([]);
  });

  it('cannot be two that exclude each other', () => {
    expect(
      messages({ policies: { 'late-war-scenario': 'on', 'turn-zero': 'on' } }).map(([message]) => message),
    ).toEqual([
      '"late-war-scenario=on" and "turn-zero=on" cannot both hold, because the scenario begins on turn 8, and the crises come before turn 1',
    ]);
    expect(messages({ policies: { 'late-war-scenario': 'on', 'turn-zero': 'off' } })).toEqual([]);
  });
});

describe('texts', () => {
  it('come from the data in English', () => {
    const { names, clauses } = loadTexts('en');
    expect(names.countries['west-germany']?.name).toBe('West Germany');
    expect(names.cards['duck-and-cover']?.title).toBe('Duck and Cover');
    expect(clauses['6.1.1']?.summary).toBe(deluxe.clauses['6.1.1']?.summary);
  });

  it('are translated, and English where a translation is missing', () => {
    const { names } = loadTexts('es');
    expect(names.countries.france?.name).toBe('Francia');
    expect(names.space.second['3']).toBeUndefined();
  });
});

describe('the effect vocabulary', () => {
  const schema = JSON.parse(readFileSync(`${RULES_ROOT}/schemas/effects.schema.json`, 'utf8')) as {
    $defs: { step: { properties: object; oneOf: { required: [string] }[] } };
  };

  it('has the same verbs and guards in the types and in the schema', () => {
    expect(schema.$defs.step.oneOf.map(({ required }) => required[0])).toEqual(VERBS);
    expect(new Set(Object.keys(schema.$defs.step.properties))).toEqual(new Set([...VERBS, ...GUARDS, 'then', 'else']));
  });

  it('has no verb that no card uses', () => {
    const used = new Set<string>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, child] of Object.entries(value)) {
        used.add(key);
        visit(child);
      }
    };
    visit(deluxe.cards.map(({ event, intrinsic }) => [event, intrinsic]));
    expect(VERBS.filter((verb) => !used.has(verb))).toEqual([]);
  });
});

const FACTS = beside('facts/');

describe.runIf(FACTS.present)(`the gathered facts${FACTS.remark}`, () => {
  const facts = <T>(name: string) => parse(readFileSync(`${FACTS.path}${name}.yaml`, 'utf8')) as T;

  it('agree with the map', () => {
    const { countries } = facts<{ countries: Record<string, unknown>[] }>('countries');
    const expected = countries.map(({ board_label: _, note: __, ...country }) => country);
    expect(deluxe.countries).toEqual(expected);
  });

  it('agree with the cards', () => {
    const { cards } = facts<{ cards: Record<string, unknown>[] }>('cards');
    const fields = [
      'number',
      'id',
      'title',
      'ops',
      'side',
      'period',
      'starred',
      'ongoing',
      'scoring',
      'war',
      'optional',
    ];
    const only = (card: object) => fields.map((field) => (card as Record<string, unknown>)[field]);
    expect(deluxe.cards.filter(({ deck }) => deck === undefined).map(only)).toEqual(cards.map(only));
  });

  it('agree with the setup', () => {
    const { setup } = facts<{ setup: Record<Edition, Ruleset['setup']> }>('tracks');
    expect(deluxe.setup).toEqual(setup.deluxe);
    expect(second.setup).toEqual(setup.second);
  });
});
