/** Cases that several tests of `arbiter rule` have ruled on. */
import { fileURLToPath } from 'node:url';

/** Folder of the disputes of the README. */
export const CASES = fileURLToPath(new URL('../../../features/cases/', import.meta.url));

/** A realignment roll where the opponent has nothing to lose. */
export const NO_RIVAL = `
position: {turn: 5, phasing: US, influence: {Mexico: {us: 1}}, hands: {us: [Containment]}}
action: {kind: play, player: US, card: Containment, as: ops, realign: [{in: Mexico, us: 3, ussr: 5}]}`;
