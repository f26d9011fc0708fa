/** Where the code names a clause: what `explain` ends with, and the pages of the clauses. */
import { describe, expect, it } from 'vitest';
import { indexCode } from './code-places.ts';
import { PACKAGE_ROOT } from './files.ts';

describe('The places in the code that name a clause', () => {
  it('are found whatever way the clause is numbered', () => {
    const code = indexCode(PACKAGE_ROOT, 'twilight-struggle');
    for (const clause of ['6.3.4', '4.5.C', '4.5.C.c', '4.5.C.n', '4.5.D.e', 'TZ-8', 'LW-3']) {
      const [place] = code.get(clause) ?? [];
      expect(place?.file, clause).toMatch(/^(src\/games|machines)\/twilight-struggle\//);
      expect(place?.text, clause).toContain(clause);
    }
  });
});
