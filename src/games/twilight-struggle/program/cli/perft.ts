/** What `arbiter perft` counts in *Twilight Struggle*. */
import { writeFact } from '../../../../cases/facts.ts';
import { counting } from '../../../../cli/game.ts';
import { twilightStruggle } from '../../../../registry/twilight-struggle.ts';
import type { TwilightJudged } from '../../../../ruling/twilight-referee.ts';

export const twilightCounting = counting(twilightStruggle, ({ ruling }: TwilightJudged) => ruling.end, writeFact);
