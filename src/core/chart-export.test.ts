/** Charts in the notations of other tools, against the machines that they are written from. */
import { describe, expect, it } from 'vitest';
import { guerraFria, twilightStruggle } from '../registry/index.ts';
import { chart } from './chart.ts';
import { CHART_NOTATIONS, exportChart } from './chart-export.ts';

const twilightStruggleChart = chart(twilightStruggle.machine);
const CHARTS = [twilightStruggleChart, chart(guerraFria.machine)];

/** The values of an attribute, in the order of the text. */
const valuesOf = (text: string, attribute: string): string[] =>
  [...text.matchAll(new RegExp(` ${attribute}="([^"]{1,200})"`, 'g'))].map(([, value = '']) => value);

describe.each(CHARTS)('the chart $id as SCXML', (source) => {
  const text = exportChart(source, 'scxml') ?? '';

  it('has every state once, under its path, with its clause', () => {
    const paths = source.nodes.map(({ path }) => path).filter((path) => path !== '');
    expect(valuesOf(text, 'id').toSorted()).toEqual(paths.toSorted());
    const clauses = source.nodes.flatMap(({ path, clause }) => (path === '' || clause === undefined ? [] : clause));
    expect(valuesOf(text, 'cwa:clause').toSorted()).toEqual(clauses.toSorted());
  });

  it('has every transition, and each leads to a state that there is', () => {
    // A document has no transitions at its root: what may be done at any time stands in every state in which a game can be.
    const tops = source.nodes.filter(({ parent, final }) => parent === '' && !final);
    const own = source.edges.flatMap((edge) => (edge.from === '' ? tops.map(() => edge) : [edge]));
    expect(text.match(/<transition/g)).toHaveLength(own.length);
    const ids = new Set(valuesOf(text, 'id'));
    for (const target of [...valuesOf(text, 'target'), ...valuesOf(text, 'initial')]) expect(ids).toContain(target);
    expect(valuesOf(text, 'event').toSorted()).toEqual(own.flatMap(({ on }) => on ?? []).toSorted());
  });

  it('is balanced', () => {
    const open: string[] = [];
    for (const [, end, name = '', empty] of text.matchAll(/<(\/?)([a-z]{1,12})\b[^>]{0,400}?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('a part of a chart', () => {
  it('stands in any notation, with the ways out of it', () => {
    for (const notation of CHART_NOTATIONS) {
      const text = exportChart(twilightStruggleChart, notation, 'turn.heldCards') ?? '';
      expect(text).toContain('judged');
      expect(text).toMatch(/flipChina/);
      expect(text).not.toContain('improveDefcon');
    }
  });

  it('shows what may be done at any time, though it stands in a state around the part', () => {
    for (const notation of CHART_NOTATIONS) {
      expect(exportChart(twilightStruggleChart, notation, 'turn.heldCards')).toContain('cancel-crisis');
      expect(exportChart(twilightStruggleChart, notation, 'over')).not.toContain('cancel-crisis');
    }
  });

  it('is not written for a state that there is not', () => {
    expect(exportChart(twilightStruggleChart, 'scxml', 'turn.tea')).toBeUndefined();
  });
});
