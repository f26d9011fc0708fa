import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseTemplate, type Template } from '../../../core/render-template.ts';
import { COMPLETE_LOCALES as LOCALES } from '../../../data/locales.ts';
import { guerraFria } from '../../../registry/guerra-fria.ts';
import { loadGuerraFria, loadGuerraFriaTexts, loadGuerraFriaWords } from '../program/data/load.ts';
import { ruleCase } from './case.ts';
import { sentenceOf } from './texts.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const RULES = new URL('../../../../rules/guerra-fria/', import.meta.url);
const english = loadGuerraFriaTexts('en');

/** The arguments that a template names. */
function keysIn(template: Template): string[] {
  return template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return [part.key, ...Object.values(part.cases ?? {}).flatMap(keysIn)];
  });
}

const sentences = (messages: typeof english.messages) =>
  Object.entries(messages).flatMap(([id, said]) =>
    typeof said === 'string'
      ? [[id, said] as const]
      : Object.entries(said).map(([which, text]) => [`${id}.${which}`, text as string] as const),
  );

describe.each(LOCALES)('the words in %s', (locale) => {
  const texts = loadGuerraFriaTexts(locale);

  it('have the messages of English, each well formed and without other arguments', () => {
    expect(sentences(texts.messages).map(([id]) => id)).toEqual(sentences(english.messages).map(([id]) => id));
    for (const [id, text] of sentences(texts.messages)) {
      const template = parseTemplate(text);
      expect(template, id).toBeDefined();
      const known = keysIn(parseTemplate(new Map(sentences(english.messages)).get(id) ?? '') ?? []);
      // Spanish and Italian need the players once more or less; English has the most of every sentence.
      const args = new Set([...known, 'player', 'target']);
      expect(
        keysIn(template ?? []).filter((key) => !args.has(key)),
        id,
      ).toEqual([]);
    }
  });

  it('name every state of the chart, and every clause, issue and term', () => {
    const paths = guerraFria.steps.rows.map(({ step }) => step.path).filter((path) => path !== '');
    expect(Object.keys(texts.names.steps).sort()).toEqual([...paths].sort());
    expect(Object.keys(texts.clauses)).toEqual(Object.keys(rules.clauses));
    expect(Object.keys(texts.issues)).toEqual(Object.keys(rules.issues));
    for (const [id, term] of Object.entries(texts.terms)) expect(term.form, id).toBeTruthy();
  });

  it('translate the clauses and issues as they stand', () => {
    const start = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);
    const stale = (name: string, source: (id: string) => string) => {
      const path = `i18n/${locale}/${name}.yaml`;
      if (!readdirSync(new URL(`i18n/${locale}/`, RULES)).includes(`${name}.yaml`)) return [];
      const file = parse(readFileSync(new URL(path, RULES), 'utf8')) as Record<string, { from: string }>;
      return Object.entries(file).flatMap(([id, { from }]) => (from === start(source(id)) ? [] : [id]));
    };
    const written = parse(readFileSync(new URL('clauses.yaml', RULES), 'utf8')) as { id: string; summary: string }[];
    expect(stale('clauses', (id) => written.find((clause) => clause.id === id)?.summary ?? '')).toEqual([]);
    const issue = (id: string) =>
      [rules.issues[id]?.question, ...Object.values(rules.issues[id]?.options ?? {})].join('\n');
    expect(stale('issues', issue)).toEqual([]);
  });

  it('make a sentence of every finding of a full round', () => {
    const words = loadGuerraFriaWords();
    const rows = { south: { west: 9, east: 9 }, north: { west: 9, east: 9 }, west: { south: 4 } };
    const result = ruleCase(
      guerraFria,
      rules,
      {
        position: { attack: rows },
        action: [
          {
            kind: 'round',
            selections: { south: 'A north', north: 'A south', west: 'R south -4 east +4', east: '+4 west 5' },
          },
          { kind: 'talk', player: 'west', way: 'aloud' },
        ],
      },
      words,
    );
    if (!result.ok) throw new Error(result.problem.message.text);
    const said = result.ruling.findings.map((finding) => sentenceOf(texts, finding));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((sentence) => /[{}=]/.test(sentence))).toEqual([]);
  });
});

describe('every message and clause that the code cites', () => {
  const sources = ['', 'desk/']
    .flatMap((folder) => readdirSync(new URL(`../${folder}`, import.meta.url)).map((name) => `../${folder}${name}`))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('\n');

  it('has a sentence', () => {
    const used = [
      ...sources.matchAll(/'((?:cards|gain|reorganise|attack|move|change|laying|reveal|talk|end)\.[a-z-]+)'/g),
    ];
    expect(used.length).toBeGreaterThan(30);
    expect(used.map(([, id]) => id!).filter((id) => !(id in english.messages))).toEqual([]);
  });

  it('exists in the rules', () => {
    const cited = [...sources.matchAll(/'(\d(?:\.\d)+(?:\.[a-z])?)'/g)].map(([, id]) => id!);
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((id) => !rules.clauses[id])).toEqual([]);
  });

  it('is an issue of the register, with its reading', () => {
    const cited = [...sources.matchAll(/(?:issue: |policy\(board, )'([a-z-]+)'/g)].map(([, id]) => id!);
    expect(new Set(cited).size).toBeGreaterThan(7);
    expect(cited.filter((id) => !rules.issues[id])).toEqual([]);
  });
});
