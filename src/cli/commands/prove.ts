/**
 * `arbiter prove [--clause CLAUSE] [--claim NAME] [--quick] [--record FOLDER]`
 *
 * JSON: `{"quick", "seconds", "claims": [{"id", "text", "game", "edition", "clauses": [id], "method", "checked", "failed",
 * "complete", "seconds", "counterExamples": [{"case", "detail", "differences", "file"}]}], "clauses": {game: {clause:
 * {"claims": [id], "checked", "holds"}}}, "standing": {edition: [{"clause", "status", "case", "shows", "repeats"}]}}`; `standing`
 * and `meetings`: {edition: [{"act", "of", "prevails", "by"}]}`
 * where the claim about all clauses, or that about meetings, is among those asked for.
 */

import { join } from 'node:path';
import { stringify } from 'yaml';
import { grouped } from '../../core/grouped.ts';
import { wording } from '../../core/wording.ts';
import { didYouMean } from '../../data/index.ts';
import { makeBoard } from '../../games/twilight-struggle/index.ts';
import { METHODS } from '../../proofs/proof.ts';
import {
  byClause,
  type Claim,
  concerns,
  matrix,
  prove,
  RULES_AS_THEY_ARE,
  standing,
  type Task,
  tasksOf,
} from '../../proofs/run.ts';
import { STATUSES } from '../../proofs/witness/clauses.ts';
import { languageOf } from '../../ruling/board-language.ts';
import { type CallLanguage, label } from '../../ruling/language.ts';
import { clauseName } from '../../ruling/view-format.ts';
import { wrap } from '../../ruling/wrap.ts';
import type { Call } from '../command.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { Interrupt } from '../interrupt.ts';
import { print } from '../io.ts';
import { Progress } from '../progress.ts';
import { recordFolder } from '../records/folder.ts';
import { save } from '../records/save.ts';

/** A claim with the time it took and the files of what speaks against it. */
interface Timed extends Claim {
  readonly seconds: number;
  readonly files: readonly string[];
}

/** Runs `arbiter prove`. */
export async function run(call: Call): Promise<ExitCode> {
  const { given, io, format, session } = call;
  for (const option of ['policy', 'profile', 'rules'])
    if (given.has(option))
      throw usageError(
        wording('"prove" holds the rules of the editions against the rulebook and takes no {option}', {
          option: `--${option}`,
        }),
        'prove',
      );
  const quick = given.has('quick');
  const folder = recordFolder(call);
  const found = wantedOf(call);
  const wanted = found.filter(({ elsewhere }) => !elsewhere);
  const missing = [...new Set(found.flatMap(({ id, elsewhere }) => (elsewhere ? [id] : [])))];
  const language = languageOf(session, makeBoard(session.rules()));
  const interrupt = new Interrupt();
  const progress = new Progress(io, wanted.length);
  const claims: Timed[] = [];
  const began = performance.now();
  for (const task of wanted) {
    if (interrupt.signal.aborted) break;
    const from = performance.now();
    let claim: Claim | undefined;
    for (claim of prove(task, quick)) if (await interrupt.requested()) break;
    if (claim) claims.push(kept(claim, performance.now() - from, folder));
    progress.step(claimText(language, task.id));
  }
  interrupt.end();
  progress.clear();
  const seconds = (performance.now() - began) / 1000;
  if (format === 'json') print(io.stdout, JSON.stringify(asJson(claims, quick, seconds, language), null, 2));
  else print(io.stdout, asText(claims, wanted, quick, seconds, language, call));
  if (missing.length > 0) print(io.stderr, `${label(language, 'prove.elsewhere')}: ${missing.join(', ')}`);
  if (interrupt.signal.aborted) return EXIT.interrupted;
  return claims.every(({ failed }) => failed === 0) ? EXIT.fine : EXIT.found;
}

/** The proofs that are asked for. Throws a `Stop` if there are none. */
function wantedOf({ given }: Call): Task[] {
  const all = tasksOf(RULES_AS_THEY_ARE);
  const [clause, name, game, edition] = ['clause', 'claim', 'game', 'edition'].map((option) => given.one(option));
  const found = all.filter(
    (task) =>
      (clause === undefined || concerns(task, clause)) &&
      (name === undefined || task.id === name) &&
      (game === undefined || task.game === game) &&
      (edition === undefined || task.edition === undefined || task.edition === edition),
  );
  if (found.length > 0) return found;
  const known = name === undefined ? all.flatMap(({ clauses }) => clauses) : all.map(({ id }) => id);
  const asked = name ?? clause ?? '';
  throw usageError(
    wording('nothing is proved of "{name}"', { name: asked }),
    'prove',
    didYouMean(asked, new Set(known)),
  );
}

/** Writes what speaks against a claim as cases that `arbiter rule` reads. */
function kept(claim: Claim, milliseconds: number, folder: string): Timed {
  const files = claim.counterExamples.flatMap((found, at) => {
    if (!found.case) return [];
    const name = [claim.id, claim.edition, at + 1].filter(Boolean).join('-');
    const path = join(folder, `prove-${name}.yaml`);
    save(path, stringify({ id: name, clauses: claim.clauses, ...found.case }, { lineWidth: 0 }));
    return [path];
  });
  return { ...claim, seconds: Math.round(milliseconds) / 1000, files };
}

const claimText = (language: CallLanguage, id: string): string => label(language, `prove.claim.${id}`);

