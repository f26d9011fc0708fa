/** The rules files, their schemas and the cases of the suite, from the checkout. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CaseInput } from '../cases/case.ts';
import { listFiles, PACKAGE_ROOT, RULES_ROOT, readRulesFile } from '../data/files.ts';
import { kindOf, schemaOf } from '../data/kinds.ts';
import { collectNames } from '../data/names.ts';
import { ownSchemas, readSchemas } from '../data/own-schemas.ts';
import { readYaml } from '../data/read.ts';
import type { GuerraFriaCase } from '../registry/guerra-fria.ts';
import { type Changes, changesOf } from './changes.ts';
import { Judge, type RulesRead } from './judge.ts';
import { guerraFriaTrialOf, trialOf } from './suite.ts';

/** Every file of `rules/` that a schema describes. */
export function readRules(): RulesRead[] {
  return listFiles(RULES_ROOT, '.yaml').flatMap((path) => {
    const read = readYaml(path, readRulesFile(RULES_ROOT, path));
    return read.ok && kindOf(path) !== undefined ? [{ path, read }] : [];
  });
}

/** What can be changed in each of the files. */
export function allChanges(files: readonly RulesRead[]): ReadonlyMap<string, Changes> {
  const schemas = readSchemas();
  const ids = collectNames(files.map(({ path, read }) => ({ kind: kindOf(path), value: read.value })));
  return new Map(
    files.flatMap(({ path, read }) => {
      const kind = kindOf(path);
      return kind ? [[path, changesOf(path, read.value, { schemas, root: schemaOf(kind), ids })] as const] : [];
    }),
  );
}

/** A judge of changes to these files by the cases of the suite. */
export function makeJudge(files: readonly RulesRead[]): Judge {
  const profiles = files.find(({ path }) => path.endsWith('/profiles.yaml'))?.read.value ?? {};
  const cases = suiteCases();
  const others = casesIn<GuerraFriaCase>(join(PACKAGE_ROOT, 'features/guerra-fria/cases.yaml'));
  const trials = [...cases.map((input) => trialOf(input)), ...others.map(guerraFriaTrialOf)];
  const underProfiles = Object.keys(profiles as object).flatMap((profile) =>
    cases.map((input) => trialOf(input, profile)),
  );
  return new Judge(files, ownSchemas(), trials, underProfiles);
}

/** The cases of the suite. */
export function suiteCases(): readonly CaseInput[] {
  const folder = join(PACKAGE_ROOT, 'features/suite');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.flatMap((name) => casesIn<CaseInput>(join(folder, name)));
}

const casesIn = <T>(path: string): readonly T[] => parse(readFileSync(path, 'utf8')) as readonly T[];
