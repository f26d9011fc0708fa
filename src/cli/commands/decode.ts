/** The text of a document whose encoding nobody has named. */

export interface Decoded {
  readonly text: string;
  /** The encoding, where it is not UTF-8 but was concluded from the bytes. */
  readonly guessed?: string;
}

/** The text of a file; none where the bytes are of no text. */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const charset = marked(bytes);
  if (charset) return known(charset, bytes);
  const utf8 = decodedAs('utf-8', bytes);
  if (utf8 !== undefined) return { text: utf8 };
  return known(legacy(bytes), bytes);
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
