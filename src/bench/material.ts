/** What is replayed and cross-checked: generated here, so that a clean clone measures the same as any other. */
import { loadRuleset, loadTexts } from '../data/index.ts';
import { seeded } from '../fuzz/random.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { writeRandomGame } from '../logs/replay/written/random-log.ts';

/** The rules as the digital edition plays them. */
export function rulesOfLogs(): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile: 'playdek' });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

/** Random games as logs, as long as those that people play. */
export function generatedLogs(count: number): string[] {
  const rules = rulesOfLogs();
  const logs: string[] = [];
  for (let seed = 1; logs.length < count && seed < 50 * count; seed++) {
    const log = writeRandomGame(rules, seeded(seed));
    if (log.split('\n').length > LEAST_LINES) logs.push(log);
  }
  return logs;
}

/** A random game that ends early is no measure for one that people play. */
const LEAST_LINES = 300;

/** A Spanish rulebook in our own words: so much of the canon, clause by clause. */
export function generatedDocument(part: number): string {
  const clauses = Object.entries((loadTexts('es') as { readonly clauses: Texts }).clauses);
  return clauses
    .slice(0, Math.ceil(part * clauses.length))
    .map(([id, { summary }]) => `${id} ${summary}`)
    .join('\n\n');
}

type Texts = Readonly<Record<string, { readonly summary: string }>>;
