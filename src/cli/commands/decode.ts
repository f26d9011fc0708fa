/** The text of a document whose encoding nobody has named. */

export interface Decoded {
  readonly text: string;
  /** The encoding, where it is not UTF-8 but was concluded from the bytes. */
  readonly guessed?: string;
}

/** The text of a file; none where the bytes are of no text. */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const charset = marked(bytes) ?? unmarked(bytes);
  if (charset) return known(charset, bytes);
  const utf8 = decodedAs('utf-8', bytes);
  if (utf8 !== undefined) return { text: utf8 };
  if (brokenLine(bytes) !== undefined) return undefined;
  return known(named(bytes) ?? legacy(bytes), bytes);
}

/**
 * The first line (from 1) in which UTF-8 is broken: where most letters beyond ASCII are written as UTF-8 has them, a file
 * was cut off or damaged, and is in no older encoding.
 */
export function brokenLine(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder().decode(bytes);
  const broken = text.indexOf('\uFFFD');
  const good = text.replace(/[\0-\x7f\uFFFD]/g, '').length;
  const bad = text.split('\uFFFD').length - 1;
  return broken < 0 || good < bad * 2 || good === 0 ? undefined : text.slice(0, broken).split('\n').length;
}

function known(guessed: string, bytes: Uint8Array): Decoded | undefined {
  const text = decodedAs(guessed, bytes);
  // Bytes that no text has, such as those of a picture, decode to control characters.
  return text === undefined || /[^\P{Cc}\s]/u.test(text) ? undefined : { text, guessed };
}

function marked([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Of the two bytes of a character in a Latin or Cyrillic alphabet one says which, and is nearly always 0, 4 or 0x20. */
function unmarked(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, Math.min(bytes.length & ~1, 4000));
  if (!head.includes(0)) return undefined;
  const share = (odd: 0 | 1) =>
    head.filter((byte, index) => index % 2 === odd && (byte === 0 || byte === 4 || byte === 0x20)).length /
    (head.length / 2);
  const zeros = (odd: 0 | 1) => head.some((byte, index) => index % 2 === odd && byte === 0);
  if (share(1) > 0.9 && !zeros(0)) return 'utf-16le';
  return share(0) > 0.9 && !zeros(1) ? 'utf-16be' : undefined;
}

/** The encoding that a page of HTML gives itself. */
function named(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2000));
  const charset = /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
  try {
    return charset && new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
}

/**
 * In a Russian text most letters lie in the upper half of the table, in a Spanish or Italian one few do. The two Russian
 * tables have capitals where the other has small letters, and in any text most letters are small.
 */
function legacy(bytes: Uint8Array): string {
  const letters = bytes.filter(
    (byte) => byte >= 0xc0 || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a),
  );
  const upper = letters.filter((byte) => byte >= 0xc0);
  if (upper.length * 4 < letters.length) return 'windows-1252';
  return upper.filter((byte) => byte >= 0xe0).length * 2 > upper.length ? 'windows-1251' : 'koi8-r';
}

/** The bytes 0x80 to 0x9F of windows-1252. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text in an encoding; none where it does not decode. Throws a `RangeError` for an encoding that there is not.
 * Node 20 reads windows-1252 as if it were Latin-1, which makes a control character of every curly apostrophe and dash.
 */
export function decodedAs(charset: string, bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder(charset, { fatal: true });
  try {
    const text = decoder.decode(bytes);
    if (decoder.encoding !== 'windows-1252') return text;
    return text.replace(/\p{Cc}/gu, (each) => WESTERN[each.charCodeAt(0) - 0x80] ?? each);
  } catch {
    return undefined;
  }
}
