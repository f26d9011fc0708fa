/** *Twilight Struggle* at the command line. */
import type { CommandLineGame } from '../../../../cli/game.ts';
import { allCommands } from '../../../../cli/table.ts';

export const twilightStruggleGame: CommandLineGame = {
  id: 'twilight-struggle',
  title: 'Twilight Struggle',
  marks: {
    keys: ['turn', 'phasing', 'influence', 'defcon', 'vp', 'milops', 'hands', 'effects', 'china'],
    kinds: ['play', 'headline', 'pass', 'place', 'setup', 'interrupt', 'reaction', 'deal'],
  },
  get commands() {
    return allCommands();
  },
  async issues() {
    const { loadRuleset } = await import('../../../../data/index.ts');
    const loaded = loadRuleset('twilight-struggle', 'deluxe');
    return loaded.ok ? Object.values(loaded.rules.issues) : [];
  },
  desk: async (call) => (await import('./desk.ts')).twilightDesk(call),
  legal: async () => (await import('./legal.ts')).twilightLegal,
  perft: async () => (await import('./perft.ts')).twilightCounting,
  explain: async () => (await import('./explain.ts')).twilightExplainer,
  replay: async () => (await import('./replay.ts')).twilightReplay,
  fuzz: async () => (await import('./fuzz.ts')).twilightFuzz,
  score: async () => (await import('./score.ts')).twilightScoring,
  play: async () => (await import('./play.ts')).twilightPlay,
};
