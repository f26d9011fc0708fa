/**
 * Random games of *Guerra fría*, for `arbiter fuzz`.
 *
 * JSON beside what every game has: `{"rounds", "eventsSeen", "seen": {what: n}, "endings": {how: n}}`; a failure is
 * `{"seed", "broken": […], "record"}`.
 */
import { count, randomGames } from '../../../../cli/standard/random-games.ts';
import { seeded } from '../../../../fuzz/random.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { randomGame } from '../../desk/random.ts';
import { rulesOf } from './session.ts';

export const guerraFriaFuzz = randomGames('guerra-fria', (call) => {
  const rules = rulesOf(call);
  const endings = { victory: 0, open: 0 };
  const seen: Record<string, number> = {};
  let rounds = 0;
  return {
    play(seed) {
      const { failures, ...game } = randomGame(guerraFria, rules, seeded(seed));
      rounds += game.rounds;
      for (const [name, n] of Object.entries(game.seen)) count(seen, name, n);
      endings[game.winners.length > 0 ? 'victory' : 'open']++;
      return { ...game, broken: failures };
    },
    told(games, decisions) {
      const counts = Object.entries(seen).sort(([a], [b]) => (a < b ? -1 : 1));
      return {
        json: { rounds, eventsSeen: counts.length, seen, endings },
        lines: [
          `${games} ${games === 1 ? 'game' : 'games'}, ${rounds} rounds, ${decisions} decisions: ${endings.victory} won, ${endings.open} given up`,
          `seen: ${counts.map(([name, n]) => `${name} ${n}`).join(', ')}`,
        ],
      };
    },
  };
});
