/** Clauses that a question calls by their numbers: "does 6.3.4 hold for 8.1.5 too?" */
import { findClause, type Locale } from '../core/ruleset.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { type General, MOST_SHOWN } from './general.ts';
import type { Gap, Understood } from './understood.ts';

/** Two numbers with a dot may be markers; three are the number of a clause, and so are a letter behind a dot and LW-2. */
const NUMBER =
  /(?<![\p{L}\d.])(?:\d{1,2}(?:\.\d{1,2}){2,3}(?:\.[a-z])?|\d{1,2}(?:\.\d{1,2})+\.?[A-Ia-z](?:\.[a-z])?|(?:LW|OPT|TZ)-\d+)(?![\p{L}\d])/gu;
/** Nothing but a number of two parts, or one behind the sign of a section. */
const ALONE = /^\s*(\d{1,2}\.\d{1,2})\s*\??\s*$|§\s?(\d{1,2}\.\d{1,2})(?![\d.])/gu;

export interface Cited {
  /** Their ids, each once. */
  readonly clauses: readonly string[];
  /** The question with spaces in their places. */
  readonly rest: string;
}

/** The clauses that a question cites; a number that is none is left where it stands. */
export function citedIn(question: string, rules: Pick<Ruleset, 'clauses'>): Cited {
  const clauses = new Set<string>();
  const taken = (whole: string, ...parts: readonly unknown[]): string => {
    const number = [parts[0], parts[1], whole].find((each): each is string => typeof each === 'string') as string;
    const clause = findClause(rules, number) ?? findClause(rules, number.toUpperCase());
    if (!clause) return whole;
    clauses.add(clause.id);
    return ' '.repeat(whole.length);
  };
  const rest = question.replace(NUMBER, (whole) => taken(whole)).replace(ALONE, taken);
  return { clauses: [...clauses], rest };
}

/** What is said of a question without its numbers of clauses, with these clauses before what is likely. */
export function withCited(understood: Understood, { clauses, rest }: Cited, locale: () => Locale): Understood {
  if (clauses.length === 0 || (understood.ok && !understood.general)) return understood;
  if (understood.ok) {
    const { general } = understood;
    const shown = [...new Set([...clauses, ...general.clauses])].slice(0, Math.max(MOST_SHOWN, clauses.length));
    return { ...understood, general: { ...general, clauses: shown, pinned: true } };
  }
  const general: General = { clauses, pinned: true, cards: [], countries: [], issues: [] };
  const unknown = understood.gaps.map(({ from, to }: Gap) => rest.slice(from, to));
  return { ok: true, general, aside: [], unknown, locale: locale(), ...(unknown.length > 0 && { partly: true }) };
}
