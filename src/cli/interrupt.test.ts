import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { INVENTED_GAME } from '../logs/replay/fixture-log.ts';
import { arbiter, fileOf } from './fixtures.ts';

const SUITE = fileURLToPath(new URL('../../features/suite', import.meta.url));
/** Of a hand that nobody states, every card is looked at. */
const anyHand = fileOf('position: {turn: 8, phase: action_round, phasing: USSR, defcon: 2}\n', 'any-hand.yaml');
const fullHand = fileOf(
  'position: {turn: 8, phase: headline, defcon: 5, hands: {us: {known: [], hidden: 9}, ussr: [Africa Scoring, Asia Scoring, ' +
    'Duck and Cover, NATO, Five Year Plan, Missile Envy, Che, Containment, Grain Sales to Soviets]}}\n',
  'full-hand.yaml',
);
const game = fileOf(INVENTED_GAME, 'game.txt');

/** Runs a command and interrupts it shortly after it has begun to listen. */
function interrupted(...argv: readonly string[]) {
  process.once('newListener', (event) => {
    if (event === 'SIGINT') setTimeout(() => process.emit('SIGINT'), 100);
  });
  return arbiter(argv);
}

describe('Ctrl-C leaves whole what was done by', () => {
  afterEach(() => {
    // Nobody listens any longer: a second one would end the command.
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it.each([
    ['fuzz', ['fuzz', '--games', '10000000', '--every', '0'], (out: { games: number }) => out.games, 'games'],
    [
      'fuzz of Guerra fría',
      ['fuzz', '--games', '10000000', '--game', 'guerra-fria'],
      (out: { games: number }) => out.games,
      'games',
    ],
    ['suite', ['suite', ...Array.from({ length: 40 }, () => SUITE)], (out: { total: number }) => out.total, 'cases'],
    ['danger', ['danger', anyHand], (out: { plays: [] }) => out.plays.length, 'plays'],
    ['legal', ['legal', anyHand, '--all'], (out: { options: { plays: [] } }) => out.options.plays.length, 'plays'],
    ['plan', ['plan', fullHand], (out: { plans: [{ positions: number }] }) => out.plans[0].positions, 'positions'],
    ['replay', ['replay', ...Array.from({ length: 90 }, () => game)], (out: unknown) => (out as []).length, 'files'],
  ] as const)('%s', async (_command, argv, count: (out: never) => number, what) => {
    const { code, out, err } = await interrupted(...argv, '--format', 'json');
    expect(code).toBe(130);
    const done = count(JSON.parse(out) as never);
    expect(done).toBeGreaterThan(0);
    expect(err).toMatch(new RegExp(`broken off after ${done} (of \\d+ )?${what}`));
  });
});
