/**
 * The API of the package: rule on a case, list what is legal, adjudicate a log, check what somebody wrote. It runs in Node
 * and in browsers, reads no file and asks no network. What is exported here is kept stable by the version of the package.
 *
 * ```ts
 * import { judge, loadRules } from 'cold-war-arbiter';
 *
 * const rules = await loadRules({ edition: 'deluxe', language: 'en' });
 * const answer = judge(rules, 'position: {defcon: 2}\naction: [{kind: play, player: USSR, card: Fidel, as: ops, coup: Iran}]');
 * ```
 */
import { CaseDesk, type Judged, type Library } from './cases/desk.ts';
import type { CaseEntry, CaseFile } from './cases/read.ts';
import { LOCALES, type Locale } from './core/ruleset.ts';
import { compileRuleset } from './data/compile.ts';
import { type Diagnostic, formatDiagnostic } from './data/diagnostics.ts';
import { gatherSources } from './data/gather.ts';
import { loadPart, type Part } from './data/modules.ts';
import { didYouMean } from './data/nearest.ts';
import { resolvePolicies } from './data/policies.ts';
import { diagnosticAt } from './data/read.ts';
import { EDITIONS, type Edition } from './data/sources.ts';
import { gatherTexts, type Texts } from './data/texts.ts';
import type { Ruleset } from './games/twilight-struggle/ruleset.ts';
import { makeTables } from './games/twilight-struggle/tables.ts';
import { detectFormat } from './logs/detect.ts';
import { logNames } from './logs/names.ts';
import { readLog } from './logs/read.ts';
import { replay as replayLog } from './logs/replay/replay.ts';
import type { ReplayReport } from './logs/replay/report.ts';
import type { LegalJson, RulingJson } from './ruling/json.ts';
import { languageOf, say } from './ruling/language.ts';
import { legalJson, legalView } from './ruling/legal-view.ts';
import { settled } from './ruling/look-ahead.ts';
import { reportOn } from './ruling/reported.ts';
import { rulingJson } from './ruling/ruling-json.ts';

export type { Force, Verdict } from './core/finding.ts';
export type { Locale } from './core/ruleset.ts';
export type { Diagnostic } from './data/diagnostics.ts';
export type { Edition } from './data/sources.ts';
export type { ReplayReport } from './logs/replay/report.ts';
export type { FindingJson, LegalJson, ReadingJson, RuledFindingJson, RulingJson } from './ruling/json.ts';

/** What to rule by. Everything may be left out. */
export interface RulesOptions {
  /** The edition to rule under, whatever a case says; that of the case, else deluxe, if absent. */
  readonly edition?: Edition;
  /** The language of sentences; English if absent. Names in a case may be in any language. */
  readonly language?: Locale;
  /** A named set of readings: `rulebook`, `playdek`, `tournament`. */
  readonly profile?: string;
  /** Disputed rule -> reading, on top of the profile and of what a case says. */
  readonly policies?: Readonly<Record<string, string>>;
}

/** The rules of both editions with the words of one language, as `loadRules` made them; nothing to look inside. */
export interface Rules {
  readonly edition: Edition | undefined;
  readonly language: Locale;
}

/** An answer; or the mistakes of what was handed in, with their places. */
export type Answer<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly mistakes: readonly Diagnostic[] };

/**
 * Loads the rules. The parts that are needed are imported, once per program.
 * @throws RangeError if there is no such edition, language, profile, disputed rule or reading; says what there is
 */
export async function loadRules(options: RulesOptions = {}): Promise<Rules> {
  const { edition, language = 'en', profile, policies = {} } = options;
  if (edition !== undefined) known('edition', edition, EDITIONS);
  known('language', language, LOCALES);
  const values = new Map<string, unknown>();
  for (const part of await Promise.all(partsFor(language).map(loadPart)))
    for (const [path, value] of Object.entries(part)) values.set(path, value);
  const sources = gatherSources(values);
  const resolved = resolvePolicies(sources.issues, sources.profiles, {
    policies,
    ...(profile !== undefined && { profile }),
  });
  if (!resolved.ok) throw new RangeError(resolved.diagnostics.map((problem) => formatDiagnostic(problem)).join('\n'));
  const made = new Map<Edition, Ruleset>();
  const library: Library = {
    edition,
    policies,
    rules: (which = edition ?? 'deluxe') => {
      const rules = made.get(which) ?? compileRuleset(sources, which, resolved.policies);
      made.set(which, rules);
      return rules;
    },
    texts: (locale) => gatherTexts(values, locale),
  };
  const rules: Rules = Object.freeze({ edition, language });
  DESKS.set(rules, { library, desk: new CaseDesk(library), texts: gatherTexts(values, language) });
  return rules;
}

/**
 * Rules on a case.
 * @param source the case as YAML or JSON text, or as a value; its format is that of `case.schema.json`
 * @returns the ruling, the same as `arbiter rule --format json` prints; or what is wrong with the case
 */
