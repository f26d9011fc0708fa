/** The kinds of rules files that are of one game alone. */
export { GUERRA_FRIA_KINDS as KINDS_OF_GAMES } from '../games/guerra-fria/program/data/kinds.ts';
