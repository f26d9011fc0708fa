/** `arbiter explain --differences deluxe second`: what two editions, profiles or house rules say differently. */
import { stringify } from 'yaml';
import { wording } from '../../core/wording.ts';
import { type Difference, differencesBetween } from '../../data/differences.ts';
import { EDITIONS, type Edition, loadProfiles } from '../../data/index.ts';
import { oneOf } from '../../data/nearest.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import { smallestParting } from '../../proofs/readings/parting.ts';
import { suiteCases } from '../../rule-mutation/material.ts';
import { type CallLanguage, label } from '../../ruling/language.ts';
import { usageError } from '../exit.ts';
import type { Session } from '../session.ts';

/** Two sets of rules by their names, and what they say differently. */
export interface Compared {
  readonly names: readonly [string, string];
  readonly rules: readonly [Ruleset, Ruleset];
  readonly differences: readonly Difference[];
}

/** The differences, by the names of an edition, a profile, a reading or a file of house rules. */
export function differencesOf(names: readonly string[], session: Session): Compared {
  const [one, other, ...more] = names;
  if (one === undefined || other === undefined || more.length > 0)
    throw usageError(
      wording('--differences takes two names: editions, profiles, readings or files of house rules'),
      'explain',
    );
  const rules = [rulesNamed(one, session), rulesNamed(other, session)] as const;
  return { names: [one, other], rules, differences: differencesBetween(...rules) };
}

/** The smallest position in which the two part, as a case, with what either comes to. */
export function partingLines({ names, rules }: Compared, language: CallLanguage): string {
  const parting = smallestParting(...rules, suiteCases());
  if (!parting) return label(language, 'differences.no-case');
  const { input, one, other } = parting;
  const { id, position, action } = input;
  return [
    label(language, 'differences.case', { what: String(id) }),
    '',
    stringify({ position, action }, { lineWidth: 100 }).trimEnd(),
    '',
    ...[one, other].map(({ verdict, against = [], after = {} }, at) =>
      [
        `${names[at]}: ${verdict}`,
        ...against,
        ...Object.entries(after).map(([key, value]) => `${key} ${JSON.stringify(value)}`),
      ].join(', '),
    ),
  ].join('\n');
}

function rulesNamed(name: string, session: Session): Ruleset {
  if (EDITIONS.some((edition) => edition === name)) return session.rules(name as Edition);
  const profiles = Object.keys(loadProfiles());
  if (profiles.includes(name)) return session.with({ profile: name }).rules();
  if (/^[\w-]+=[\w-]+$/.test(name)) return session.with({ readings: [name] }).rules();
  if (/\.ya?ml$/i.test(name)) return session.with({ house: name }).rules();
  throw usageError(wording('nothing is called "{name}"', { name }), 'explain', oneOf([...EDITIONS, ...profiles]));
}

/** A line for each difference. */
export const differenceLines = (all: readonly Difference[]): string =>
  all.map(({ where, one, other }) => `${where}: ${shown(one)} | ${shown(other)}`).join('\n');

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '—');
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
