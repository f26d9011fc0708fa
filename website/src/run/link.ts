/** A value inside a link: JSON in the alphabet that addresses allow. Everything stays behind the `#`, on this machine. */
export function toLink(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for anything that `toLink` has not made. */
export function fromLink(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

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
