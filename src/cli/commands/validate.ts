/**
 * `arbiter validate [PATH…]`, `arbiter validate --locale LOCALE`
 *
 * JSON: `{"checked": n, "mistakes": [{"code", "file", "line", "column",  "message", "expected", "hint"}]}`; of a language
 * `{"locale", "share", "have", "of", "files": [{"file", "have", "of", "missing"}]}`.
 */
import { resolve } from 'node:path';
import { CaseDesk } from '../../cases/desk.ts';
import { wording } from '../../core/wording.ts';
import { diagnosticIn } from '../../data/diagnostics.ts';
import { RULES_ROOT } from '../../data/files.ts';
import { type Diagnostic, validateRules, validateText } from '../../data/index.ts';
import { kindOf } from '../../data/kinds.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, Stop, usageError } from '../exit.ts';
import { filesBelow, type Input, kindOfPath, readInput } from '../input.ts';
import { print } from '../io.ts';
import { report } from '../report.ts';
import { gameOf } from '../which-game.ts';
import { isLanguage, type Part, partsOf, shareOf } from './untranslated.ts';

interface Checked {
  files: number;
  readonly mistakes: Diagnostic[];
  /** Files of a folder that are neither rules nor cases. */
  readonly skipped: string[];
}

/** Runs `arbiter validate`. */
export async function run(call: Call): Promise<ExitCode> {
  const { operands, format, io, given } = call;
  const locale = given.one('locale');
  if (locale !== undefined) return listUntranslated(locale, call);
  const checked: Checked = { files: 0, mistakes: [], skipped: [] };
  const paths = operands.length === 0 && call.game.folder ? [call.game.folder] : operands;
  if (paths.length === 0) checkRules(undefined, checked);
  for (const path of paths) await checkPath(path, checked, call);
  const { files, mistakes, skipped } = checked;
  if (format === 'json')
    print(
      io.stdout,
      JSON.stringify(
        {
          checked: files,
          mistakes: mistakes.map((mistake) => asJson(diagnosticIn(call.session.mistakeWords(), mistake))),
        },
        null,
        2,
      ),
    );
  else print(io.stdout, asText(checked, call));
  for (const path of skipped) print(io.stderr, `neither rules nor cases: ${path}`);
  return mistakes.length === 0 ? EXIT.fine : EXIT.found;
}

/** What a language lacks is no mistake: English stands in for it. */
function listUntranslated(locale: string, { operands, format, io, paint }: Call): ExitCode {
  if (operands.length > 0) throw usageError(wording('--locale lists what a language lacks: name no file'), 'validate');
  if (!isLanguage(locale))
    throw usageError(wording('"{name}" is no code of a language such as de or pt-BR', { name: locale }), 'validate');
  const parts = partsOf(locale);
  const total = { have: sum(parts, 'have'), of: sum(parts, 'of') };
  if (format === 'json')
    print(io.stdout, JSON.stringify({ locale, share: shareOf(parts), ...total, files: parts }, null, 2));
  else {
    const rows = parts.map(
      (part) =>
        `${String(shareOf([part])).padStart(4)} %  ${`${part.have}/${part.of}`.padStart(10)}  ${part.file}${lacks(part)}`,
    );
    const whole = `${locale}: ${shareOf(parts)} % of ${total.of} texts; English stands in for the other ${total.of - total.have}`;
    print(io.stdout, [...rows, '', paint(total.have === total.of ? 'green' : 'bold', whole)].join('\n'));
  }
  return EXIT.fine;
}

/** The first of what a file lacks, under its line; of a file that is not begun that is everything. */
function lacks({ have, missing }: Part): string {
  if (have === 0 || missing.length === 0) return '';
  const more = missing.length > LISTED ? `, … and ${missing.length - LISTED} more (--format json)` : '';
  return `\n${' '.repeat(20)}${missing.slice(0, LISTED).join(', ')}${more}`;
}

const LISTED = 20;

const sum = (parts: readonly Part[], key: 'have' | 'of'): number => parts.reduce((all, part) => all + part[key], 0);

function checkRules(root: string | undefined, checked: Checked): void {
  const mistakes = root === undefined ? validateRules() : validateRules(root);
  const named = (file: string): string => (root === undefined ? file : file.replace(/^rules/, root));
  checked.mistakes.push(...mistakes.map((mistake) => ({ ...mistake, file: named(mistake.file) })));
  checked.files += filesBelow(root ?? RULES_ROOT, ['.yaml']).length;
}

async function checkPath(path: string, checked: Checked, call: Call): Promise<void> {
  if (path === '-' || kindOfPath(path) !== 'folder') return checkFile(path, checked, call, false);
  const files = filesBelow(path, ['.yaml', '.yml']);
  if (files.some((file) => kindBelow(file) === 'game')) return checkRules(path, checked);
  if (files.length === 0) throw new Stop(wording('arbiter: there is no .yaml file below {path}', { path }));
  for (const file of files) await checkFile(file, checked, call, true);
}

async function checkFile(path: string, checked: Checked, call: Call, mayBeOther: boolean): Promise<void> {
  const input = await readInput(path, call.io);
  const owner = call.games.find(({ folder }) => folder !== undefined && resolve(path).startsWith(folder));
  const kind = owner ? undefined : kindBelow(path);
  const ofAGame = kind === undefined ? await mistakesIn(input, owner, call) : undefined;
  if (kind !== undefined) checked.mistakes.push(...validateText(kind, input.name, input.bytes));
  else if (ofAGame) checked.mistakes.push(...ofAGame);
  else {
    const result = new CaseDesk(call.session).read(input.name, input.bytes);
    if (!result.ok && result.isOther && mayBeOther) {
      checked.skipped.push(path);
      return;
    }
    checked.mistakes.push(...(result.ok ? result.rejected : result.diagnostics));
  }
  checked.files += 1;
}

/** What is wrong with a file of a game that has a check of its own; one that looks like no game is of that of the call. */
const mistakesIn = async (
  input: Input,
  owner: Call['game'] | undefined,
  { game, games }: Call,
): Promise<readonly Diagnostic[] | undefined> => (await (owner ?? gameOf(input, games) ?? game).validate?.())?.(input);

/** The kind of rules file that a path is, wherever its rules folder lies. */
function kindBelow(path: string) {
  const parts = path.split(/[\\/]/);
  return parts.map((_, from) => kindOf(parts.slice(from).join('/'))).find((kind) => kind !== undefined);
}

const asJson = ({ code, file, line, column, message, expected, hint }: Diagnostic): object => ({
  code,
  file,
  line,
  column,
  message,
  ...(expected !== undefined && { expected }),
  ...(hint !== undefined && { hint }),
});

function asText({ files, mistakes }: Checked, { io, paint, session }: Call): string {
  const count = `${files} ${files === 1 ? 'file' : 'files'}`;
  if (mistakes.length === 0) return paint('green', `${count}: no mistakes`);
  const found = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`;
  return [report(mistakes, { io: { ...io, stderr: io.stdout }, session }), '', paint('red', `${count}: ${found}`)].join(
    '\n',
  );
}
