import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { looksTyped } from '../../logs/typed.ts';
import { arbiter, testFolder } from '../fixtures.ts';

const SHEETS = {
  en: `# from a score sheet
setup USSR: Poland 4, East Germany 2
setup US: West Germany 4, Italy 3
T1 headline: US Duck and Cover; USSR Nasser
T1 AR1 USSR: Korean War ops, coup Iran 4
T1 AR1 US: Truman Doctrine ops, place Italy 1
T1 AR2 USSR: Arab-Israeli War space 2
T1 AR2 US: NATO ops, realign Iran 2-5
`,
  es: `# de una hoja de anotación
preparación URSS: Polonia 4, Alemania Oriental 2
preparación EE. UU.: Alemania Occidental 4, Italia 3
T1 titulares: EE. UU. Agacharse y cubrirse; URSS Nasser
T1 RA1 URSS: Guerra de Corea op, golpe Irán 4
T1 RA1 EE. UU.: Doctrina Truman op, coloca Italia 1
`,
  it: `# da un foglio
preparazione URSS: Polonia 4, Germania Est 2
preparazione USA: Germania Ovest 4, Italia 3
T1 RA1 URSS: Guerra di Corea op, golpe Iran 4
T1 RA1 USA: Dottrina Truman op, piazza Italia 1
`,
  ru: `# с листа
расстановка СССР: Польша 4, Восточная Германия 2
расстановка США: Западная Германия 4, Италия 3
Х1 РД1 СССР: Корейская война оп, переворот Иран 4
Х1 РД1 США: Доктрина Трумэна оп, разместить Италия 1
`,
};

function sheet(name: string, text: string): string {
  const path = join(testFolder, name);
  writeFileSync(path, text);
  return path;
}

describe('the simple form of a record', () => {
  it.each(Object.entries(SHEETS))('is read in the words of any language: %s', async (locale, text) => {
    expect(looksTyped(text)).toBe(true);
    const { out, err } = await arbiter(['replay', sheet(`sheet-${locale}.txt`, text), '--format', 'json']);
    expect(err).toBe('');
    const [report] = JSON.parse(out);
    // What the sheet leaves out is no accusation, and what it tells is allowed.
    expect(report.violations).toEqual([]);
  });

  /** The sheet with two rounds more, of which one line is changed. */
  const LONGER = `${SHEETS.en}T1 AR3 USSR: Blockade event {choice: discard}
T1 AR3 US: Containment event
T1 AR4 USSR: De Gaulle Leads France event
`;

  it.each([
    ['a turn ahead', 'T1 AR3 USSR', 'T4 AR3 USSR', 9],
    ['the same side twice', 'T1 AR3 US:', 'T1 AR3 USSR:', 10],
    ['an earlier round', 'T1 AR4 USSR', 'T1 AR2 USSR', 11],
    ['a round after the next one', 'T1 AR3 US:', 'T1 AR5 US:', 10],
  ])('has an impossible order: %s', async (_, from, to, line) => {
    const text = LONGER.replace(from, to);
    expect(text).not.toBe(LONGER);
    const { out } = await arbiter(['replay', sheet('sheet-order.txt', text), '--format', 'json']);
    const [report] = JSON.parse(out);
    expect(report.damage).toMatchObject([{ code: 'out-of-place', line }]);
    expect(report.violations).toEqual([]);
  });

  it('has one violation where the others may come of it', async () => {
    // A second attempt in the space race; what else was done with the card is not known.
    const text = LONGER.replace('Blockade event {choice: discard}', 'Blockade space 2').replace(
      'De Gaulle Leads France event',
      'De Gaulle Leads France ops, place Zaire 1',
    );
    const { out } = await arbiter(['replay', sheet('sheet-slip.txt', text), '--format', 'json']);
    const [{ violations }] = JSON.parse(out);
    expect(violations).toMatchObject([
      { line: 9, clause: '6.4.2' },
      { line: 11, clause: '6.1.1.a', follows: 9 },
    ]);
    const { out: told } = await arbiter(['replay', sheet('sheet-slip.txt', text)]);
    expect(told).toMatch(/^1 VIOLATION /);
  });

  it('may leave rounds out', async () => {
    const text = LONGER.split('\n')
      .filter((line) => !/AR[13] US/.test(line))
      .join('\n');
    const { out } = await arbiter(['replay', sheet('sheet-short.txt', text), '--format', 'json']);
    expect(JSON.parse(out)[0]).toMatchObject({ damage: [], violations: [] });
  });

  it('is judged line by line as it was typed', async () => {
    const wrong = SHEETS.en.replace('place Italy 1', 'place Iran 1');
    const { out, code } = await arbiter(['replay', sheet('sheet-wrong.txt', wrong), '--format', 'json']);
    expect(JSON.parse(out)[0].violations[0]).toMatchObject({ line: 6, clause: '6.1.1.a' });
    expect(code).toBe(1);
  });

  it('says which line is not in it', async () => {
    const { err, code } = await arbiter(['replay', sheet('sheet-odd.txt', SHEETS.en.replace('space 2', 'spaced out'))]);
    expect([code, err]).toEqual([2, expect.stringContaining('line 7')]);
  });

  it('is written as a record with every entry on its line', async () => {
    const { out } = await arbiter(['convert', sheet('sheet-record.txt', SHEETS.en), '--to', 'yaml']);
    expect(out.split('\n')[4]).toContain('coup: "Iran", die: 4');
  });
});
