/** Under which keys of a case an event asks for anything, by the verbs of its program. */
import type { CardEntry } from '../games/twilight-struggle/tables.ts';
import { ADDS, REMOVES } from './event-answers.ts';

/** Keys by the verb that asks for them. A die is asked for by several, and one that nobody rolls makes no sense at all. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  place: ADDS,
  remove: REMOVES,
  ops: ['place', 'coup', 'realign'],
  war: ['target', 'targets'],
  contest: ['rolls'],
};

/** With these an event leads to another card, which may ask for anything. */
const LEADS_ON: readonly string[] = ['fire', 'play'];

/** Keys that belong to one of these verbs. */
const ALL: ReadonlySet<string> = new Set(Object.values(KEYS).flat());

type Program = CardEntry['event'];

/** Is a key one that this program, with these options of it alone, cannot ask for? */
export function neverAsks(event: Program, key: string, taken?: ReadonlySet<string>): boolean {
  if (!ALL.has(key)) return false;
  const verbs = verbsIn(event, taken);
  return !LEADS_ON.some((verb) => verbs.has(verb)) && ![...verbs].some((verb) => KEYS[verb]?.includes(key));
}

/** Every word of a program, without the options that are not taken. */
function verbsIn(node: unknown, taken: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const verbs = new Set<string>();
  const walk = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return;
    const isOption = 'id' in each && 'steps' in each;
    if (isOption && taken && !taken.has(String(each.id))) return;
    for (const [key, value] of Object.entries(each)) {
      verbs.add(key);
      walk(value);
    }
  };
  walk(node);
  return verbs;
}
