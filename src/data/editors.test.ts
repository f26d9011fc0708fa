/**
 * What an editor reads at the head of a data file: its schema. So names are completed and errors underlined while a rule or a case
 * is written, in any editor that knows the YAML language server.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, PACKAGE_ROOT } from './files.ts';
import { kindOf, schemaOf } from './kinds.ts';
import { readSchemas } from './own-schemas.ts';
import { makeAjv } from './schema.ts';

const SCHEMAS = readSchemas();
const HEAD = /^# yaml-language-server: \$schema=(.+)\n/;

/** Files below the package with the schema each obeys. */
const FILES: readonly (readonly [file: string, schema: string])[] = [
  ...listFiles(join(PACKAGE_ROOT, 'rules'), '.yaml').flatMap((path) => {
    const kind = kindOf(path);
    return kind ? [[`rules/${path}`, schemaOf(kind)] as const] : [];
  }),
  ...within('features/suite', 'case-list.schema.json'),
  ...within('features/cases', 'case.schema.json'),
  ...within('features/asking', 'examples.schema.json'),
  ...within('features/disputes', 'dispute.schema.json'),
  ['features/guerra-fria/cases.yaml', 'guerra-fria-case-list.schema.json'],
];

function within(folder: string, schema: string): readonly (readonly [string, string])[] {
  return listFiles(join(PACKAGE_ROOT, folder), '.yaml').map((path) => [`${folder}/${path}`, schema] as const);
}

describe('A data file names its schema for editors', () => {
  it('in its first line, and it is the schema by which `validate` checks it', () => {
    const named = FILES.map(([file]) => {
      const head = HEAD.exec(readFileSync(join(PACKAGE_ROOT, file), 'utf8'))?.[1];
      return [file, head && posix.join(posix.dirname(file), head)];
    });
    expect(named).toEqual(FILES.map(([file, schema]) => [file, `rules/schemas/${schema}`]));
  });

  // One file of each schema. References to other files, such as the id of a card, are not known to an editor.
  it('so that an editor finds nothing to underline', () => {
    const ajv = makeAjv(SCHEMAS);
    ajv.removeKeyword('refersTo').addKeyword({ keyword: 'refersTo', schemaType: 'string' });
    const ofEach = [...new Map(FILES.map(([file, schema]) => [schema, file]))];
    const underlined = ofEach.filter(([schema, file]) => {
      const check = ajv.getSchema(schema);
      return !check?.(parse(readFileSync(join(PACKAGE_ROOT, file), 'utf8')));
    });
    expect(ofEach.length).toBeGreaterThan(20);
    expect(underlined).toEqual([]);
  });
});