export function judge(rules: Rules, source: string | object): Answer<RulingJson> {
  const read = oneCase(rules, source, true);
  if (!read.ok) return read;
  const { desk } = deskOf(rules);
  const { judged } = read;
  const language = languageFor(rules, judged.ruling.start);
  return { ok: true, ...rulingJson(reportOn(judged, language, desk.extraNames()), language) };
}

/**
 * Lists what may be done in a position.
 * @param source a case, or a position alone; the actions of a case are carried out first
 * @returns what `arbiter legal --format json` prints; or what is wrong with the case, or that its actions are not legal
 */
export function legal(rules: Rules, source: string | object): Answer<LegalJson> {
  const read = oneCase(rules, source, false);
  if (!read.ok) return read;
  const { file, entry, judged } = read;
  if (judged.ruling.verdict === 'illegal')
    return mistake(file, entry, 'action', 'the actions of the case are not legal, so nothing comes after them');
  const board = settled(judged.ruling.end);
  return { ok: true, ...legalJson(legalView(board), languageFor(rules, board)) };
}

/**
 * Adjudicates a log of the digital edition, whose readings are those of the profile `playdek`: load the rules with it.
 * @param text the log
 * @param file the name to report
 * @returns what `arbiter replay --format json` prints of a log; or why the text is none
 */
export function replay(rules: Rules, text: string, file = 'log'): Answer<ReplayReport> {
  const detected = detectFormat(text);
  if (detected.format !== 'playdek-log') {
    const message = detected.format === 'unknown' ? detected.message : 'this is a record of cases, not a log';
    return { ok: false, mistakes: [{ code: 'log/format', file, line: 0, column: 0, path: [], message, frame: '' }] };
  }
  const deluxe = deskOf(rules).library.rules('deluxe');
  const language = languageFor(rules, { tables: makeTables(deluxe) });
  const { report } = replayLog(deluxe, readLog(text, logNames(deluxe)), {
    file,
    say: (finding) => say(language, finding),
  });
  return { ok: true, ...report };
}

/**
 * Checks a file of cases without ruling on them: syntax, shape, names, agreement.
 * @returns every mistake with its place; none if all is well
 */
export function validate(rules: Rules, source: string | object, file = 'case'): readonly Diagnostic[] {
  const read = deskOf(rules).desk.read(file, textOf(source));
  return read.ok ? read.rejected : read.diagnostics;
}

// Inside ----------------------------------------------------------------------------------------------------------------

/** What stands behind the rules handed out: nobody outside can come to depend on it. */
const DESKS = new WeakMap<Rules, Desk>();

interface Desk {
  readonly library: Library;
  readonly desk: CaseDesk;
  readonly texts: Texts;
}

function deskOf(rules: Rules): Desk {
  const desk = DESKS.get(rules);
  if (!desk) throw new TypeError('these are no rules: they come from loadRules(), which has to be awaited');
  return desk;
}

/** English stands in for what is not translated, and names may be written in any language. */
const partsFor = (language: Locale): Part[] => [
  'twilight-struggle',
  'twilight-struggle.en',
  `twilight-struggle.${language}`,
  ...LOCALES.map((locale) => `twilight-struggle.${locale}.names` as const),
];

function known(kind: string, name: string, candidates: readonly string[]): void {
  if (candidates.includes(name)) return;
  throw new RangeError(
    `unknown ${kind} "${name}": ${didYouMean(name, candidates) ?? `one of ${candidates.join(', ')}`}`,
  );
}

const textOf = (source: string | object): string =>
  typeof source === 'string' ? source : JSON.stringify(source, null, 2);

const languageFor = (rules: Rules, board: Parameters<typeof languageOf>[1]) =>
  languageOf({ texts: () => deskOf(rules).texts }, board);

type One = { readonly file: CaseFile; readonly entry: CaseEntry; readonly judged: Extract<Judged, { ok: true }> };

/** The only case of a source, ruled on. */
function oneCase(rules: Rules, source: string | object, needsAction: boolean): Answer<One> {
  const { desk } = deskOf(rules);
  const file = desk.read('case', textOf(source));
  if (!file.ok) return { ok: false, mistakes: file.diagnostics };
  if (file.rejected.length > 0) return { ok: false, mistakes: file.rejected };
  const [entry] = file.cases;
  if (!entry || file.cases.length > 1)
    return {
      ok: false,
      mistakes: [
        diagnosticAt(file.source, [], false, {
          code: 'case/count',
          message: `there are ${file.cases.length} cases; hand in one`,
        }),
      ],
    };
  if (needsAction && entry.input.action.length === 0)
    return mistake(file, entry, 'action', 'the case has no action, so there is nothing to rule on');
  const judged = desk.rule(file, entry);
  if (judged.ok) return { ok: true, file, entry, judged };
  if (judged.diagnostics.length > 0) return { ok: false, mistakes: judged.diagnostics };
  return mistake(file, entry, 'edition', `the ${entry.input.edition} edition is not modelled`);
}

function mistake(
  { source }: CaseFile,
  { path }: CaseEntry,
  key: string,
  message: string,
): { readonly ok: false; readonly mistakes: readonly Diagnostic[] } {
  return { ok: false, mistakes: [diagnosticAt(source, [...path, key], false, { code: `case/${key}`, message })] };
}
