/**
 * Commitments: a player publishes the seal of hidden cards, and later the cards with the salt. Whoever has the seal can
 * check that these are the cards that were laid, and could not have guessed them before, if the salt is long and secret.
 */
import { inOrder, type Selection } from './cards.ts';
import { idOf, opponents, type Seat } from './seats.ts';
import { sha256 } from './sha256.ts';

/** What a seal is made of. Round and player are part of it, so that nobody can lay a copy of another's seal. */
export interface Sealed {
  readonly round: number;
  readonly by: Seat;
  readonly cards: Selection;
  readonly salt: string;
}

/** The seal: SHA-256, in hexadecimal, of the text of `sealText`. */
export const sealOf = (sealed: Sealed): string => sha256(sealText(sealed));

/** Does this open the seal? */
export const opens = (seal: string, sealed: Sealed): boolean => sealOf(sealed) === seal.toLowerCase();

/**
 * `guerra-fria / 7 / south / west IN 4 north IN 0 east IN 0 / w8Fk`: one text for the same cards, however they are listed.
 * Only the salt may contain a slash, so it comes last: no text can be read as two selections.
 */
export function sealText({ round, by, cards, salt }: Sealed): string {
  const places = [...opponents(by), by].filter((target) => cards[target]?.length);
  const laid = places.map((target) => `${idOf(target)} ${inOrder(cards[target] ?? []).join(' ')}`);
  return ['guerra-fria', round, idOf(by), laid.join(' '), salt].join(' / ');
}
