/** What proofs, measurements and other interpreters of charts ask of the games beside the first, which they are made for. */
export { guerraFriaTools } from '../games/guerra-fria/program/tools.ts';
