/**
 * What is made of one another: `npm run types` writes `src/api/schema-types.ts`, the types of what programs hand in, from the
 * schemas; it is made by `npm ci` and before types are checked, and no part of the repository. And it writes
 * `src/data/said-messages.json`, the messages that the rules name, of which `validate` demands that there are any.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
        hand: 'AtomicHand',
      },
    },
  };

/** The name of the type of a part of a schema. */
function typeOf(file: string, part: string): string {
  const { name = '', parts = {} } = EXPORTED[file] ?? {};
  return parts[part] ?? `${name.replace(/Case$/, '')}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema in the terms that the maker of types knows: choices by `if` are choices among types. */
function plainer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainer);
  if (value === true) return {};
  if (!isNode(value)) return value;
  if ('$ref' in value) return referred(String(value.$ref));
  const { if: condition, then, else: otherwise, ...all } = value as Record<string, unknown>;
  // What a type does not tell.
  const { $comment: _, refersTo: __, minItems: ___, maxItems: ____, ...rest } = all;
  if (isNode(condition) && 'type' in condition && then !== undefined && otherwise !== undefined)
    return { description: rest.description, anyOf: [{ ...condition, ...(plainer(then) as Node) }, plainer(otherwise)] };
  const kinds = rest.allOf;
  if (Array.isArray(kinds) && kinds.every((each) => isNode(each) && 'if' in each && 'then' in each))
    return { anyOf: kinds.map(kindOf) };
  return Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, key === 'enum' || key === 'const' ? each : plainer(each)]),
  );
}

/** What a schema refers to; a part of another one has its type already. */
function referred($ref: string): object {
  const [, file = '', part = ''] = /^(.+)#\/\$defs\/(.+)$/.exec($ref) ?? [];
  return file === '' ? { $ref } : { tsType: typeOf(file, part) };
}

/** A branch that a constant chooses. */
function kindOf(branch: unknown): unknown {
  const { if: condition, then } = branch as { readonly if: { readonly properties: Node }; readonly then: Node };
  return plainer({ ...then, properties: { ...(then.properties as Node), ...condition.properties } });
}

/** The declarations of all schemas, in the order of their names. */
async function schemaTypes(): Promise<string> {
  const made: string[] = [];
  for (const [file, { name }] of Object.entries(EXPORTED)) {
    const path = join(root, 'rules/schemas', file);
    const schema = plainer(JSON.parse(readFileSync(path, 'utf8'))) as { $defs?: Record<string, Node> } & Node;
    // A part is named by its title, which otherwise would be made of its key.
    const $defs = Object.fromEntries(
      Object.entries(schema.$defs ?? {}).map(([key, part]) => [key, { ...part, title: typeOf(file, key) }]),
    );
    const text = await compile({ ...schema, title: name, $defs } as never, name, {
      bannerComment: '',
      style: { singleQuote: true, printWidth: 120 },
      unreachableDefinitions: true,
      cwd: dirname(path),
    });
    made.push(text.trim());
  }
  const head = '/** Made of the schemas by `npm run types`: what programs hand in, and what engines say. */\n';
  return `${head}\n${made.join('\n\n')}\n`
    .replace(/^ \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, '')
    .replace(/^\/\*\*\n \*\/\n/gm, '')
    .replace(ONE_SENTENCE, '$1/** $2 */')
    .replace(KIND_ALONE, '');
}

/** Makes the types anew. */
export const writeSchemaTypes = async (): Promise<void> => writeFileSync(FILE, await schemaTypes());

/** A comment of one sentence, which stands on four lines as it is made. */
const ONE_SENTENCE = /^( *)\/\*\*\n *\* (.*)\n(?: *\*\n)? *\*\/$/gm;
/** What the schemas say for whoever hands in something else, and a type says itself. */
const KIND_ALONE = /^ *\/\*\* (?:text|true or false) \*\/\n/gm;

const RULES = join(root, 'src/games/twilight-struggle');
const SAID = join(root, 'src/data/said-messages.json');

/** Ids of messages that stand in the code of the rules as such: `message: 'coup.fails'`, `note(board, clause, 'coup.fails'`. */
export function messagesNamed(): readonly string[] {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!program).*(?<!\.test|\.fixture)\.ts$/.test(name),
  );
  const ids = files.flatMap((name) => {
    const text = readFileSync(join(RULES, name), 'utf8');
    const checks = [...text.matchAll(/\bmessage: '([a-z][\w.-]*)'/g)];
    const notes = [
      ...text.matchAll(/\bnote\([^'()]*(?:\([^()]*\))?[^'()]*(?:'[\d.A-Z-]+[\w.-]*', )?'([a-z][\w-]*\.[\w.-]+)'/g),
    ];
    return [...checks, ...notes].map((found) => found[1] as string);
  });
  return [...new Set(ids)].sort();
}

/** The file with those ids. */
export const saidMessages = (): string => `${JSON.stringify(messagesNamed(), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeSchemaTypes();
  writeFileSync(SAID, saidMessages());
}
