/** Words and rules, which come with the first question. */
import { lazily } from '../../run/lazily.ts';

export const asking = lazily(() => import('../../run/ask.ts'));
