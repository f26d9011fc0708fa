/** gettext PO: the context of a message is the id of the unit. */
import { po } from 'gettext-parser';
import { fromToken, type TransFile, type TransUnit } from './units.ts';

/** Plural forms do not occur: our messages carry their own in ICU syntax. */
export function writePo({ locale, units }: TransFile): string {
  const translations: Parameters<typeof po.compile>[0]['translations'] = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const { id, source, target, note, fuzzy, where, previous } of units) {
    const comments = {
      ...(note !== undefined && { extracted: note }),
      ...(where !== undefined && { reference: where }),
      ...(fuzzy && { flag: 'fuzzy' }),
      ...(fuzzy && previous !== undefined && { previous: `msgctxt ${quoted(id)}\nmsgid ${quoted(previous)}` }),
    };
    translations[id] = { [source]: { msgctxt: id, msgid: source, msgstr: [target], comments } };
  }
  const headers = {
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'Project-Id-Version': 'cold-war-arbiter',
  };
  return new TextDecoder().decode(po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }));
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n').replace(/\t/g, '\\t')}"`;

/** A line with a text; the parser would take what there is of it. */
const OPENS = /^\s*(?:msg[a-z_]+(?:\[\d+\])?\s*)?"/;
const CLOSES = /^[^"]*"(?:[^"\\]|\\.)*"\s*$/;

/**
 * Reads what `writePo` or a translator's tool wrote. A message without a context has lost its id; what is obsolete (`#~`) is
 * passed over.
 * @throws Error saying what is missing
 */
export function readPo(text: string): TransFile {
  const open = text.split('\n').findIndex((line) => OPENS.test(line) && !CLOSES.test(line));
  if (open >= 0) throw new Error(`the text in line ${open + 1} has no closing quotation mark: is the file cut short?`);
  const { headers, translations } = po.parse(text);
  // The parser would take the last of them.
  const found = Object.values(translations).reduce((sum, messages) => sum + Object.keys(messages).length, 0);
  if ([...text.matchAll(/^msgid[ \t]/gm)].length > found) throw new Error('a text stands in it twice');
  if (!headers) throw new Error('it has no header, which would say "Language: …"');
  const language = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language')?.[1];
  const units = Object.values(translations).flatMap((messages) =>
    Object.values(messages).flatMap(({ msgctxt, msgid, msgstr, comments }): TransUnit[] => {
      if (msgid === '') return [];
      const id = idOf(msgctxt, comments?.reference);
      if (!msgstr) throw new Error(`there is no msgstr after the msgid of "${id || msgid}": is the file cut short?`);
      const note = comments?.extracted;
      const fuzzy = /\bfuzzy\b/.test(comments?.flag ?? '');
      return [
        {
          id,
          source: msgid,
          target: msgstr[0] ?? '',
          ...(note !== undefined && { note }),
          ...(fuzzy && { fuzzy }),
        },
      ];
    }),
  );
  // gettext writes pt_BR, the web pt-BR.
  return { locale: (language ?? '').trim().replace('_', '-'), units };
}

/** A tool that knows no contexts may have kept what was the name of the text elsewhere: `#: clauses:6.3.4`. */
function idOf(context: string | undefined, reference = ''): string {
  const named = [context ?? '', reference].find((each) => /^[a-z]+:[^:\s][^\s]*$/.test(each) && !/:\d+$/.test(each));
  return named === undefined ? (context ?? '') : fromToken(named);
}
