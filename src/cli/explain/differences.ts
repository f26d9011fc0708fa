/** `arbiter explain --differences deluxe second`: what two editions, profiles or house rules say differently. */
import { wording } from '../../core/wording.ts';
import { type Difference, differencesBetween } from '../../data/differences.ts';
import { EDITIONS, type Edition, loadProfiles } from '../../data/index.ts';
import { oneOf } from '../../data/nearest.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { usageError } from '../exit.ts';
import type { Session } from '../session.ts';

/** The differences, by the names of an edition, a profile, or a file of house rules. */
export function differencesOf(names: readonly string[], session: Session): readonly Difference[] {
  const [one, other, ...more] = names;
  if (one === undefined || other === undefined || more.length > 0)
    throw usageError(wording('--differences takes two names: editions, profiles or files of house rules'), 'explain');
  return differencesBetween(rulesNamed(one, session), rulesNamed(other, session));
}

function rulesNamed(name: string, session: Session): Ruleset {
  if (EDITIONS.some((edition) => edition === name)) return session.rules(name as Edition);
  const profiles = Object.keys(loadProfiles());
  if (profiles.includes(name)) return session.withProfile(name).rules();
  if (/\.ya?ml$/i.test(name)) return session.withHouse(name).rules();
  throw usageError(wording('nothing is called "{name}"', { name }), 'explain', oneOf([...EDITIONS, ...profiles]));
}

/** A line for each difference. */
export const differenceLines = (all: readonly Difference[]): string =>
  all.map(({ where, one, other }) => `${where}: ${shown(one)} | ${shown(other)}`).join('\n');

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
