/** Every sentence that the rules may say is written: an unknown id would be printed as it stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../core/ruleset.ts';
import { loadTexts } from '../data/index.ts';

const GAME = new URL('../games/twilight-struggle/', import.meta.url);

/** Ids that stand in the code of the rules as such: `message: 'coup.fails'`, `note(board, clause, 'coup.fails'`. */
function idsInCode(): readonly string[] {
  const files = readdirSync(GAME, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|\.fixture)\.ts$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(new URL(name, GAME), 'utf8');
    const checks = [...text.matchAll(/\bmessage: '([a-z][\w.-]*)'/g)];
    const notes = [
      ...text.matchAll(/\bnote\([^'()]*(?:\([^()]*\))?[^'()]*(?:'[\d.A-Z-]+[\w.-]*', )?'([a-z][\w-]*\.[\w.-]+)'/g),
    ];
    return [...checks, ...notes].map((found) => found[1] as string);
  });
}

describe('the ids of sentences in the rules', () => {
  it('are found by reading the code', () => {
    expect(idsInCode()).toEqual(expect.arrayContaining(['coup.rival-influence', 'change.defcon', 'coup.fails']));
  });

  it.each(LOCALES)('are all written in %s', (locale) => {
    const { messages } = loadTexts(locale);
    expect(idsInCode().filter((id) => !Object.hasOwn(messages, id))).toEqual([]);
  });
});
