/** A digest of all that claims are about and run on, so that figures can say whether they are of the code as it is. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../data/files.ts';

/** Rules, charts, the referee and the claims; words and tests change no figure. */
const FOLDERS = ['rules/twilight-struggle', 'rules/guerra-fria', 'machines', 'src/core', 'src/games', 'src/proofs'];
const LEFT_OUT = /i18n|\.test\.ts$|\.fixture\.ts$/;

/** Twelve digits, the same for the same files. */
export function codeDigest(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS) {
    const root = join(PACKAGE_ROOT, folder);
    if (!existsSync(root)) continue;
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|yaml)$/.test(name));
    for (const name of names.map((each) => each.replaceAll('\\', '/')).sort())
      if (!LEFT_OUT.test(name)) hash.update(`${folder}/${name}\n`).update(readFileSync(join(root, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
