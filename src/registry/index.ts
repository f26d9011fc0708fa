/** The games the referee knows. Whoever wants one of them only imports it from its own module. */
export { guerraFria } from './guerra-fria.ts';
export { twilightStruggle } from './twilight-struggle.ts';
