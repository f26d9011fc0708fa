import { describe, expect, it } from 'vitest';
import { beside } from '../../beside.fixture.ts';
import { arbiter } from '../fixtures.ts';

const SHORT = 'website/static/logs/short-game.txt';
const { path, present, remark } = beside('logs/dev/game-30.txt');

describe('arbiter danger of a game', () => {
  it('says that nothing was in danger, and what was not searched', async () => {
    const { code, out } = await arbiter(['danger', SHORT]);
    expect(code).toBe(0);
    expect(out).toMatch(/^In no play could others have ended the game/);
    expect(out).toContain('Not searched');
  });

  it.each(['es', 'it', 'ru'])('speaks %s', async (lang) => {
    const { out } = await arbiter(['danger', SHORT, '--lang', lang]);
    expect(out).not.toContain('label.');
    expect(out).not.toContain('Not searched');
  });

  it('takes a position for what it is', async () => {
    const { out } = await arbiter(['danger', 'website/static/positions/star-wars.yaml']);
    expect(out).toMatch(/^What can lose the game/);
  });

  it.runIf(present)(`names the play that lost, and the round from which it could not be averted${remark}`, async () => {
    const { code, out } = await arbiter(['danger', path, '--side', 'ussr', '--format', 'json']);
    const { plays, lost } = JSON.parse(out);
    expect(code).toBe(1);
    expect(plays.at(-1)).toMatchObject({ at: { name: 'T10 USSR AR7' }, side: 'ussr', how: 'defcon-1', instead: null });
    expect(lost).toMatchObject({ side: 'ussr', byOwnChoice: false, since: { name: 'T10 USSR AR3' } });
  });
});
