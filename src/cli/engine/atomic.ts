/** The atomic form of the cases below some paths: what `suite --engine` asks, and `suite --atomic` writes. */
import { basename } from 'node:path';
import type { CaseInput } from '../../cases/case.ts';
import { CaseDesk, type Judged } from '../../cases/desk.ts';
import { issuesAtStake } from '../../cases/readings.ts';
import { ruleCase } from '../../cases/rule.ts';
import { wordingIn } from '../../core/wording.ts';
import { type AtomicCase, atomicCase, type LeftOut } from '../../match/atomic.ts';
import type { Call } from '../command.ts';
import { filesBelow, kindOfPath, readInput } from '../input.ts';
import { otherFile } from '../other-file.ts';
import { report } from '../report.ts';

/** A case in both forms. */
export interface EngineCase {
  readonly atomic: AtomicCase;
  /** The same under another reading of one issue at stake, with its name, `issue=option`. */
  readonly others: () => Iterable<readonly [reading: string, told: EngineCase]>;
}

export interface Collected {
  readonly told: readonly EngineCase[];
  readonly leftOut: readonly LeftOut[];
  /** What is wrong with files. */
  readonly problems: readonly string[];
}

/** Reads the cases of files and folders; the order is that of the names of the files, and of the cases in them. */
export async function collect(call: Call): Promise<Collected> {
  const desk = new CaseDesk(call.session);
  const told: EngineCase[] = [];
  const leftOut: LeftOut[] = [];
  const problems: string[] = [];
  const collectFile = async (path: string, ofFolder: boolean): Promise<void> => {
    const input = await readInput(path, call.io);
    const file = desk.read(input.name, input.bytes);
    if (!file.ok) {
      if (ofFolder && file.isOther) return;
      const other = otherFile(input);
      problems.push(other ? wordingIn(call.session.mistakeWords(), other) : report(file.diagnostics, call));
      return;
    }
    if (file.rejected.length > 0) problems.push(report(file.rejected, call));
    for (const entry of file.cases) {
      const judged = desk.rule(file, entry);
      const id = String(entry.input.id ?? entry.input.title ?? '');
      if (judged.ok) {
        const found = inAtoms(call, entry.input, judged, basename(path), desk);
        if ('why' in found) leftOut.push(found);
        else told.push(found);
      } else if (judged.diagnostics.length > 0) problems.push(report(judged.diagnostics, call));
      else leftOut.push({ id, why: `the ${entry.input.edition} edition is not modelled` });
    }
  };
  for (const operand of call.operands) {
    const isFolder = operand !== '-' && kindOfPath(operand) === 'folder';
    for (const path of isFolder ? filesBelow(operand, ['.yaml', '.yml']) : [operand]) await collectFile(path, isFolder);
  }
  return { told, leftOut, problems };
}

function inAtoms(
  call: Call,
  own: CaseInput,
  { rules, input, ruling }: Pick<Extract<Judged, { ok: true }>, 'rules' | 'input' | 'ruling'>,
  section: string,
  desk: CaseDesk,
): EngineCase | LeftOut {
  const base = call.session.rules(rules.edition as 'deluxe');
  const atomic = atomicCase(base, input, ruling, section, own);
  if ('why' in atomic) return atomic;
  return {
    atomic,
    *others() {
      const inForce = ruling.start.rules.policies;
      // What one engine lists or leaves out may rest on a dispute that the case does not touch.
      const atStake = issuesAtStake(rules, input, ruling);
      const issues = new Set([...atStake, ...Object.values(rules.issues)]);
      for (const { id, supported } of issues) {
        for (const option of supported.filter((each) => each !== inForce[id])) {
          const under = { ...input, policies: { ...input.policies, [id]: option } };
          const result = ruleCase(rules, under, desk.extraNames());
          if (!result.ok) continue;
          const other = inAtoms(call, own, { rules, input: under, ruling: result.ruling }, section, desk);
          if (!('why' in other)) yield [`${id}=${option}`, other];
        }
      }
    },
  };
}
