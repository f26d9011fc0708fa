/** The sentences about what was handed in: every one that the code says, or a schema, is there in every language. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { keysOf, parseTemplate } from '../core/render-template.ts';
import { PACKAGE_ROOT, RULES_ROOT } from './files.ts';
import { loadTexts } from './index.ts';
import { COMPLETE_LOCALES as LOCALES } from './locales.ts';
import type { IssueSource } from './sources.ts';

/** What people hand in: the schemas whose descriptions are read as "expected …". */
const HANDED_IN = ['case', 'guerra-fria-case', 'guerra-fria-record', 'guerra-fria-specCase'];

/** The wordings whose sentence is not written beside them: the description of a schema, and why two readings exclude each other. */
const FROM_DATA: readonly string[] = ['description', 'because'];

// What the code says --------------------------------------------------------------------------------------------------

function* nodesOf(node: ts.Node): Iterable<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** A text as it is written, or put together from several, or under a name of the same file. */
function textOf(node: ts.Node | undefined, file: ts.SourceFile): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [textOf(node.left, file), textOf(node.right, file)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isIdentifier(node)) return undefined;
  const named = [...nodesOf(file)].find((each) => ts.isVariableDeclaration(each) && each.name.getText() === node.text);
  return named && textOf((named as ts.VariableDeclaration).initializer, file);
}

function saidIn(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('wording(')) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  return [...nodesOf(file)].flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'wording') return [];
    const [sentence] = node.arguments;
    const text = textOf(sentence, file);
    if (text !== undefined) return [text];
    if (sentence && FROM_DATA.includes(sentence.getText())) return [];
    throw new Error(`${path}: a sentence that cannot be translated, since nobody can read it: ${node.getText()}`);
  });
}

const code = readdirSync(join(PACKAGE_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|fixture/.test(path))
  .flatMap((path) => saidIn(join(PACKAGE_ROOT, 'src', path)));

// What the schemas say ------------------------------------------------------------------------------------------------

const schemaNamed = (name: string): unknown =>
  JSON.parse(readFileSync(join(RULES_ROOT, 'schemas', `${name}.schema.json`), 'utf8'));
const common = (schemaNamed('common') as { readonly $defs: Readonly<Record<string, unknown>> }).$defs;

function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { description, $ref } = value as { readonly description?: unknown; readonly $ref?: unknown };
  const shared = /^common\.schema\.json#\/\$defs\/(.+)$/.exec(String($ref))?.[1];
  return [
    // A sentence with a full stop is documentation.
    ...(typeof description === 'string' && !/\.(\s|$)/.test(description) ? [description] : []),
    ...(shared === undefined ? [] : descriptionsIn(common[shared])),
    ...Object.values(value).flatMap(descriptionsIn),
  ];
}

const described = HANDED_IN.flatMap((name) => descriptionsIn(schemaNamed(name)));

// What the registers say ----------------------------------------------------------------------------------------------

const reasons = ['twilight-struggle', 'guerra-fria'].flatMap((game) =>
  (parse(readFileSync(join(RULES_ROOT, game, 'issues.yaml'), 'utf8')) as readonly IssueSource[]).flatMap(
    ({ excludes = [] }) => excludes.map(({ because }) => because),
  ),
);

// ---------------------------------------------------------------------------------------------------------------------

/** Of placeholders, options and the name of the program alone there is nothing to translate. */
const hasWords = (sentence: string): boolean =>
  /\p{L}/u.test(sentence.replace(/^arbiter: /, '').replace(/^\{\w+\}(?:[:;] \{\w+\})*$/, ''));

const wanted = [...new Set([...code, ...described, ...reasons])].filter(hasWords).sort();

describe.each(LOCALES.filter((locale) => locale !== 'en'))('the sentences about what was handed in (%s)', (locale) => {
  const { mistakes } = loadTexts(locale);

  it('are all there, and none that nobody says', () => {
    expect(Object.keys(mistakes).filter(hasWords).sort()).toEqual(wanted);
  });

  it('fill in the same', () => {
    const asked = (template: string) => [...keysOf(parseTemplate(template) ?? [])].sort().join();
    const templates = Object.entries(mistakes).filter(([sentence]) => parseTemplate(sentence));
    expect(templates.filter(([sentence, said]) => asked(sentence) !== asked(said))).toEqual([]);
  });
});

it('finds the sentences by reading the code', () => {
  expect(code).toContain('unknown key "{key}"');
  expect(code.some((sentence) => sentence.startsWith('unknown {kind, select,'))).toBe(true);
  expect(described).toContain('a die, 1 to 6');
});
