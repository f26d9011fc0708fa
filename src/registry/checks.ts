/** What `validate` checks of the rules of one game alone. */
export { checkGuerraFria as CHECKS_OF_GAMES } from '../games/guerra-fria/program/data/consistency.ts';
