/**
 * The pages, the desk and the chart follow the file of a house, as the referee does: they are made from the same rules.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseInput } from '../../../src/cases/case.ts';
import { rest } from '../../../src/core/judge.ts';
import type { Locale } from '../../../src/core/ruleset.ts';
import { TEN } from '../../../src/data/house.fixture.ts';
import { LOCALES as EVERY, COMPLETE_LOCALES as LOCALES } from '../../../src/data/locales.ts';
import { ruleCase } from '../../../src/games/guerra-fria/desk/case.ts';
import type { GameFact } from '../../../src/games/twilight-struggle/facts.ts';
import { guerraFria } from '../../../src/registry/guerra-fria.ts';
import { twilightStruggle } from '../../../src/registry/twilight-struggle.ts';
import { makeGuerraFriaEngine, ruleGuerraFria } from '../../src/games/guerra-fria/engine.ts';
import { underGuerraFriaHouse } from '../../src/games/guerra-fria/house.ts';
import { guerraFriaData, guerraFriaLibrary, guerraFriaModel } from '../../src/games/guerra-fria/rulebook.ts';
import { makeEngine } from '../../src/run/engine.ts';
import { underHouseRules } from '../../src/run/house.ts';
import { ruleAtDesk, tell } from '../../src/run/rule.ts';
import { twilightStruggleWalker } from '../../src/run/twilight-struggle.ts';
import { walk } from '../../src/run/walk.ts';
import { wordsOf } from '../../words/index.ts';
import { cardModels } from './cards.ts';
import { scopesOf } from './chart-scope.ts';
import { gamesOf } from './charts.ts';
import { clauseModels } from './clauses.ts';
import { type Content, type Houses, type RulesContent, readRules } from './content.ts';
import { engineData, houseData, labelsOf } from './engine.ts';
import { type Library, makeLibrary } from './library.ts';

let folder: string;
let printed: RulesContent;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  printed = readRules({});
});
afterAll(() => rmSync(folder, { recursive: true }));

function houseFile(text: string): string {
  const file = path.join(folder, 'house.yaml');
  writeFileSync(file, `title: Thursday\n${text}\n`);
  return file;
}

/** Without what is not made from the rules. */
function contentOf(rules: RulesContent): Content {
  const none = { en: [], es: [], it: [], ru: [] };
  const translated = Object.fromEntries(EVERY.map((locale) => [locale, new Set()]));
  const nothing = { features: none, code: new Map(), suite: { sections: [], failed: new Map() } };
  const guerraFria = { ...rules.guerraFria, ...nothing };
  return { ...rules, ...nothing, guerraFria, translated, searchWords: {} } as unknown as Content;
}

/** What is made of the book and of each house is made once: all houses are held against the same book. */
function once<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const librariesOf = once((rules: RulesContent) => {
  const content = contentOf(rules);
  return new Map(EVERY.map((locale) => [locale, makeLibrary(content, locale, wordsOf(locale))]));
});
const libraryOf = (rules: RulesContent, locale: Locale): Library => librariesOf(rules).get(locale) as Library;
const cardsOf = once((library: Library) => cardModels(library, []));
const clausesOf = once((library: Library) => clauseModels(library, new Map(), []));

const at = (houses: Houses): RulesContent => readRules(houses);

/** What the page of a clause or a card says. */
function pageSays(library: Library, id: string): string {
  const card = id.startsWith('card:') ? cardsOf(library).find((page) => `card:${page.id}` === id) : undefined;
  if (card) return card.text.join(' ');
  const page = clausesOf(library).find((each) => each.id === id);
  return [page?.summary, ...(page?.facts ?? []).map(({ name, value }) => `${name}: ${value}`)].join(' · ');
}

/** Every label and sentence on the chart. */
function chartSays(library: Library): string[] {
  const { chart, texts, clause } = gamesOf(library)['twilight-struggle'];
  return scopesOf(chart, texts).flatMap(({ nodes, edges }) => [
    ...nodes.map((node) => `${node.title} ${node.clause === undefined ? '' : clause(node.clause)?.summary}`),
    ...edges.flatMap(({ labels }) => labels),
  ]);
}

