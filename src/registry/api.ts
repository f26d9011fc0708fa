/** The games for programs. A program that never asks for a game never loads its code. */
import type { GameId } from '../api/asked.ts';

/** What makes the desk of a game, and the parts of the rules that it is made of. */
export const APIS = {
  'twilight-struggle': () => import('../games/twilight-struggle/program/api-logs.ts'),
  'guerra-fria': () => import('../games/guerra-fria/program/api.ts'),
} as const satisfies Readonly<Record<GameId, unknown>>;
