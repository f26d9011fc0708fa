/** What the search cannot know of a clause; `features/witnesses/where.yaml` says what each table means. */
import type { ClauseId } from '../../core/ruleset.ts';
import { table } from '../tables.ts';

export const where = table<{
  readonly inData: Readonly<Record<ClauseId, string>>;
  readonly same: Readonly<Record<ClauseId, ClauseId>>;
  readonly textOnly: Readonly<Record<ClauseId, 'names' | 'supplies' | 'looks' | 'chance'>>;
}>('where');
