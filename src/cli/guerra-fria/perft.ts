/** What `arbiter perft` counts in *Guerra fría*: selections that are moves, in whatever order they are laid. */
import { writeGuerraFriaFact } from '../../match/guerra-fria.ts';
import { guerraFria } from '../../registry/guerra-fria.ts';
import type { GuerraFriaJudged } from '../../ruling/guerra-fria/referee.ts';
import { counting } from '../game.ts';

export const guerraFriaCounting = counting(
  guerraFria,
  ({ ruling }: GuerraFriaJudged) => ruling.end,
  writeGuerraFriaFact,
);
