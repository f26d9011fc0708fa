import { describe, expect, it } from 'vitest';
import { guerraFriaDesk } from '../../../registry/guerra-fria.ts';
import { loadGuerraFria, loadGuerraFriaWords } from '../program/data/load.ts';

const loaded = loadGuerraFria();
if (!loaded.ok) throw new Error('the rules do not load');
const { rules } = loaded;
const words = loadGuerraFriaWords();

describe('what a player may choose', () => {
  it('is listed for each player, or for one, move by move', () => {
    const all = guerraFriaDesk.legalChoices(rules, { position: { reserve: { norte: 8 } } }, undefined, words);
    expect(all.ok && all.choices.map(({ player, count }) => [player, count])).toEqual([
      ['south', 50],
      ['west', 50],
      ['north', 470],
      ['east', 50],
    ]);
    const one = guerraFriaDesk.legalChoices(rules, {}, 'oeste', words);
    expect(one.ok && one.choices).toMatchObject([{ player: 'west', byMove: { '+4': 35, R: 12, A: 3 } }]);
    expect(one.ok && one.choices[0]?.selections[0]).toBe('+4 south 0 north 0 east 0');
    expect(one.ok && one.choices[0]?.selections.at(-1)).toBe('A south');
  });

  it('says why something is not on the list', () => {
    const why = guerraFriaDesk.whyNot(rules, {}, 'south', '+4 west 5');
    expect(why.ok && why.isMove).toBe(false);
    expect(why.ok && why.findings.at(-1)).toMatchObject({
      clause: '2.4.2.1.c',
      force: 'forbids',
      args: { n: 1, has: 0 },
    });
    expect(guerraFriaDesk.whyNot(rules, {}, 'south', 'A west')).toMatchObject({ ok: true, isMove: true });
  });

  it('says which part of the question cannot be read', () => {
    expect(guerraFriaDesk.whyNot(rules, {}, 'northwest', 'A west')).toMatchObject({ problem: { path: ['player'] } });
    expect(guerraFriaDesk.whyNot(rules, {}, 'north', 'A wets')).toMatchObject({ problem: { path: ['selection'] } });
  });

  it('refuses players that there are not', () => {
    expect(guerraFriaDesk.legalChoices(rules, {}, 'northwest')).toMatchObject({
      ok: false,
      problem: { path: ['player'] },
    });
  });
});
