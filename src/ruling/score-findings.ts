/** Scoring in a few lines: regions in which nobody has anything are told of together, and the result comes first. */
import type { Finding } from '../core/finding.ts';

/** The steps of one region in final scoring. */
const ofRegion = ({ message }: Finding): boolean => message.startsWith('score.');

/** Final scoring without the regions that are empty, which one line names; any other findings as they are. 10.3.2 */
export function withoutEmptyRegions(findings: readonly Finding[]): readonly Finding[] {
  const result = findings.find(({ message }) => message === 'final.total');
  if (!result) return findings;
  const groups = regionGroups(findings);
  const empty = groups.filter((group) => group.length > 0 && group.every(isNothing));
  const regions = empty.flatMap((group) => group.find(ofRegion)?.args?.region ?? []) as string[];
  const folded = new Set<Finding>([result, ...empty.flat()]);
  const kept = findings.filter((finding) => !folded.has(finding));
  const nothing: Finding = { clause: '10.3.2', force: 'applies', message: 'label.score.empty', args: { regions } };
  return [result, ...kept, ...(regions.length === 0 ? [] : [nothing])];
}

/** Each with the line that says what came of it. */
function regionGroups(findings: readonly Finding[]): Finding[][] {
  const groups: Finding[][] = [];
  let open: Finding[] | undefined;
  for (const finding of findings) {
    if (ofRegion(finding)) {
      if (open?.[0]?.args?.region !== finding.args?.region) {
        open = [];
        groups.push(open);
      }
      open?.push(finding);
    } else {
      open?.push(finding);
      open = undefined;
    }
  }
  return groups;
}

const isNothing = ({ message, args }: Finding): boolean =>
  message === 'score.none' || message === 'vp.none' || (message === 'score.total' && args?.total === 0);