function asJson(claims: readonly Timed[], quick: boolean, seconds: number, language: CallLanguage): object {
  return {
    quick,
    seconds: Math.round(seconds * 1000) / 1000,
    claims: claims.map(({ files, counterExamples, ...claim }) => ({
      ...claim,
      text: claimText(language, claim.id),
      counterExamples: counterExamples.map((found, at) => ({ ...found, ...(files[at] && { file: files[at] }) })),
    })),
    clauses: byClause(claims),
    ...(claims.some(({ id }) => id === 'clauses') && { standing: standing(RULES_AS_THEY_ARE) }),
    ...(claims.some(({ id }) => id === 'meetings') && { meetings: matrix(RULES_AS_THEY_ARE) }),
  };
}

/** One page: by method, what is claimed, of how many, in which editions, in how long. */
function asText(
  claims: readonly Timed[],
  wanted: readonly Task[],
  quick: boolean,
  seconds: number,
  language: CallLanguage,
  { paint }: Call,
): string {
  const lines = [paint('bold', label(language, 'prove.title')) + (quick ? ` (${label(language, 'prove.quick')})` : '')];
  for (const method of METHODS) {
    const own = claims.filter((claim) => claim.method === method);
    if (own.length === 0) continue;
    lines.push('', paint('bold', label(language, `prove.method.${method}`)));
    // The claims of one name and game, in all editions.
    for (const same of grouped(own, ({ game, id }) => `${game} ${id}`).values()) {
      lines.push(...rowsOf(same, language));
      if (same[0]?.id === 'clauses') lines.push(...standingRows(same, language));
      if (same[0]?.id === 'meetings')
        lines.push(
          ...meetingLines(
            same,
            language,
            wanted.every(({ id }) => id === 'meetings'),
          ),
        );
    }
  }
  const held = claims.filter(({ failed, complete }) => failed === 0 && complete).length;
  lines.push('', `${label(language, 'prove.sum', { n: held, value: wanted.length })} · ${seconds.toFixed(1)} s`);
  return lines.join('\n');
}

function rowsOf(claims: readonly Timed[], language: CallLanguage): string[] {
  const [first] = claims as [Timed];
  const failed = sum(claims, ({ failed: n }) => n);
  const state = failed > 0 ? 'fails' : claims.every(({ complete }) => complete) ? 'holds' : 'open';
  const where =
    first.game === 'guerra-fria'
      ? ['Guerra fría']
      : claims.map(({ edition }) => language.names.of.edition?.(edition as string, undefined) ?? edition);
  const facts = [
    label(language, `prove.${state}`),
    label(language, 'prove.checked', { n: sum(claims, ({ checked }) => checked) }),
    ...(failed > 0 ? [label(language, 'prove.failed', { n: failed })] : []),
    where.join(', '),
    `${sum(claims, ({ seconds }) => seconds).toFixed(1)} s`,
  ];
  const clauses = first.clauses.map((clause) => clauseName(clause, language));
  const against = claims.flatMap(({ counterExamples, files }) => [
    ...files.map((file) => `arbiter rule ${file}`),
    ...counterExamples.flatMap(({ detail }) => (detail === undefined ? [] : [detail])),
  ]);
  return [
    `  ${claimText(language, first.id)}`,
    `      ${facts.join(' · ')}`,
    ...(clauses.length > 0 ? [`      ${clauses.join(', ')}`] : []),
    ...against.map((line) => `      ${line}`),
  ];
}

/** How many clauses stand how; and those of which nothing is shown, by number. */
function standingRows(claims: readonly Timed[], language: CallLanguage): string[] {
  const all = standing(RULES_AS_THEY_ARE);
  return claims.flatMap(({ edition = 'deluxe' }) => {
    const counts = STATUSES.map((status) => {
      const n = all[edition].filter((each) => each.status === status).length;
      return `${label(language, `prove.status.${status}`)} ${n}`;
    });
    const open = all[edition].filter(({ status }) => status === 'open').map(({ clause }) => clause);
    const name = language.names.of.edition?.(edition, undefined) ?? edition;
    return wrap(
      `      ${name}: ${counts.join(' · ')}${open.length > 0 ? ` (${open.join(', ')})` : ''}`,
      '        ',
      110,
    );
  });
}

/** The meetings of which nobody says which prevails; all of them where nothing else is asked for. */
function meetingLines(claims: readonly Timed[], language: CallLanguage, all: boolean): string[] {
  const rows = matrix(RULES_AS_THEY_ARE);
  const numbers = new Map(
    RULES_AS_THEY_ARE.twilightStruggle('deluxe').cards.map(({ id, number }) => [`card:${id}`, number]),
  );
  const nameOf = (by: string): string => {
    const number = numbers.get(by);
    const { card, clause } = language.names.of;
    return (number === undefined ? clause?.(by, undefined) : card?.(number, undefined)) ?? by;
  };
  return claims.flatMap(({ edition = 'deluxe' }) => {
    const own = rows[edition].filter(({ by }) => all || by === undefined);
    const lines = own.map(({ act, of: [one, other], prevails, by }) => {
      const over = prevails === one ? [one, '>', other] : prevails === other ? [other, '>', one] : [one, '+', other];
      const source =
        by === undefined ? label(language, 'prove.unstated') : by === 'card' ? nameOf(prevails) : nameOf(by);
      return `        ${act}: ${over.map(nameOf).join(' ')} · ${source}`;
    });
    const name = language.names.of.edition?.(edition, undefined) ?? edition;
    return [`      ${name}: ${rows[edition].length}`, ...lines];
  });
}

const sum = (claims: readonly Timed[], of: (claim: Timed) => number): number =>
  claims.reduce((total, claim) => total + of(claim), 0);
