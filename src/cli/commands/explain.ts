/**
 * `arbiter explain ID…`
 *
 * JSON: `{"kind", "id", "title", "summary", "sections": {heading: [text]}}`, an array if several things have the name.
 */
import { chart } from '../../core/chart.ts';
import { wording } from '../../core/wording.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import { languageOf } from '../../ruling/board-language.ts';
import type { Language } from '../../ruling/view-format.ts';
import { wrap } from '../../ruling/wrap.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { needsChart, writeChart } from '../explain/chart.ts';
import { differenceLines, differencesOf, partingLines } from '../explain/differences.ts';
import { type Entry, word } from '../explain/entry.ts';
import { type Explainer, named } from '../game.ts';
import { print } from '../io.ts';

/** Runs `arbiter explain`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, given, session, io, format, paint } = call;
  if (given.has('differences')) {
    const compared = differencesOf(operands, session);
    const { differences, rules } = compared;
    if (format === 'json') print(io.stdout, JSON.stringify(differences, null, 2));
    else {
      const language = languageOf(session, makeBoard(rules[0]));
      print(io.stdout, [differenceLines(differences), partingLines(compared, language)].filter(Boolean).join('\n\n'));
    }
    return EXIT.fine;
  }
  const explainer = await call.game.explain();
  if (given.has('chart')) return writeChart(call, chart(explainer.machine));
  needsChart(format);
  const { language, find } = explainer.under(call);
  const entries = wanted(call, find, explainer);
  if (format === 'json') {
    const output = entries.map(asJson);
    print(io.stdout, JSON.stringify(output.length === 1 ? output[0] : output, null, 2));
  } else {
    const width = Math.min(100, io.stdout.columns ?? 100);
    const texts = entries.map((entry) =>
      format === 'md' ? asMarkdown(entry, language) : asText(entry, language, paint, width),
    );
    print(io.stdout, texts.join('\n\n'));
  }
  return EXIT.fine;
}

/** The words together are one name, or else each is one. */
function wanted(
  call: Call,
  { explain, nearest }: ReturnType<Explainer['under']>['find'],
  { examples }: Explainer,
): readonly Entry[] {
  const { operands } = call;
  const whole = operands.join(' ');
  const found = explain(whole);
  if (found.length > 0) return found;
  const each = operands.map(explain);
  if (operands.length > 1 && each.every((entries) => entries.length > 0)) return each.flat();
  const near = nearest(whole);
  const hint =
    near.length === 0
      ? examples
      : wording('did you mean {names}?', { names: near.map((name) => wording('"{name}"', { name })) });
  throw usageError(wording('nothing is called "{name}"', { name: whole }), named('explain', call), hint);
}

/** An entry for programs. */
const asJson = ({ kind, id, title, summary, sections }: Entry): object => ({
  kind,
  id,
  title,
  summary,
  sections: Object.fromEntries(sections.map(({ key, items }) => [key, items])),
});

/** An entry for a terminal. */
function asText(
  { kind, title, summary, sections }: Entry,
  language: Language,
  paint: Call['paint'],
  width: number,
): string {
  const head = `${paint('bold', title)} · ${word(language, kind)}`;
  const body = summary === '' ? [] : wrap(summary, '  ', width);
  const labels = sections.map(({ key }) => word(language, key));
  const widest = Math.max(0, ...labels.map(({ length }) => length));
  const indent = ' '.repeat(widest + 5);
  const lines = sections.flatMap(({ items }, at) => {
    // Names are few words and stand on one line; sentences have a line each.
    const list = items.every((item) => item.length < 24) ? [items.join(', ')] : items;
    return list.flatMap((item, i) =>
      wrap(item, indent, width).map((line, j) =>
        i === 0 && j === 0
          ? `  ${paint('dim', (labels[at] ?? '').padEnd(widest))}   ${line.trimStart()}`
          : j === 0
            ? line
            : `  ${line}`,
      ),
    );
  });
  return [head, ...body, ...(lines.length > 0 ? [''] : []), ...lines].join('\n');
}

/** An entry for a page. */
function asMarkdown({ kind, title, summary, sections }: Entry, language: Language): string {
  const lists = sections.flatMap(({ key, items }) => [
    '',
    `**${word(language, key)}**`,
    '',
    ...items.map((item) => `- ${item}`),
  ]);
  return [`## ${title} (${word(language, kind)})`, ...(summary === '' ? [] : ['', summary]), ...lists].join('\n');
}
