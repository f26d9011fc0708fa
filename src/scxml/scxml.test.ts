/** The charts as SCXML, run by an interpreter that is not ours. `npm run scxml` plays more games. */
import { describe, expect, it } from 'vitest';
import { chart } from '../core/chart.ts';
import { exportChart } from '../core/chart-export.ts';
import { readScxml } from './document.ts';
import { guerraFriaSides, playGuerraFria, playTwilightStruggle, twilightStruggleSides } from './games.ts';

const CHARTS = [
  ['twilight-struggle', twilightStruggleSides.machine, playTwilightStruggle],
  ['guerra-fria', guerraFriaSides.machine, playGuerraFria],
] as const;
const GAMES = Array.from({ length: 12 }, (_, index) => index + 1);

describe.each(CHARTS)('the chart of %s as SCXML', (_name, machine, play) => {
  const text = exportChart(chart(machine), 'scxml') ?? '';

  it('leads an interpreter of SCXML to the same state and position after every event of random games', () => {
    for (const seed of GAMES) {
      const { difference, events } = play(seed, text);
      expect([seed, difference]).toEqual([seed, undefined]);
      expect(events).toBeGreaterThan(20);
    }
  });

  it.each([
    ['a transition too few', /\n *<transition event="(?:roll|select)".*/, ''],
    ['a wrong target', /target="(?:setUp\.usPlacement|round\.moving)"/, 'target="over"'],
    ['a condition turned round', /guard\('(?:ussrHasPlaced|allLaid)'\)/, '!$&'],
    ['an action too few', /<script>action\('(?:improveDefcon|moveMissiles)'\)<\/script>/, ''],
  ])('is told apart from a document with %s', (_fault, what, instead) => {
    const altered = text.replace(what, instead);
    expect(altered).not.toBe(text);
    expect(GAMES.some((seed) => isApart(() => play(seed, altered).difference))).toBe(true);
  });
});

/** A document with a fault may lead the rules into what they never meet. */
function isApart(play: () => unknown): boolean {
  try {
    return play() !== undefined;
  } catch {
    return true;
  }
}

describe('a document', () => {
  const host = { guard: () => true, action: () => undefined };

  it('is refused with an element or attribute that our charts do not use', () => {
    expect(() => readScxml('<scxml><parallel id="a"/></scxml>', host)).toThrow('parallel');
    expect(() => readScxml('<scxml><state id="a" src="b"/></scxml>', host)).toThrow('src');
    expect(() => readScxml('<scxml><state id="a"><onentry><raise event="b"/></onentry></state></scxml>', host)).toThrow(
      'raise',
    );
    expect(() => readScxml('<state id="a"/>', host)).toThrow('not an SCXML document');
  });
});
