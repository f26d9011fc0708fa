/** What two spellings of a word have in common. */

/** Lower case, without accents, punctuation and asterisks. */
export function plain(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most of what is asked for is plain already: letters without accents (й is one with an accent), figures, single spaces. */
const IS_PLAIN = /^[a-z\dа-ик-я]+(?: [a-z\dа-ик-я]+)*$/;
