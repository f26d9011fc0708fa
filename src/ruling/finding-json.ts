/** A finding for programs, whichever game it is of: nothing here brings a game's code along. */
import type { Args, Finding } from '../core/finding.ts';
import type { Names } from '../core/render.ts';
import type { FindingJson } from './json.ts';
import { say } from './language.ts';
import type { Language } from './view-format.ts';

/** A finding with ids for numbers, and its sentence. */
export function findingJson(finding: Finding, language: Language): FindingJson {
  const { clause, force, message, args, over, see, issue } = finding;
  return {
    clause,
    force,
    message,
    ...(args && { args: argsById(args, language.names) }),
    text: say(language, finding),
    ...(over && { over }),
    ...(see && { see }),
    ...(issue !== undefined && { issue }),
  };
}

/** Indexes of countries, numbers of cards and sides mean nothing outside: their ids do. */
function argsById(args: Args, { of, each }: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      if (typeof value === 'object') return [key, value.map((member) => each[key]?.(member, 'id') ?? member)];
      return [key, of[key]?.(value, 'id') ?? value];
    }),
  );
}
