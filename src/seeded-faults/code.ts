/** Faults of the code of the rules: a comparison exchanged, a check left out of its table, a condition of a check negated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PACKAGE_ROOT } from '../data/files.ts';
import { alikeComparison } from './alike.ts';
import type { Fault, Kind } from './fault.ts';

/** Where the rules stand that are code. */
const FOLDERS = ['src/games/twilight-struggle', 'src/games/guerra-fria'] as const;
/** What reads, writes and tells cases is not the rules. */
const OTHER = /\.test\.ts$|fixture|\/desk\/|\/program\//;

const EXCHANGED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const CONDITIONS: ReadonlySet<string> = new Set(['test', 'when', 'concerns']);

/** Every such fault, in the order of the files. */
export function codeFaults(): Fault[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(PACKAGE_ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !OTHER.test(file))
      .sort()
      .flatMap((file) => faultsOf(file, readFileSync(join(PACKAGE_ROOT, file), 'utf8'))),
  );
}

/** The faults of one file. */
export function faultsOf(file: string, text: string): Fault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Fault[] = [];
  const add = (kind: Kind, node: ts.Node, to: string): void => {
    const [start, end] = [node.getStart(source), node.end];
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const was = text.slice(start, end).replace(/\s+/g, ' ');
    const says = `line ${line}: ${saidOf(kind, was, around(node, source))}`;
    const alike = kind === 'comparison' ? alikeComparison(file, says) : undefined;
    found.push({
      kind,
      file,
      says,
      ...(alike !== undefined && { alike }),
      text: () => text.slice(0, start) + to + text.slice(end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const to = EXCHANGED.get(node.operatorToken.kind);
      if (to !== undefined && !asksForType(node)) add('comparison', node.operatorToken, to);
    }
    if (isTable(node))
      for (const row of node.elements) if (!ts.isSpreadElement(row)) add('check', row, '...([] as never[])');
    if (ts.isPropertyAssignment(node) && CONDITIONS.has(node.name.getText(source)) && isOfCheck(node))
      add('condition', node.initializer, negated(node.initializer.getText(source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const saidOf = (kind: Kind, was: string, where: string): string =>
  kind === 'comparison' ? `${was} exchanged in ${where}` : `${was.length > 90 ? `${was.slice(0, 87)}...` : was}`;

const around = (node: ts.Node, source: ts.SourceFile): string =>
  node.parent.getText(source).replace(/\s+/g, ' ').slice(0, 90);

/** The list of a call of `table`. */
const isTable = (node: ts.Node): node is ts.ArrayLiteralExpression =>
  ts.isArrayLiteralExpression(node) &&
  ts.isCallExpression(node.parent) &&
  ts.isIdentifier(node.parent.expression) &&
  node.parent.expression.text === 'table';

/** Whether a thing is there, or of which type, is asked for the compiler. */
function asksForType({ left, right }: ts.BinaryExpression): boolean {
  const plain = (side: ts.Expression): boolean =>
    ts.isTypeOfExpression(side) ||
    side.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(side) && side.text === 'undefined');
  return plain(left) || plain(right);
}

/** A check has a clause and a message. */
function isOfCheck({ parent }: ts.PropertyAssignment): boolean {
  const names = parent.properties.map((each) => (each.name && ts.isIdentifier(each.name) ? each.name.text : ''));
  return names.includes('clause') && names.includes('message');
}

/** What is not known stays so. */
const negated = (expression: string): string =>
  `((own: any) => (board: any, subject: any) => { const is = own(board, subject); return is === undefined ? is : !is; })(${expression})`;
