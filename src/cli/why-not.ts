/** `arbiter legal --why-not ACTION`: an action in a few words, tried step by step up to the step that fails. */

import type { NameIndex } from '../cases/names.ts';
import type { CaseStep } from '../cases/rule.ts';
import { type Verdict, verdictOf } from '../core/finding.ts';
import { testsOf } from '../core/judge.ts';
import { wording } from '../core/wording.ts';
import { didYouMean } from '../data/nearest.ts';
import type { Board } from '../games/twilight-struggle/board.ts';
import type { GameFact } from '../games/twilight-struggle/facts.ts';
import type { Mode } from '../games/twilight-struggle/state.ts';
import type { Side } from '../games/twilight-struggle/tables.ts';
import { twilightStruggle } from '../registry/twilight-struggle.ts';
import { awaits, exampleCard, playable, tryOut } from '../ruling/look-ahead.ts';
import { usageError } from './exit.ts';

const VERBS = [
  'place',
  'influence',
  'coup',
  'realign',
  'space',
  'play',
  'headline',
  'discard',
  'remove',
  'choose',
  'pass',
  'done',
] as const;
type Verb = (typeof VERBS)[number];

/** An action as it was understood. */
interface Wish {
  readonly verb: Verb;
  readonly country?: number;
  readonly card?: number;
  readonly option?: string;
  readonly use?: 'event' | 'operations' | 'space';
}

const USES: Readonly<Record<string, Wish['use']>> = {
  event: 'event',
  ops: 'operations',
  operations: 'operations',
  space: 'space',
};

/** Reads `coup mexico with duck and cover`, `play 25 event`, `pass`. Throws a `Stop` if it cannot. */
export function readWish(text: string, names: NameIndex): Wish {
  const [first = '', ...words] = text.trim().split(/\s+/);
  const verb = VERBS.find((known) => known === first.toLowerCase());
  if (!verb) {
    throw usageError(
      wording('--why-not "{text}" begins with no known word', { text }),
      'legal',
      didYouMean(first, VERBS) ?? wording('begin with one of {names}', { names: VERBS.join(', ') }),
    );
  }
  const [before = '', after] = words.join(' ').split(/(?<!\s)\s*\b(?:with|using)\b\s*/i);
  const known = (kind: 'country' | 'card', name: string): number => {
    const found = names[kind](name);
    if (found === undefined)
      throw usageError(
        wording('there is no {kind, select, country {country} other {card}} "{name}"', { kind, name }),
        'legal',
        didYouMean(name, kind === 'country' ? names.countries : names.cards),
      );
    return found;
  };
  const country = (name: string): number => known('country', name);
  const card = (name: string): number => known('card', name);
  const withCard = after === undefined ? {} : { card: card(after) };
  switch (verb) {
    case 'pass':
    case 'done':
      return { verb };
    case 'choose':
      return { verb, option: before };
    case 'play': {
      const use = USES[words.at(-1)?.toLowerCase() ?? ''];
      const name = use
        ? words
            .slice(0, -1)
            .filter((word) => word !== 'for')
            .join(' ')
        : before;
      return { verb, card: card(name), ...(use && { use }) };
    }
    case 'space':
      return before === '' ? { verb, ...withCard } : { verb, card: card(before) };
    case 'headline':
    case 'discard':
      return { verb, card: card(before) };
    default:
      return { verb, country: country(before), ...withCard };
  }
}

/** How the action fared. */
export interface Answer {
  readonly verdict: Verdict;
  readonly steps: readonly Pick<CaseStep, 'findings' | 'consequences'>[];
  /** The fact that decided, and the board at which it was tried. */
  readonly fact: GameFact;
  readonly board: Board;
  /** The card taken as an example, if the action names none. */
  readonly example?: number;
}

/** Tries the action from a board that waits for something. Throws a `Stop` if no card could serve. */
export function tryWish(board: Board, wish: Wish, by: Side): Answer {
  const example =
    wish.card === undefined && needsCard(wish) && awaits(board, 'play')
      ? exampleCard(board, playable(board))
      : undefined;
  if (wish.card === undefined && needsCard(wish) && awaits(board, 'play') && example === undefined) {
    throw usageError(
      wording('no card may be played for Operations here'),
      'legal',
      wording('ask about a card: --why-not "play CARD ops"'),
    );
  }
  const facts = factsOf(wish, by, wish.card ?? example);
  const steps: Answer['steps'][number][] = [];
  let now = board;
  for (const [index, fact] of facts.entries()) {
    const last = index === facts.length - 1;
    if (!last && !awaits(now, fact.type)) continue;
    const findings = testsOf(twilightStruggle, now, fact);
    const verdict = verdictOf(findings);
    steps.push({ findings, consequences: [] });
    if (last || verdict === 'illegal')
      return { verdict, steps, fact, board: now, ...(example !== undefined && { example }) };
    now = tryOut(now, fact).board;
  }
  throw new Error('an action without facts');
}

const MODE_OF: Partial<Record<Verb, Mode>> = {
  place: 'influence',
  influence: 'influence',
  coup: 'coup',
  realign: 'realignment',
};

const needsCard = ({ verb }: Wish): boolean => MODE_OF[verb] !== undefined;

/** The facts of an action in order; those the chart does not wait for on the way are passed over. */
function factsOf(wish: Wish, by: Side, card: number | undefined): GameFact[] {
  const { verb, country = 0, option = '', use } = wish;
  const mode = MODE_OF[verb];
  const play: GameFact[] = card === undefined ? [] : [{ type: 'play', by, card }];
  if (mode) {
    const target: GameFact = mode === 'influence' ? { type: 'place', by, country } : { type: 'target', by, country };
    const way: GameFact[] = [
      { type: 'use', by, use: 'operations' },
      { type: 'order', by, order: 'operations-first' },
      { type: 'mode', by, mode },
    ];
    return [...play, ...way, target];
  }
  switch (verb) {
    case 'play':
      return use ? [...play, { type: 'use', by, use }] : play;
    case 'space':
      return [...play, { type: 'use', by, use: 'space' }];
    case 'headline':
    case 'discard':
      return [{ type: verb, by, card: card ?? 0 }];
    case 'remove':
      return [{ type: 'remove', by, country }];
    case 'choose':
      return [{ type: 'choose', by, option }];
    case 'done':
      return [{ type: 'done', by }];
    default:
      return [{ type: 'pass', by }];
  }
}