describe.each(TEN)('a house plays that $title', ({ house, clause, prints, input, seen, printed: before, here }) => {
  let own: RulesContent;
  beforeAll(() => {
    own = at({ twilightStruggle: houseFile(house) });
  });

  it('and the page says so in every language', () => {
    for (const locale of LOCALES) {
      const page = pageSays(libraryOf(own, locale), clause);
      expect(page).toMatch(prints);
      expect(page).not.toBe(pageSays(libraryOf(printed, locale), clause));
    }
  });

  it('and the desk rules so, and names the house', () => {
    const ruled = (rules: RulesContent) => {
      const engine = makeEngine(engineData(libraryOf(rules, 'es')));
      const result = ruleAtDesk(engine, input as CaseInput);
      if (!result.ok) throw new Error(result.message);
      const { remarks } = tell(engine, result.ruled);
      return { seen: seen(result.ruled.reported.ruling), house: remarks.find(({ label }) => label === 'house')?.items };
    };
    expect(ruled(printed)).toEqual({ seen: before, house: [] });
    const { seen: found, house: named } = ruled(own);
    expect(found).toEqual(here);
    expect(named?.[0]).toBe('Thursday');
  });

  it('and so it does under the same text pasted at the desk', () => {
    for (const locale of LOCALES) {
      const library = libraryOf(printed, locale);
      const laid = underHouseRules(houseData(library), engineData(library), `title: Четверг\n${house}\n`);
      if (!laid.ok) throw new Error(laid.problems.join('\n'));
      expect(laid.title).toBe('Четверг');
      const result = ruleAtDesk(makeEngine(laid.data), input as CaseInput);
      expect(result.ok && seen(result.ruled.reported.ruling)).toEqual(here);
      if (!clause.startsWith('card:')) expect(laid.data.texts.clauses[clause]?.summary).toMatch(prints);
    }
  });

  it('and the live chart goes another way, or says something else', () => {
    const { position } = input as CaseInput;
    const book = ruleAtDesk(makeEngine(engineData(libraryOf(printed, 'en'))), input as CaseInput);
    if (!book.ok) throw new Error(book.message);
    const facts = book.ruled.reported.ruling.steps.flatMap(({ fact }) => fact ?? []) as unknown as GameFact[];
    const went = (rules: RulesContent) => {
      const library = libraryOf(rules, 'en');
      const walked = walk(twilightStruggleWalker(makeEngine(engineData(library))), { start: { position }, facts });
      if (!walked) throw new Error('there is no such start');
      const { steps, path: state, choices, board } = walked;
      const then = rest(twilightStruggle, board, new Set()).board.state;
      return {
        says: chartSays(library),
        told: steps.map(({ said, consequences }) => [said, consequences]),
        state,
        choices,
        then,
      };
    };
    expect(went(own)).not.toEqual(went(printed));
  });
});

describe('house rules that cannot be', () => {
  it.each([
    ['clauses: {6.3.4: {dleta: -2}}', /2:19 .*6\.3\.4.*dleta/],
    ['map: {panama: {stability: 9}}', /2:/],
    ['clauses: {6.3.4: {delta: -2}', /2:/],
  ])('are told at the desk with their line: %s', (text, told) => {
    const library = libraryOf(printed, 'it');
    const laid = underHouseRules(houseData(library), engineData(library), `title: H\n${text}\n`);
    expect(laid.ok).toBe(false);
    expect(!laid.ok && laid.problems[0]).toMatch(told);
  });
});

