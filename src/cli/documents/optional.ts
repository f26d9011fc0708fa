/** Readers that are large and seldom needed are no part of the package: whoever has such a document installs one. */
import { createRequire } from 'node:module';
import { wording } from '../../core/wording.ts';
import { Stop } from '../exit.ts';

/** A module of an optional package. Throws a `Stop` that says how to install it. */
export function optional<T>(module: string, name: string): T {
  const load = createRequire(import.meta.url);
  try {
    load.resolve(module);
  } catch {
    const [own] = module.split('/');
    throw new Stop(
      wording('arbiter: to read {name} the package {package} is needed: npm install {package}', {
        name,
        package: own ?? module,
      }),
    );
  }
  return load(module) as T;
}
