/** *Guerra fría*, move by move through the object that programs play on. */
import { describe, expect, it } from 'vitest';
import { pick, seeded } from '../../../fuzz/random.ts';
import { makeWords } from '../desk/index.ts';
import { openGuerraFria } from './match.ts';
import { guerraFriaTools } from './tools.ts';

describe('Guerra fría', () => {
  it('is played through the same object', () => {
    const match = openGuerraFria(guerraFriaTools.rules(), makeWords());
    const random = seeded(2);
    for (let n = 0; n < 24 && !match.isOver; n++) {
      const choices = match.choices();
      const written = JSON.parse(JSON.stringify(pick(random, choices)));
      expect(match.apply(written)).toEqual({ ok: true });
    }
    const { state } = match;
    const last = match.facts.at(-1);
    expect(match.undo()).toBe(true);
    expect(match.apply(last as never)).toEqual({ ok: true });
    expect(match.state).toEqual(state);
    expect(match.apply({ kind: 'select', player: 'nobody', selection: '+4' } as never)).toMatchObject({ ok: false });
  });
});
