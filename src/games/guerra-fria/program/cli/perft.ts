/** What `arbiter perft` counts in *Guerra fría*: selections that are moves, in whatever order they are laid. */

import { counting } from '../../../../cli/game.ts';
import { guerraFria } from '../../../../registry/guerra-fria.ts';
import { writeGuerraFriaFact } from '../match.ts';
import type { GuerraFriaJudged } from '../ruling/referee.ts';

export const guerraFriaCounting = counting(
  guerraFria,
  ({ ruling }: GuerraFriaJudged) => ruling.end,
  writeGuerraFriaFact,
);
