/** Which translations can be used where they are printed. */

import { partsOf, TemplateError } from '../../core/phrase-template.ts';
import { keysOf, parseTemplate, shownIn } from '../../core/render-template.ts';
import { splitAvoid } from '../../interchange/glossary-units.ts';
import type { TransFile, TransUnit } from '../../interchange/units.ts';
import { Stop } from '../exit.ts';

/**
 * Texts that would say something else, or nothing, where they are printed.
 * @throws Stop naming each, with what is wrong
 */
export function refuseUnusable(changes: readonly { readonly changed: readonly TransUnit[] }[]): void {
  const problems = changes.flatMap(({ changed }) => changed.flatMap(problemsOf));
  if (problems.length > 0)
    throw new Stop(['arbiter: nothing is written, for these cannot be used:', ...problems].join('\n'));
}

function problemsOf({ id, source, target }: TransUnit): string[] {
  if (target.trim() === '') return [`  ${id}: there is nothing but space`];
  if (id.endsWith('/avoid') && !splitAvoid(target)) return [`  ${id}: not of the form "rendering (reason); …"`];
  if (id.startsWith('sentences/')) return isTemplate(target) ? [] : [`  ${id}: the braces are not in order: ${target}`];
  if (!/^(?:clauses|messages|mistakes|findings)\//.test(id)) return [];
  const [original, template] = [parseTemplate(source), parseTemplate(target)];
  // A sentence about the keys of a case has braces that are none of ours.
  if (!original) return [];
  if (!template) return [`  ${id}: the braces are not in order: ${target}`];
  const named = (keys: readonly string[]) => `{${keys.join('}, {')}}`;
  const known = keysOf(original);
  const strange = [...keysOf(template)].filter((key) => !known.has(key));
  if (strange.length > 0) return [`  ${id}: there is no ${named(strange)} in the English text`];
  const said = keysOf(template);
  const lost = [...shownIn(original)].filter((key) => !said.has(key));
  return lost.length === 0 ? [] : [`  ${id}: ${named(lost)} of the English text is missing: ${target}`];
}

/** Can a phrasebook read it? */
function isTemplate(text: string): boolean {
  try {
    partsOf(text);
    return true;
  } catch (error) {
    if (error instanceof TemplateError) return false;
    throw error;
  }
}

/** An issue needs its question and its options, a message its variants: half of one would be no text at all. */
export function incomplete({ units }: TransFile, changed: readonly TransUnit[]): readonly TransUnit[] {
  const given = new Set(changed.map(({ id }) => id));
  const lacking = new Set(
    units.filter(({ id, target }) => target === '' && !given.has(id)).map(({ id }) => entryOf(id) ?? ''),
  );
  return changed.filter(({ id }) => lacking.has(entryOf(id) ?? id));
}

const entryOf = (id: string): string | undefined => /^(?:issues|messages)\/[^/]+(?=\/)/.exec(id)?.[0];
