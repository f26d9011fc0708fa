/** The arithmetic of *Guerra fría* written a second time, from the clauses alone: this file imports nothing. */

/** Why a [+4] with these numbers is null; undefined if it is a move. 2.4.2.1.b, 2.4.2.1.c */
export function gainBarred(numbers: readonly number[], reserve: number): string | undefined {
  let sum = 0;
  for (const number of numbers) sum += number;
  if (sum > 12) return '2.4.2.1.b';
  return reserve + 4 < sum ? '2.4.2.1.c' : undefined;
}

/** The reserve after a [+4]: four new missiles come, those on the markers go. 2.4.2.1.d */
export const reserveAfter = (reserve: number, numbers: readonly number[]): number =>
  numbers.reduce((left, number) => left - number, reserve + 4);

/** Why an [R] with these numbers is null; undefined if it is a move. 2.4.2.2, 2.4.2.2.b, 2.4.2.2.c */
export function reorganiseBarred(markers: readonly number[], changes: readonly number[]): string | undefined {
  let [leave, arrive] = [0, 0];
  for (const change of changes) {
    if (change < 0) leave -= change;
    else arrive += change;
  }
  if (leave > 12) return '2.4.2.2.b';
  if (leave !== arrive) return '2.4.2.2.c';
  return changes.some((change, at) => (markers[at] as number) + change < 0) ? '2.4.2.2' : undefined;
}

/** Missiles by the player who owns them, and by the player they are aimed at. */
export type Missiles = readonly (readonly number[])[];

/** The missiles of a pair against the others, and of the others against the pair. 2.5.b */
export function forces(missiles: Missiles, pair: readonly [number, number]): { attack: number; defence: number } {
  let [attack, defence] = [0, 0];
  for (const [by, own] of missiles.entries())
    for (const [at, n] of own.entries()) {
      if (pair.includes(by) && !pair.includes(at)) attack += n;
      if (!pair.includes(by) && pair.includes(at)) defence += n;
    }
  return { attack, defence };
}
