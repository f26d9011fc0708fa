/** What an engine is asked, line by line, and what ours answers. The words are those of `engine.schema.json`. */
import type { CaseFact, CasePosition } from '../cases/case.ts';
import { CaseError } from '../core/case-problem.ts';
import type { Agreement } from './agreement.ts';
import type { MatchState } from './state.ts';
import type { TwilightMatch } from './twilight-struggle.ts';

/** How a game begins. */
export interface NewGame {
  readonly edition?: Agreement['edition'];
  readonly policies?: Readonly<Record<string, string>>;
  readonly position?: CasePosition;
  readonly hands?: Agreement['hands'];
  readonly handicap?: readonly [number, number];
}

export type Request =
  | ({ readonly do: 'new' } & NewGame)
  | { readonly do: 'choices' }
  | { readonly do: 'apply'; readonly fact: CaseFact }
  | { readonly do: 'state' }
  | { readonly do: 'quit' };

/** An answer. `unsupported` says what the engine does not know; with `ok: false` alone the fact is refused. */
export interface EngineSays {
  readonly ok: boolean;
  readonly choices?: readonly CaseFact[];
  readonly state?: Partial<MatchState>;
  readonly reason?: string;
  readonly unsupported?: string;
}

/** Begins a game; throws a `CaseError` or a `RangeError` for one that makes no sense. */
export type Opener = (beginning: NewGame) => TwilightMatch;

/** Our own engine, one line after the other. */
export class Answering {
  readonly #open: Opener;
  /** A refusal for people: the clauses that forbid a fact. */
  readonly #because: (match: TwilightMatch, fact: CaseFact) => string;
  #match: TwilightMatch | undefined;

  constructor(open: Opener, because: (match: TwilightMatch, fact: CaseFact) => string) {
    this.#open = open;
    this.#because = because;
  }

  /** Answers a line. Undefined when the engine is to end. */
  answer(line: string): EngineSays | undefined {
    let request: Request;
    try {
      request = JSON.parse(line) as Request;
    } catch {
      return { ok: false, unsupported: 'this is no line of JSON' };
    }
    if (typeof request !== 'object' || request === null) return { ok: false, unsupported: 'a request is an object' };
    try {
      return request.do === 'quit' ? undefined : this.#act(request);
    } catch (error) {
      if (error instanceof CaseError || error instanceof RangeError) return { ok: false, unsupported: error.message };
      throw error;
    }
  }

  #act(request: Request): EngineSays {
    if (request.do === 'new') {
      const { do: _, ...beginning } = request;
      this.#match = this.#open(beginning);
      return { ok: true };
    }
    const match = this.#match;
    if (match === undefined) return { ok: false, unsupported: 'no game has begun: ask "new" first' };
    switch (request.do) {
      case 'choices':
        return { ok: true, choices: match.choices() };
      case 'apply': {
        const applied = match.apply(request.fact);
        if (applied.ok) return applied;
        if ('problem' in applied) return { ok: false, unsupported: applied.problem.message };
        return { ok: false, reason: this.#because(match, request.fact) };
      }
      case 'state':
        return { ok: true, state: match.state };
      default:
        return { ok: false, unsupported: 'there is no such request' };
    }
  }
}
