/** The proofs of the arithmetic. */
import type { Proof } from '../proof.ts';
import { DICE_PROOFS } from './dice.ts';
import { INFLUENCE_PROOFS } from './influence.ts';
import { PROPERTY_PROOFS } from './properties.ts';
import { TRACK_PROOFS } from './tracks.ts';

export const ARITHMETIC: readonly Proof[] = [...INFLUENCE_PROOFS, ...DICE_PROOFS, ...TRACK_PROOFS, ...PROPERTY_PROOFS];
