/** *Guerra fría* at the command line. */
import type { CommandLineGame } from '../../../../cli/game.ts';
import { commandsIn } from '../../../../cli/table.ts';

export const guerraFriaGame: CommandLineGame = {
  id: 'guerra-fria',
  title: 'Guerra fría',
  // `reserve` alone stands in the cases of the specification, under `before`.
  marks: { keys: ['attack', 'reserve', 'talk'], kinds: ['round', 'select', 'commit', 'agree', 'talk'] },
  get commands() {
    return commandsIn('guerra-fria/commands.yaml');
  },
  async issues() {
    const { loadGuerraFria } = await import('../data/load.ts');
    const loaded = loadGuerraFria();
    return loaded.ok ? Object.values(loaded.rules.issues) : [];
  },
  desk: async (call) => (await import('./desk.ts')).guerraFriaDesk(call),
  legal: async () => (await import('./legal.ts')).guerraFriaLegal,
  perft: async () => (await import('./perft.ts')).guerraFriaCounting,
  explain: async () => (await import('./explain.ts')).guerraFriaExplainer,
  replay: async () => (await import('./replay.ts')).guerraFriaReplay,
  fuzz: async () => (await import('./fuzz.ts')).guerraFriaFuzz,
  score: async () => (await import('./score.ts')).guerraFriaScoring,
  play: async () => (await import('./play.ts')).guerraFriaPlay,
  validate: async () => (await import('./validate.ts')).mistakesIn,
};
