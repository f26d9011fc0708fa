/** `arbiter explain ID… --game guerra-fria`. JSON as for the other game: `{"kind", "id", "title", "summary", "sections"}`. */

import { chart } from '../../core/chart.ts';
import { LOCALES, type Locale } from '../../core/ruleset.ts';
import { wording } from '../../core/wording.ts';
import { loadGuerraFriaTexts } from '../../data/guerra-fria.ts';
import { nearest } from '../../data/nearest.ts';
import type { Entry as Found } from '../../games/guerra-fria/desk/lookup.ts';
import type { Texts } from '../../games/guerra-fria/desk/texts.ts';
import { guerraFria, guerraFriaDesk } from '../../registry/guerra-fria.ts';
import type { Tongue } from '../../ruling/guerra-fria/tongue.ts';
import { factsInWords } from '../../text/facts.ts';
import type { Call } from '../command.ts';
import { asJson, asMarkdown, asText } from '../commands/explain.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { needsChart, writeChart } from '../explain/chart.ts';
import { type Entry, section } from '../explain/entry.ts';
import { print } from '../io.ts';
import { rulesOf, tongueOf, wrongUse } from './session.ts';

export function run(call: Call): ExitCode {
  const { operands, session, format, io, paint } = call;
  if (call.given.has('chart')) return writeChart(call, chart(guerraFria.machine));
  needsChart(format);
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, loadGuerraFriaTexts(locale, session.house())]));
  const library = { rules: rulesOf(call), texts: texts as Record<Locale, Texts> };
  const find = (query: string) => guerraFriaDesk.explainId(library, query, session.locale);
  const tongue = tongueOf(session);
  const entries = wanted(operands, find, () => guerraFriaDesk.explainable(library)).map((each) =>
    entryOf(each, tongue),
  );
  if (format === 'json') {
    const output = entries.map(asJson);
    print(io.stdout, JSON.stringify(output.length === 1 ? output[0] : output, null, 2));
    return EXIT.fine;
  }
  const width = Math.min(100, io.stdout.columns ?? 100);
  const pages = entries.map((entry) =>
    format === 'md' ? asMarkdown(entry, tongue) : asText(entry, tongue, paint, width),
  );
  print(io.stdout, pages.join('\n\n'));
  return EXIT.fine;
}

/** The words together are one name, or else each is one. */
function wanted(
  operands: readonly string[],
  find: (query: string) => Found | undefined,
  names: () => readonly string[],
): readonly Found[] {
  const whole = operands.join(' ');
  const found = find(whole);
  if (found) return [found];
  const each = operands.flatMap((operand) => find(operand) ?? []);
  if (operands.length > 1 && each.length === operands.length) return each;
  const near = nearest(whole, names(), 3);
  const hint =
    near.length === 0
      ? wording('try a clause (2.4.2.1), a move (+4, R, A), a card (IN, OUT, ALLY), an issue')
      : wording('did you mean {names}?', { names: near.map((name) => wording('"{name}"', { name })) });
  throw wrongUse(wording('nothing is called "{name}"', { name: whole }), 'explain', hint);
}

/** The entry under the headings of the command. */
function entryOf(found: Found, tongue: Tongue): Entry {
  const { kind, id, title, text, facts, options = {}, inForce, evidence = [], clauses, issues, steps } = found;
  const { texts } = tongue;
  const summaries = clauses
    .filter((clause) => clause !== id)
    .map((clause) => `${clause}: ${texts.clauses[clause]?.summary ?? ''}`);
  const readings = Object.entries(options).map(
    ([option, reading]) => `${option === inForce ? '✓ ' : ''}${option}: ${reading}`,
  );
  return {
    kind: kind === 'step' ? 'state' : kind,
    id,
    title,
    summary: text,
    sections: [
      ...section(
        'numbers',
        factsInWords(facts, { locale: tongue.names.locale }).map(({ name, value }) => `${name}: ${value}`),
      ),
      ...section('options', readings),
      ...section('evidence', evidence),
      ...section('clauses', summaries),
      ...section(
        'issues',
        issues.map((issue) => `${issue}: ${texts.issues[issue]?.question ?? ''}`),
      ),
      ...section('states', steps),
    ],
  };
}
