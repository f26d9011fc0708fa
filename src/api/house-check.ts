/** Whether house rules still make a game of the rules; loaded only by programs that hand some in. */
import type { Diagnostic } from '../data/diagnostics.ts';
import type { Laid } from '../data/house.ts';
import { validateLaid } from '../data/house-check.ts';
import type { ReadSuccess } from '../data/read.ts';
import { rulesSchemas } from '../data/rules-schemas.ts';

/** What is wrong with files that house rules were laid over, each at its line of the house rules. */
export const checkHouse = (laid: Laid, house: ReadSuccess): readonly Diagnostic[] =>
  validateLaid(laid, house, rulesSchemas());