describe('the chart', () => {
  it('prints the turn and the box of the house in its conditions', () => {
    const own = at({ twilightStruggle: houseFile('tracks: {turnRecord: {turns: 8, periods: {late: {turns: [8]}}}}') });
    for (const [locale, label] of [
      ['en', 'after turn 8'],
      ['es', 'tras el turno 8'],
      ['it', 'dopo il turno 8'],
      ['ru', 'после хода 8'],
    ] as const) {
      expect(chartSays(libraryOf(own, locale))).toContain(label);
      expect(chartSays(libraryOf(printed, locale))).toContain(label.replace('8', '10'));
    }
  });
});

describe('a house plays Guerra fría with 6 missiles in an [R] and 5 in a [+4]', () => {
  const input = {
    position: { attack: { west: { south: 10 } } },
    action: [{ kind: 'select' as const, player: 'west' as const, selection: 'R south -8 east +8' }],
  };
  let own: RulesContent;
  beforeAll(() => {
    own = at({ guerraFria: houseFile('clauses: {2.4.2.2.b: {most: 6}, 2.4.2.1: {gain: 5}}') });
  });

  it('and the page says so in every language', () => {
    for (const locale of LOCALES) {
      const said = (rules: RulesContent) =>
        new Map(
          guerraFriaModel(guerraFriaLibrary(contentOf(rules), locale, wordsOf(locale))).clauses.map(
            ({ id, summary }) => [id, summary],
          ),
        );
      for (const [clause, before, here] of [
        ['2.4.2.2.b', '12', '6'],
        ['2.4.2.1.d', '4', '5'],
      ] as const) {
        expect(said(printed).get(clause)).toMatch(new RegExp(`\\b${before}\\b`));
        expect(said(own).get(clause)).toMatch(new RegExp(`\\b${here}\\b`));
      }
    }
  });

  it('and the desk rules so in every language, and names the house', () => {
    for (const locale of LOCALES) {
      const ruled = (rules: RulesContent) => {
        const library = libraryOf(rules, locale);
        const result = ruleGuerraFria(makeGuerraFriaEngine(guerraFriaData(library), labelsOf(library)), input);
        if (!result.ok) throw new Error(result.message);
        return result.ruled.told;
      };
      expect(ruled(printed)).toMatchObject({ view: { verdict: 'legal' }, remarks: [{ items: [] }] });
      expect(ruled(own)).toMatchObject({
        view: { verdict: 'illegal' },
        remarks: [{ label: 'house', items: ['Thursday', '2.4.2.2.b#most: 12 → 6'] }],
      });
    }
  });

  it('and the desk does so for what a reader hands in there, and refuses what cannot be', () => {
    for (const locale of LOCALES) {
      const library = libraryOf(printed, locale);
      const files = houseData(library, 'guerra-fria');
      const under = (text: string) => underGuerraFriaHouse(files, guerraFriaData(library), text);
      const laid = under('title: Jueves\nclauses: {2.4.2.2.b: {most: 6}, 2.4.2.1: {gain: 5}}\n');
      if (!laid.ok) throw new Error(laid.problems.join('\n'));
      expect([laid.title, laid.data.texts.clauses['2.4.2.2.b']?.summary]).toEqual([
        'Jueves',
        expect.stringContaining('6'),
      ]);
      const result = ruleGuerraFria(makeGuerraFriaEngine(laid.data, labelsOf(library)), input);
      if (!result.ok) throw new Error(result.message);
      expect(result.ruled.told).toMatchObject({
        view: { verdict: 'illegal' },
        remarks: [{ label: 'house', items: ['Jueves', '2.4.2.2.b#most: 12 → 6'] }],
      });
      expect(under('title: H\nclauses: {2.4.2.2.b: {moost: 6}}\n').ok).toBe(false);
    }
  });

  it('and what may be laid follows', () => {
    const moves = ({ guerraFria: { rules } }: RulesContent): number => {
      const start = ruleCase(guerraFria, rules, { position: input.position, action: [] });
      if (!start.ok) throw new Error(start.problem.message.text);
      return guerraFria.choices(start.ruling.end).length;
    };
    expect(moves(own)).not.toBe(moves(printed));
  });
});
