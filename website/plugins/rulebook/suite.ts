/** The conformance suite with its results: what `arbiter suite` says of every case, and what a case is about. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { CaseInput } from '../../../src/cases/case.ts';
import { isOrdinary } from '../../../src/cases/suite.ts';
import { canonicalClause } from '../../../src/core/ruleset.ts';
import type { CaseLink, SuiteCase, SuiteSection } from '../../src/models.ts';
import { toLink } from '../../src/run/link.ts';
import type { PrecedentData } from '../../src/run/precedents.ts';
import { arbiterJson } from './commands.ts';
import { defined, type Library } from './library.ts';

const FOLDER = 'features/suite';

/** A case as the suite writes it: what is ruled on, and what readers want to know of it. */
interface WrittenCase extends Omit<CaseInput, 'clauses' | 'cards'> {
  readonly id: string;
  readonly title: string;
  readonly clauses?: readonly (string | number)[];
  readonly cards?: readonly (string | number)[];
  readonly confidence?: 'high' | 'medium' | 'low';
  readonly why?: string;
}

export interface Suite {
  /** In the order of the files. */
  readonly sections: readonly { readonly id: string; readonly cases: readonly WrittenCase[] }[];
  readonly failed: ReadonlyMap<string, { readonly expected: unknown; readonly found: unknown }>;
}

interface SuiteReport {
  readonly total: number;
  readonly failed: readonly { readonly id: string; readonly expected: unknown; readonly found: unknown }[];
}

/** Runs the suite and reads what it consists of. */
export async function readSuite(root: string): Promise<Suite> {
  const files = readdirSync(path.join(root, FOLDER)).filter((name) => name.endsWith('.yaml'));
  const sections = files.sort().map((name) => ({
    id: name.slice(0, -'.yaml'.length),
    cases: parse(readFileSync(path.join(root, FOLDER, name), 'utf8')) as readonly WrittenCase[],
  }));
  const { total, failed } = await arbiterJson<SuiteReport>(root, ['suite', FOLDER]);
  const written = sections.reduce((sum, { cases }) => sum + cases.length, 0);
  if (total !== written) throw new Error(`${written} cases are written, ${total} were run`);
  return { sections, failed: new Map(failed.map((each) => [each.id, each])) };
}

/** The cases of *Guerra fría*, which are one file. */
export async function readGuerraFriaSuite(root: string): Promise<Suite> {
  const file = 'features/guerra-fria/cases.yaml';
  const { failed } = await arbiterJson<SuiteReport>(root, ['suite', file, '--game', 'guerra-fria']);
  const cases = parse(readFileSync(path.join(root, file), 'utf8')) as readonly WrittenCase[];
  return { sections: [{ id: 'guerra-fria', cases }], failed: new Map(failed.map((each) => [each.id, each])) };
}

/** A page for every file of the suite. */
export function suiteSections(library: Library): readonly SuiteSection[] {
  const { sections, failed } = library.content.suite;
  const byNumber = new Map(library.cards.map(({ id, number }) => [String(number), id]));
  return sections.map(({ id, cases }, index) => ({
    game: library.game,
    id,
    ...(sections[index - 1] && { previous: sections[index - 1]!.id }),
    ...(sections[index + 1] && { next: sections[index + 1]!.id }),
    cases: cases.map((each): SuiteCase => {
      const { title, clauses = [], cards = [], confidence = 'high', why, edition, policies = {} } = each;
      const difference = failed.get(each.id);
      const { legal } = (each.expect ?? {}) as { readonly legal?: boolean | string };
      return {
        id: each.id,
        title,
        confidence,
        ...(why !== undefined && { why }),
        ...(edition === 'second' && { edition }),
        ...(legal !== undefined && {
          verdict: legal === true ? 'legal' : legal === false ? 'illegal' : 'undetermined',
        }),
        clauses: defined(clauses.map((clause) => library.clause(canonicalClause(String(clause))))),
        cards: defined(cards.map((card) => library.card(byNumber.get(String(card)) ?? String(card)))),
        readings: Object.entries(policies).map(([issue, option]) => ({ issue, option })),
        link: toLink(deskCase(each)),
        ...(difference && {
          difference: { expected: JSON.stringify(difference.expected), found: JSON.stringify(difference.found) },
        }),
      };
    }),
  }));
}

/** What the desk needs of a case. */
function deskCase({ id, title, edition, position, action, policies }: WrittenCase): CaseInput {
  return { id, title, ...(edition && { edition }), ...(policies && { policies }), position, action };
}

/** The cases that a question may be like: those under the readings in force, with the section each stands in. */
export const precedents = ({ content: { suite, rules } }: Library): PrecedentData =>
  Object.fromEntries(
    suite.sections.flatMap(({ id: section, cases }) =>
      cases
        .filter((each) => isOrdinary(each, rules.deluxe.policies))
        .map((each) => {
          const { id, title = '', ...input } = deskCase(each);
          return [each.id, { section, title, input }];
        }),
    ),
  );

/** What cases test a clause, or a card. */
export function casesAbout(
  sections: readonly SuiteSection[],
  isAbout: (tested: SuiteCase) => boolean,
): readonly CaseLink[] {
  return sections.flatMap((section) =>
    section.cases
      .filter(isAbout)
      .map(({ id, title, difference }) => ({ id, title, section: section.id, passed: difference === undefined })),
  );
}
