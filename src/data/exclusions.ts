/** The register of disputed questions: that it agrees with itself, and which readings cannot both hold. */
import { type Wording, wording } from '../core/wording.ts';
import { type EntryAt, type Report, reportDuplicates, reportUnknown } from './check.ts';
import { didYouMean } from './nearest.ts';
import type { IssueSource } from './sources.ts';

/** Two questions whose readings in force exclude each other. */
export interface Contradiction {
  readonly id: string;
  readonly other: string;
  readonly message: Wording;
  readonly expected: Wording;
}

/** Two readings in force that cannot both hold, and why; undefined if there are none. */
export function contradictionIn(
  issues: readonly Pick<IssueSource, 'id' | 'excludes' | 'preferred'>[],
  policies: Readonly<Record<string, string>>,
): Contradiction | undefined {
  for (const { id, excludes = [], preferred } of issues)
    for (const { option, issue, when, because } of excludes) {
      if (policies[id] !== option || policies[issue] !== when) continue;
      const [one, other] = [`${id}=${option}`, `${issue}=${when}`];
      const message = wording('"{one}" and "{other}" cannot both hold, because {because}', {
        ...{ one, other, because: wording(because) },
      });
      const otherwise = issues.find((each) => each.id === issue)?.preferred ?? '';
      const remedies = { one: `${id}=${preferred}`, other: `${issue}=${otherwise}` };
      return { id, other: issue, message, expected: wording('"{one}" or "{other}"', remedies) };
    }
  return undefined;
}

/** Every question has a name and a number of its own, and every option that it speaks of can be chosen. */
export function registerIsConsistent(entries: readonly EntryAt<IssueSource>[], report: Report): void {
  reportDuplicates(entries, 'id', report);
  reportDuplicates(entries, 'number', report);
  exclusionsAreReadings(entries, report);
  for (const { file, path, entry } of entries) {
    const { options, supported, preferred } = entry;
    for (const [index, option] of supported.entries())
      reportUnknown('option', option, Object.keys(options), [file, [...path, 'supported', index]], report);
    if (supported.includes(preferred)) continue;
    const expected = `one of ${supported.join(', ')}`;
    const message = `the preferred option "${preferred}" is not supported`;
    report(file, [...path, 'preferred'], message, { expected, code: 'option' });
  }
}

/** Every option that an entry of the register excludes can be chosen. */
function exclusionsAreReadings(entries: readonly EntryAt<IssueSource>[], report: Report): void {
  const issues = new Map(entries.map(({ entry }) => [entry.id, entry]));
  for (const { file, path, entry } of entries)
    for (const [index, { option, issue, when }] of (entry.excludes ?? []).entries()) {
      const at = [...path, 'excludes', index];
      for (const [key, id, chosen] of [
        ['option', entry.id, option],
        ['when', issue, when],
      ] as const) {
        const supported = issues.get(id)?.supported ?? [];
        if (supported.includes(chosen)) continue;
        const hint = didYouMean(chosen, supported);
        report(file, [...at, key], `"${chosen}" is no supported option of "${id}"`, { hint, code: 'option' });
      }
    }
}
