/** What an event requires, as a name that the sentences of a ruling can use. */
import type { Names } from '../core/render.ts';
import type { Texts } from '../data/texts.ts';
import { SIDE_IDS, type Tables } from '../games/twilight-struggle/tables.ts';
import { saidIn } from './grammar.ts';
import { grammarOf } from './grammars.ts';
import { startReading } from './reading.ts';
import { conditionPhrase } from './reading-conditions.ts';

/** The names with `requires`: a card by number -> the sentence about the condition of its event. 5.2.b */
export function withRequirements(names: Names, tables: Tables, texts: Texts): Names {
  const requires = (value: number | string, form: string | undefined): string | undefined => {
    const entry = tables.cards[Number(value)];
    if (!entry || form === 'id') return entry?.id;
    if (!entry.requires) return undefined;
    const { owner, ...rest } = entry;
    const card = { ...rest, side: owner === undefined ? 'neutral' : (SIDE_IDS[owner] as 'us' | 'ussr') };
    const reading = startReading(tables.rules, card as unknown as Parameters<typeof startReading>[1]);
    const condition = conditionPhrase(reading, entry.requires);
    return saidIn(grammarOf(texts.names), (words) => words.prerequisite(condition));
  };
  return { ...names, of: { ...names.of, requires } };
}
