/** The page shows every finding once, and does not call missing what nobody expects. */
import { expect, test } from 'vitest';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import { crosscheck } from './crosscheck.ts';
import { htmlReport } from './output/html.ts';

test('every finding stands on the page once, whether its line is a block or not', () => {
  const resources = loadResources('es', 'deluxe');
  const source =
    '© 2020\n\n# 2.1 El mapa\n\nEl mapa se divide en 7 regiones <script>alert(1)</script>, y cada una es un grupo de países vecinos.\n\n12\n';
  const result = crosscheck('mapa.md', source, { ...resources, sections: ['2'] });
  const html = htmlReport(result, resources.canon);
  expect(result.findings.length).toBeGreaterThan(0);
  expect(html.match(/class="finding"/g)).toHaveLength(result.findings.length);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('class="outside"');
  expect(html.match(/class="missing"/g)?.length ?? 0).toBeLessThanOrEqual(result.missing.length);
});
