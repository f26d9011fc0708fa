/**
 * A value inside a link: JSON, compressed, in the alphabet that addresses allow. Everything stays behind the `#`, on this
 * machine. What a link begins with says how it was made, and every way that has ever been used is still read.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { DICTIONARY_2 } from './link-dictionary.ts';

const SECOND = '2.';
const dictionary = strToU8(DICTIONARY_2);

export const toLink = (value: unknown): string =>
  SECOND + toText(deflateSync(strToU8(JSON.stringify(value)), { level: 9, dictionary }));

/** Undefined for anything that `toLink` has not made. */
export function fromLink(text: string): unknown {
  try {
    const json = text.startsWith(SECOND)
      ? inflateSync(toBytes(text.slice(SECOND.length)), { dictionary })
      : toBytes(text);
    return JSON.parse(strFromU8(json));
  } catch {
    return undefined;
  }
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The value of `#key=…` in the address of the page. */
export function fromHash(key: string): unknown {
  const { hash } = window.location;
  return hasHash(key) ? fromLink(hash.slice(key.length + 2)) : undefined;
}

/** Is there a `#key=…` in the address of the page, whatever is in it? */
export const hasHash = (key: string): boolean => window.location.hash.startsWith(`#${key}=`);

/** Puts a value behind the `#`, without a step in the history of the browser. */
export function putHash(key: string, value: unknown): void {
  window.history.replaceState(window.history.state, '', `#${key}=${toLink(value)}`);
}
