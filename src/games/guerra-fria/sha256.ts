/** SHA-256 (FIPS 180-4) in plain JavaScript: the rules run in browsers too, and there is no other use for it. */

const WORD = 2 ** 32;
const PRIMES = firstPrimes(64);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * WORD);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** The digest of a text in UTF-8, in hexadecimal. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const hash = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < bytes.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = bytes.getUint32(block + 4 * i);
    mix(hash, words);
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** A 1 bit, zeros, and the length in bits, up to a multiple of 64 bytes. */
function padded(text: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64);
  bytes.set(text);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((text.length * 8) / WORD));
  view.setUint32(bytes.length - 4, (text.length * 8) % WORD);
  return view;
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  const at = (list: ArrayLike<number>, index: number): number => list[index] as number;
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    hash[i] = at(hash, i) + value;
  });
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
