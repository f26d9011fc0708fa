/**
 * SARIF 2.1.0: what the standard asks of the parts that we write. Every object of it is closed, so a key that is not its own
 * is as wrong as one that is missing.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arbiter, testFolder } from '../../cli/fixtures.ts';

interface Log {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly [Run];
}

interface Run {
  readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } };
  readonly columnKind: string;
  readonly results: readonly Result[];
}

interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [{ readonly physicalLocation: Place }];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly properties: object;
}

interface Place {
  readonly artifactLocation: { readonly uri: string };
  readonly region: Readonly<Record<'startLine' | 'startColumn' | 'endColumn', number>>;
}

async function reportOn(path: string): Promise<Log> {
  const { out } = await arbiter(['crosscheck', path, '--locale', 'es', '--format', 'sarif']);
  return JSON.parse(out) as Log;
}

const keys = (value: object): string[] => Object.keys(value).sort();

describe('a SARIF report', () => {
  it('holds what the standard asks for, and nothing else', async () => {
    const log = await reportOn('src/crosscheck/fixtures/es.md');
    expect([keys(log), log.version]).toEqual([['$schema', 'runs', 'version'], '2.1.0']);
    const [run] = log.runs;
    expect([keys(run), keys(run.tool), run.columnKind]).toEqual([
      ['columnKind', 'results', 'tool'],
      ['driver'],
      'utf16CodeUnits',
    ]);
    const rules = run.tool.driver.rules.map(({ id }) => id);
    expect(new Set(rules).size).toBe(rules.length);
    expect(run.results.length).toBeGreaterThan(5);
    for (const result of run.results) {
      const { physicalLocation, ...more } = result.locations[0];
      const { region, artifactLocation } = physicalLocation;
      expect(keys(result)).toEqual(['level', 'locations', 'message', 'partialFingerprints', 'properties', 'ruleId']);
      expect([more, keys(artifactLocation), keys(region)]).toEqual([
        {},
        ['uri'],
        ['endColumn', 'startColumn', 'startLine'],
      ]);
      expect(rules).toContain(result.ruleId);
      expect(['error', 'warning', 'note']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      expect(Object.values(result.partialFingerprints).every((value) => typeof value === 'string')).toBe(true);
      expect(Object.values(region).every((n) => Number.isInteger(n) && n >= 1)).toBe(true);
      expect(region.endColumn).toBeGreaterThan(region.startColumn);
    }
  });

  it('says where the document is so that a code host finds it, whatever its name holds', async () => {
    const uriOf = async (path: string) => (await reportOn(path)).runs[0].results[0]?.locations[0].physicalLocation;
    const relative = 'src/crosscheck/fixtures/es.md';
    expect((await uriOf(relative))?.artifactLocation.uri).toBe(relative);
    const folder = join(testFolder, 'a folder');
    mkdirSync(folder, { recursive: true });
    const odd = join(folder, 're:glas #1 ñ?%.md');
    copyFileSync(relative, odd);
    const { uri } = (await uriOf(odd))?.artifactLocation ?? { uri: '' };
    expect(decodeURIComponent(new URL(uri).pathname)).toBe(odd);
    expect([new URL(uri).protocol, new URL(uri).hash, new URL(uri).search]).toEqual(['file:', '', '']);
  });
});

describe('our own texts', () => {
  it.each(['sarif', 'html', 'md'])('are reported as text or JSON, not as %s', async (format) => {
    const { code, err } = await arbiter(['crosscheck', '--self', '--format', format]);
    expect([code, err.split('\n')[0]]).toEqual([2, 'arbiter: --self prints text or json']);
  });
});
