/** `arbiter completion bash|zsh|fish` */
import { wording } from '../../core/wording.ts';
import { didYouMean, oneOf } from '../../data/nearest.ts';
import type { Call } from '../command.ts';
import { completionScript, SHELLS } from '../completion.ts';
import { EXIT, type ExitCode, usageError } from '../exit.ts';
import { print } from '../io.ts';

/** Names of the sets of readings; `rules/twilight-struggle/profiles.yaml`. */
const PROFILES = ['rulebook', 'playdek', 'tournament', 'promo-cards', 'promo-pack-1', 'promo-pack-2'];

/** Runs `arbiter completion`. */
export async function run({ operands, io, games }: Call): Promise<ExitCode> {
  const [name = ''] = operands;
  const shell = SHELLS.find((known) => known === name);
  if (!shell)
    throw usageError(
      wording('no completion for "{name}"', { name }),
      'completion',
      didYouMean(name, SHELLS) ?? oneOf(SHELLS),
    );
  const issues = await Promise.all(games.map((game) => game.issues()));
  const policy = issues.flat().flatMap(({ id, supported }) => supported.map((option) => `${id}=${option}`));
  print(io.stdout, completionScript(shell, { policy, profile: PROFILES }));
  return EXIT.fine;
}
