/** The types of what programs hand in, made of the schemas: `npm run types` writes `src/api/schema-types.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

type Node = { readonly [key: string]: unknown };

const root = fileURLToPath(new URL('../..', import.meta.url));
const FILE = join(root, 'src/api/schema-types.ts');

/** Schema -> the name of its type, and of those of its parts that are exported. */
const EXPORTED: Readonly<Record<string, { readonly name: string; readonly parts: Readonly<Record<string, string>> }>> =
  {
    'case.schema.json': {
      name: 'Case',
      parts: {
        position: 'Position',
        action: 'CaseAction',
        fact: 'Fact',
        expectation: 'Expectation',
        record: 'GameRecord',
      },
    },
    'guerra-fria-case.schema.json': { name: 'GuerraFriaCase', parts: { action: 'GuerraFriaFact' } },
    'guerra-fria-record.schema.json': { name: 'GuerraFriaRecord', parts: {} },
    'engine.schema.json': {
      name: 'AtomicSuite',
      parts: {
        request: 'EngineRequest',
        answer: 'EngineAnswer',
        atomicCase: 'AtomicCase',
        fact: 'AtomicFact',
        state: 'GameState',
        level: 'Level',
      },
    },
  };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema in the terms that the maker of types knows: choices by `if` are choices among types. */
function plainer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainer);
  if (value === true) return {};
  if (!isNode(value)) return value;
  if ('$ref' in value) return { $ref: value.$ref };
  const { if: condition, then, else: otherwise, $comment: _, refersTo: __, ...rest } = value as Record<string, unknown>;
  if (isNode(condition) && 'type' in condition && then !== undefined && otherwise !== undefined)
    return { description: rest.description, anyOf: [{ ...condition, ...(plainer(then) as Node) }, plainer(otherwise)] };
  const kinds = rest.allOf;
  if (Array.isArray(kinds) && kinds.every((each) => isNode(each) && 'if' in each && 'then' in each))
    return { anyOf: kinds.map(kindOf) };
  return Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, key === 'enum' || key === 'const' ? each : plainer(each)]),
  );
}

/** A branch that a constant chooses. */
function kindOf(branch: unknown): unknown {
  const { if: condition, then } = branch as { readonly if: { readonly properties: Node }; readonly then: Node };
  return plainer({ ...then, properties: { ...(then.properties as Node), ...condition.properties } });
}

/** The declarations of all schemas, in the order of their names. */
export async function schemaTypes(): Promise<string> {
  const made: string[] = [];
  for (const [file, { name, parts }] of Object.entries(EXPORTED)) {
    const path = join(root, 'rules/schemas', file);
    const schema = plainer(JSON.parse(readFileSync(path, 'utf8'))) as { $defs?: Record<string, Node> } & Node;
    // A part is named by its title, which otherwise would be made of its key.
    const prefix = name.replace(/Case$/, '');
    const $defs = Object.fromEntries(
      Object.entries(schema.$defs ?? {}).map(([key, part]) => [
        key,
        { ...part, title: parts[key] ?? `${prefix}${key.charAt(0).toUpperCase()}${key.slice(1)}` },
      ]),
    );
    const text = await compile({ ...schema, title: name, $defs } as never, name, {
      bannerComment: '',
      style: { singleQuote: true, printWidth: 120 },
      unreachableDefinitions: true,
      ignoreMinAndMaxItems: true,
      cwd: dirname(path),
    });
    made.push(text.trim());
  }
  const head = '/** Made of the schemas by `npm run types`: what programs hand in, and what engines say. */\n';
  return `${head}\n${made.join('\n\n')}\n`.replace(
    /^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm,
    '',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await schemaTypes());
