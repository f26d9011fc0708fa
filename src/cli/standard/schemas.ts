/** The schemas of the files of a game that leaves the commands to the project: its rules, and its cases. */
import { CLAUSE_KINDS } from '../../core/ruleset.ts';
import type { Schemas } from '../../data/schema.ts';

const text = { type: 'string', minLength: 1 } as const;
const list = { type: 'array', items: text } as const;
const map = (of: object) => ({ type: 'object', additionalProperties: of });
const closed = (properties: Readonly<Record<string, object>>, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const clauses = {
  type: 'array',
  minItems: 1,
  items: closed(
    {
      id: text,
      section: text,
      kind: { enum: CLAUSE_KINDS },
      summary: text,
      facts: map({ type: ['number', 'string'] }),
      figures: map({ type: ['number', 'string'] }),
      terms: list,
      see: list,
      exceptions: list,
      normative: { type: 'boolean' },
    },
    ['id', 'section', 'kind', 'summary'],
  ),
};

const question = { question: text, options: map(text) };

const issues = {
  type: 'array',
  items: closed(
    {
      ...question,
      id: text,
      number: { type: 'integer', minimum: 1 },
      preferred: text,
      supported: list,
      clauses: list,
      cards: list,
      evidence: list,
      confidence: { enum: ['high', 'medium', 'low'] },
      date: text,
    },
    [
      'id',
      'number',
      'question',
      'options',
      'preferred',
      'supported',
      'clauses',
      'cards',
      'evidence',
      'confidence',
      'date',
    ],
  ),
};

const texts = closed({
  messages: map({ anyOf: [text, closed({ is: text, not: text, open: text }, ['is', 'not', 'open'])] }),
  names: map(map(text)),
  clauses: map(closed({ summary: text }, ['summary'])),
  issues: map(closed(question)),
});

/** @param own the shapes of a `position` and an `action`, under `$defs` */
export function schemasFor(id: string, own: object): Schemas {
  const at = (name: string) => ({ $ref: `own#/$defs/${name}` });
  const shape = closed(
    {
      game: { const: id },
      id: text,
      title: text,
      confidence: { enum: ['high', 'medium', 'low'] },
      policies: map(text),
      position: at('position'),
      action: { type: 'array', items: at('action') },
      expect: { type: 'object' },
    },
    ['action'],
  );
  return { own, case: shape, action: at('action'), clauses, issues, texts };
}
