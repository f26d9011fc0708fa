/** The parts of a document that is a zip archive. */
import { type Unzipped, unzipSync, zipSync } from 'fflate';

/** So much text no rulebook has; an archive can be made to unpack to any size. */
const MOST = 50_000_000;

/** The parts of an archive that hold text, by name. Throws an `Error` if it is broken or unpacks to too much. */
export function partsOf(bytes: Uint8Array, wanted: (name: string) => boolean): Unzipped {
  let left = MOST;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false;
      left -= originalSize;
      if (left < 0) throw new Error('it unpacks to more than any rulebook has');
      return true;
    },
  });
}

/** An archive of these parts only, as a reader of its own takes it. */
export const packed = (parts: Unzipped): Uint8Array => zipSync(parts, { level: 0 });
