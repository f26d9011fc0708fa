/** The files of rules of a game that leaves the commands to the project: read, checked, and put together. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NameOf } from '../../core/render.ts';
import type { Clause, CoreRuleset, Issue } from '../../core/ruleset.ts';
import type { Diagnostic } from '../../data/diagnostics.ts';
import { mistakesIn } from '../../data/explain.ts';
import { resolve } from '../../data/facts.ts';
import { resolvePolicies } from '../../data/policies.ts';
import { type ReadSuccess, readYaml } from '../../data/read.ts';
import { prepareSchemas } from '../../data/schema.ts';
import type { SchemaCheck } from '../../data/schema-check.ts';
import { fillSentences } from '../../data/sentences.ts';
import { AS_IT_IS, type CallLanguage } from '../../ruling/language.ts';
import { refusedOptions, type Session } from '../session.ts';
import type { AnyStandardGame } from './definition.ts';
import { schemasFor } from './schemas.ts';

/** `clauses.yaml`; a fact that begins with `=` says where the value stands. */
type ClauseSource = Pick<Clause, 'id' | 'section' | 'kind' | 'summary'> & Partial<Clause>;

/** `i18n/<language>.yaml`. */
interface TextsSource {
  readonly messages?: CallLanguage['words'];
  /** Key of an argument -> value -> what it is called. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly clauses?: Readonly<Record<string, { readonly summary: string }>>;
  readonly issues?: CallLanguage['issues'];
}

/** The shapes of a position and of an action, as the game hands them in. */
export const shapesOf = ({ folder }: Pick<AnyStandardGame, 'folder'>) =>
  JSON.parse(readFileSync(new URL('schema.json', folder), 'utf8')) as {
    readonly $defs: { readonly position: { readonly properties?: object } };
  };

/** The shapes of all files of a game. */
export class StandardShapes {
  readonly #check: SchemaCheck;

  constructor(definition: AnyStandardGame) {
    this.#check = prepareSchemas(schemasFor(definition.game.id, shapesOf(definition)));
  }

  /** What a schema says against a value of a file. */
  mistakes(read: ReadSuccess, schema: string, value: unknown, path: readonly (string | number)[] = []): Diagnostic[] {
    return mistakesIn(read, this.#check(schema, value, new Map()), path);
  }
}

/** The rules of a game as its files state them. */
export class StandardRules extends StandardShapes {
  readonly definition: AnyStandardGame;
  readonly issues: readonly Issue[];
  readonly #clauses: readonly ClauseSource[];

  /** Reads clauses and disputed questions. Throws a `Stop` that says what is wrong with them. */
  constructor(definition: AnyStandardGame, session: Session) {
    super(definition);
    this.definition = definition;
    this.#clauses = this.#read('clauses.yaml', 'clauses', session) as readonly ClauseSource[];
    this.issues = (this.#read('issues.yaml', 'issues', session) ?? []) as readonly Issue[];
  }

  /** The rules under the readings asked for. Throws a `Stop` for one that there is not. */
  under(policies: Readonly<Record<string, string>>, session: Session): CoreRuleset {
    const resolved = resolvePolicies(this.issues, {}, { policies });
    if (!resolved.ok) throw refusedOptions(resolved.diagnostics, session.mistakeWords());
    const facts = resolve(this.#clauses, () => undefined);
    const clauses = this.#clauses.map(
      ({ terms = [], see = [], exceptions = [], normative = true, ...clause }): [string, Clause] => [
        clause.id,
        { ...clause, facts: facts[clause.id] ?? {}, terms, see, exceptions, normative },
      ],
    );
    return {
      game: this.definition.game.id,
      edition: this.definition.title,
      clauses: fillSentences(Object.fromEntries(clauses), { '': facts }, 'en'),
      issues: Object.fromEntries(this.issues.map((issue) => [issue.id, issue])),
      policies: resolved.policies,
      unverified: [],
    };
  }

  /** The words of the language of a call; English stands in for what is missing. */
  language(session: Session): CallLanguage {
    const { locale } = session;
    const shared = session.shared(locale);
    const [english, own] = ['en', locale].map(
      (each) => (this.#read(`i18n/${each}.yaml`, 'texts', session) ?? {}) as TextsSource,
    ) as [TextsSource, TextsSource];
    const keys = new Set([...Object.keys(english.names ?? {}), ...Object.keys(own.names ?? {})]);
    const named = (key: string): NameOf => {
      const names = { ...english.names?.[key], ...own.names?.[key] };
      return (value, form) => (form === 'id' ? String(value) : names[String(value)]);
    };
    const of: Record<string, NameOf> = {
      ...AS_IT_IS,
      ...Object.fromEntries([
        ...[...keys].map((key): [string, NameOf] => [key, named(key)]),
        // Who decides, and whose decision it is.
        ...['by', 'awaited'].map((key): [string, NameOf] => [key, named('player')]),
      ]),
    };
    const facts = resolve(this.#clauses, () => undefined);
    const sentences = { ...Object.fromEntries(this.#clauses.map((each) => [each.id, each])), ...own.clauses };
    const clauses = fillSentences(sentences, { '': facts }, locale);
    return {
      words: { ...shared.messages, ...english.messages, ...own.messages },
      mistakes: session.mistakeWords(),
      names: { locale, of, each: of, number: () => undefined },
      clauses,
      issues: { ...Object.fromEntries(this.issues.map((issue) => [issue.id, issue])), ...own.issues },
      sentence: (clause) => clauses[clause]?.summary,
    };
  }

  /** A file of the game; undefined if there is none. Throws a `Stop` that says what is wrong with it. */
  #read(name: string, kind: string, session: Session): unknown {
    const folder = fileURLToPath(this.definition.folder);
    const isThere = readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(name);
    if (!isThere) return undefined;
    const read = readYaml(name, readFileSync(new URL(name, this.definition.folder)));
    const wrong = read.ok ? this.mistakes(read, kind, read.value) : read.diagnostics;
    if (wrong.length > 0) throw refusedOptions(wrong, session.mistakeWords());
    return read.ok ? read.value : undefined;
  }
}
