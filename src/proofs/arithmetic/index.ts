/** The proofs of the arithmetic. */
import type { Proof } from '../proof.ts';
import { COMPARED_PROOFS } from './compared.ts';
import { DICE_PROOFS } from './dice.ts';
import { INFLUENCE_PROOFS } from './influence.ts';
import { PRINT_PROOFS } from './printed.ts';
import { PROPERTY_PROOFS } from './properties.ts';
import { SCORING_PROOFS } from './scoring.ts';
import { SPACE_PROOFS } from './space.ts';
import { TURN_PROOFS } from './turn.ts';

export const ARITHMETIC: readonly Proof[] = [
  ...PRINT_PROOFS,
  ...COMPARED_PROOFS,
  ...INFLUENCE_PROOFS,
  ...DICE_PROOFS,
  ...SCORING_PROOFS,
  ...SPACE_PROOFS,
  ...TURN_PROOFS,
  ...PROPERTY_PROOFS,
];
