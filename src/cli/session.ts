/** The rules and the language that the common options ask for, loaded when first needed. */

import { readFileSync } from 'node:fs';
import type { Issue, Locale } from '../core/ruleset.ts';
import { type MistakeWords, wording } from '../core/wording.ts';
import {
  type Diagnostic,
  type Edition,
  formatDiagnostic,
  loadMistakeWords,
  loadRuleset,
  loadTexts,
  type ReadSuccess,
  readYaml,
  type Texts,
} from '../data/index.ts';
import { LOCALES } from '../data/locales.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { makeTables, type Tables } from '../games/twilight-struggle/tables.ts';
import type { Given } from './args.ts';
import type { Call } from './command.ts';
import { Stop, usageError } from './exit.ts';

/** The edition ruled under when nobody names one. */
const DEFAULT_EDITION: Edition = 'deluxe';

interface Other {
  readonly profile?: string;
  /** Path of house rules. */
  readonly house?: string;
  readonly locale?: Locale;
  /** Readings besides those of the options, `trap-scoring-card=permitted`. */
  readonly readings?: readonly string[];
  /** The disputed questions of the game, for whoever names one by its number. */
  readonly issues?: readonly Issue[];
}

/** One call's edition, language and policies. */
export class Session {
  readonly locale: Locale;
  /** The edition of the command line; a case may name its own if there is none. */
  readonly edition: Edition | undefined;
  /** Policies of the command line: they prevail over those of a case. */
  readonly policies: Readonly<Record<string, string>>;
  readonly #profile: string | undefined;
  readonly #housePath: string | undefined;
  readonly #rules = new Map<Edition, Ruleset>();
  readonly #texts = new Map<Locale, Texts>();
  #house: ReadSuccess | undefined;

  readonly #given: Given;
  readonly #env: Readonly<Record<string, string | undefined>>;

  readonly #other: Other;

  /** @param other what is to be otherwise than the options say */
  constructor(given: Given, env: Readonly<Record<string, string | undefined>>, other: Other = {}) {
    const { profile, house, locale, readings = [], issues = [] } = other;
    this.#given = given;
    this.#env = env;
    this.#other = other;
    this.locale = locale ?? (given.one('lang') as Locale | undefined) ?? localeOf(env);
    this.edition = given.one('edition') as Edition | undefined;
    this.#profile = profile ?? given.one('profile');
    this.#housePath = house ?? given.one('rules');
    this.policies = readPolicies([...given.all('policy'), ...readings], issues);
  }

  /** The rules of an edition under the policies asked for. Throws a `Stop` if there is no such policy. */
  rules(edition: Edition = this.edition ?? DEFAULT_EDITION): Ruleset {
    const known = this.#rules.get(edition);
    if (known) return known;
    const house = this.house();
    const options = {
      policies: this.policies,
      ...(this.#profile !== undefined && { profile: this.#profile }),
      ...(house && { house }),
    };
    const loaded = loadRuleset('twilight-struggle', edition, options);
    if (!loaded.ok) throw refusedOptions(loaded.diagnostics, this.mistakeWords());
    this.#rules.set(edition, loaded.rules);
    return loaded.rules;
  }

  /** The house rules asked for, read once. Throws a `Stop` if the file cannot be read. */
  house(): ReadSuccess | undefined {
    const path = this.#housePath;
    if (path === undefined || this.#house) return this.#house;
    let source: Uint8Array;
    try {
      source = readFileSync(path);
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
      throw usageError(wording('--rules {path} cannot be read: {why}', { path, why }));
    }
    const read = readYaml(path, source);
    if (!read.ok) throw refusedOptions(read.diagnostics, this.mistakeWords());
    this.#house = read;
    return read;
  }

  /** The tables of an edition's rules. */
  tables(edition: Edition): Tables {
    return makeTables(this.rules(edition));
  }

  /** The same session, but for this. */
  with(more: Other): Session {
    return new Session(this.#given, this.#env, { ...this.#other, ...more });
  }

  /** The sentences about what was handed in; English is `undefined`. */
  mistakeWords(): MistakeWords | undefined {
    return loadMistakeWords(this.locale);
  }

  /** What the games of a language share: house rules of one of them do not touch it. */
  shared(locale: Locale): Pick<Texts, 'locale' | 'messages' | 'mistakes'> {
    return loadTexts(locale);
  }

  /** The texts of a language; of the language of this call if absent. */
  texts(locale: Locale = this.locale): Texts {
    const known = this.#texts.get(locale) ?? loadTexts(locale, this.house());
    this.#texts.set(locale, known);
    return known;
  }
}

/** The session of a call; the disputed questions of its game are read only if it names one. */
export const openSession = async (
  { given, game }: Pick<Call, 'given' | 'game'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Session> => new Session(given, env, given.has('policy') ? { issues: await game.issues() } : {});

/** A `Stop` for rules that cannot be had: readings asked for that there are not, files with mistakes. */
export const refusedOptions = (diagnostics: readonly Diagnostic[], words: MistakeWords | undefined): Stop =>
  new Stop(diagnostics.map((problem) => `arbiter: ${formatDiagnostic(problem, { words })}`).join('\n'));

/** No question has two readings at once. */
function readPolicies(given: readonly string[], issues: readonly Issue[]): Record<string, string> {
  const policies = new Map<string, string>();
  for (const [issue, option] of given.map((text) => readPolicy(text, issues))) {
    const before = policies.get(issue) ?? option;
    if (before !== option)
      throw usageError(
        wording('--policy {issue} is given twice, as "{before}" and as "{option}"', { issue, before, option }),
      );
    policies.set(issue, option);
  }
  return Object.fromEntries(policies);
}

/** `ISSUE=OPTION`, the issue by id or number; the specification of the second game calls number 9 A09. */
function readPolicy(text: string, issues: readonly Issue[]): [issue: string, option: string] {
  const [issue = '', option = ''] = text.split(/=(.*)/s).map((part) => part.trim());
  if (issue === '' || option === '') throw usageError(wording('--policy takes ISSUE=OPTION, not "{text}"', { text }));
  const number = /^[#a]?(\d+)$/i.exec(issue)?.[1];
  return [number === undefined ? issue : issueNumbered(Number(number), issues), option];
}

function issueNumbered(number: number, issues: readonly Issue[]): string {
  const issue = issues.find((entry) => entry.number === number);
  if (!issue)
    throw usageError(
      wording('there is no issue number {number}; they go from 1 to {most}', { number, most: issues.length }),
    );
  return issue.id;
}

/**
 * The language of the environment, if it is one of ours; English otherwise. The first variable that is set decides, as
 * everywhere: LC_ALL=C asks for English whatever LANG says.
 */
export function localeOf({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Locale {
  const language = /^([a-z]{2})(?=$|[_.@-])/i.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[1]?.toLowerCase();
  return LOCALES.find((known) => known === language) ?? 'en';
}
