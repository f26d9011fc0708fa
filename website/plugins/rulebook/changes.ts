/** What changed, and when: the list of changes with the day on which each line was written, as a page and as a feed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ChangeModel as Change } from '../../src/models.ts';

const LIST = 'website/docs/changelog.md';

/** The changes, the newest first. Without a history of versions all bear the day of the file. */
export function readChanges(root: string): readonly Change[] {
  const lines = readFileSync(path.join(root, LIST), 'utf8').split('\n');
  return changesIn(lines, writtenOn(root, lines.length));
}

export function changesIn(lines: readonly string[], written: readonly string[]): readonly Change[] {
  const changes: Change[] = [];
  let kind: string | undefined;
  lines.forEach((line, index) => {
    if (line.startsWith('#')) kind = /^### (.+)$/.exec(line)?.[1];
    if (kind === undefined || !line.startsWith('- ')) return;
    const end = lines.findIndex((next, at) => at > index && !/^ {2}\S/.test(next));
    const own = lines.slice(index, end === -1 ? lines.length : end);
    const text = own
      .map((each) => each.slice(2))
      .join(' ')
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll('**', '');
    const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
    changes.push({
      id,
      at: own
        .map((_, at) => written[index + at]!)
        .sort()
        .at(-1)!,
      kind,
      text,
    });
  });
  return changes.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** When each line was written. */
function writtenOn(root: string, count: number): readonly string[] {
  const iso = (seconds: number): string => new Date(1000 * seconds).toISOString().replace('.000', '');
  try {
    const told = execFileSync('git', ['blame', '--line-porcelain', LIST], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const times = [...told.matchAll(/^author-time (\d+)$/gm)].map(([, seconds]) => iso(Number(seconds)));
    if (times.length >= count - 1) return [...times, times.at(-1)!];
  } catch {
    // No history here: a copy of the files, or no git.
  }
  return Array.from({ length: count }, () => iso(Math.floor(statSync(path.join(root, LIST)).mtimeMs / 1000)));
}

/** As many as a reader of feeds asks for. */
const NEWEST = 60;
const TITLE = 90;

/** The newest changes as an Atom feed (RFC 4287). */
export function feedOf(changes: readonly Change[], site: { readonly url: string; readonly baseUrl: string }): string {
  const home = `${site.url}${site.baseUrl}`;
  const tag = `tag:${new URL(site.url).host},2026:cold-war-arbiter`;
  const entries = changes
    .slice(0, NEWEST)
    .map(({ id, at, kind, text }) =>
      [
        '  <entry>',
        `    <id>${tag}/${id}</id>`,
        `    <title>${escaped(titleOf(text))}</title>`,
        `    <updated>${at}</updated>`,
        `    <category term="${escaped(kind)}"/>`,
        `    <link rel="alternate" href="${home}changes/#${id}"/>`,
        `    <content type="text">${escaped(text)}</content>`,
        '  </entry>',
      ].join('\n'),
    );
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${tag}</id>`,
    '  <title>Cold War Arbiter: what changed</title>',
    `  <updated>${changes[0]?.at ?? '1970-01-01T00:00:00Z'}</updated>`,
    '  <author><name>Cold War Arbiter</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${home}changes.atom"/>`,
    `  <link rel="alternate" type="text/html" href="${home}changes/"/>`,
    ...entries,
    '</feed>',
  ].join('\n')}\n`;
}

function titleOf(text: string): string {
  const plain = text.replaceAll('`', '');
  const [sentence = plain] = plain.split(/(?<=[.:;]) /);
  return sentence.length <= TITLE ? sentence : `${sentence.slice(0, sentence.lastIndexOf(' ', TITLE))} …`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
