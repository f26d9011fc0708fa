/** From the words of a case to a board and facts. */
import { wording } from '../../../core/wording.ts';
import type { Board } from '../board.ts';
import type { Card, Selection } from '../cards.ts';
import { type GameFact, WAYS } from '../facts.ts';
import { makeBoard } from '../index.ts';
import type { Ruleset } from '../ruleset.ts';
import { idOf, SEATS, type Seat } from '../seats.ts';
import { TALK } from '../state.ts';
import type { CaseAction, CaseInput, CasePosition, CaseSelection } from './format.ts';
import { cardNamed, noMarker, readLine, seatNamed } from './notation.ts';
import { type Path, refuse } from './problem.ts';
import type { Words } from './words.ts';

/** The rules with the readings that the case names. */
export function withPolicies(rules: Ruleset, { policies = {} }: Pick<CaseInput, 'policies'>): Ruleset {
  for (const [id, option] of Object.entries(policies)) {
    const issue = rules.issues[id];
    if (!issue)
      refuse(['policies', id], wording('unknown issue "{name}"', { name: id }), undefined, Object.keys(rules.issues));
    if (!issue.supported.includes(option)) {
      const expected = wording('one of {names}', { names: issue.supported.join(', ') });
      refuse(
        ['policies', id],
        wording('"{option}" is no reading of "{issue}" that can be ruled under', { option, issue: id }),
        expected,
        issue.supported,
      );
    }
  }
  return { ...rules, policies: { ...rules.policies, ...policies } };
}

/** The board of a case, at the state of the chart with this index. */
export function setUpBoard(rules: Ruleset, position: CasePosition = {}, words: Words, step: number): Board {
  const board = makeBoard(rules);
  const { state } = board;
  state.step = step;
  state.round = position.round ?? 1;
  state.talk = position.talk ?? null;
  const set = (seat: Seat, target: Seat, missiles: unknown, path: Path) => {
    if (!Number.isSafeInteger(missiles) || (missiles as number) < 0) {
      const message = wording('a marker cannot show {value}', { value: String(JSON.stringify(missiles)) });
      refuse(path, message, wording('a whole number of missiles from 0'));
    }
    state.markers[4 * seat + target] = missiles as number;
  };
  for (const [name, aimed] of Object.entries(position.attack ?? {})) {
    const seat = seatNamed(name, words, ['position', 'attack', name]);
    for (const [other, missiles] of Object.entries(aimed)) {
      const path = ['position', 'attack', name, other];
      const target = seatNamed(other, words, path);
      if (target === seat) refuse(path, noMarker(seat), wording('the missiles in reserve under "reserve"'));
      set(seat, target, missiles, path);
    }
  }
  for (const [name, missiles] of Object.entries(position.reserve ?? {})) {
    const path = ['position', 'reserve', name];
    const seat = seatNamed(name, words, path);
    set(seat, seat, missiles, path);
  }
  return board;
}

/**
 * The facts of an action.
 * @param partial whether a round may lack selections: a record must be whole, a question need not be
 */
export function factsOf(action: CaseAction, words: Words, path: Path, partial = false): GameFact[] {
  switch (action.kind) {
    case 'round':
      return roundFacts(action.selections, words, [...path, 'selections'], partial);
    case 'agree':
      return [{ type: 'agree', talk: oneOf(TALK, action.talk, [...path, 'talk']) }];
    case 'talk':
      return [{ type: 'talk', by: playerOf(action, words, path), way: oneOf(WAYS, action.way, [...path, 'way']) }];
    case 'select':
      return [{ type: 'select', ...laidBy(action, words, path) }];
    case 'reveal':
      return [{ type: 'reveal', ...laidBy(action, words, path), salt: action.salt ?? '' }];
    case 'commit':
      return [{ type: 'commit', by: playerOf(action, words, path), seal: action.seal ?? null }];
    default: {
      const { kind } = action as { readonly kind: unknown };
      return refuse(
        [...path, 'kind'],
        wording('unknown kind of action "{name}"', { name: String(kind) }),
        wording('one of {names}', { names: 'round, select, commit, reveal, agree, talk' }),
      );
    }
  }
}

function roundFacts(
  selections: Readonly<Record<string, CaseSelection>>,
  words: Words,
  path: Path,
  partial: boolean,
): GameFact[] {
  const facts = Object.entries(selections).map(([name, selection]): GameFact => {
    const by = seatNamed(name, words, [...path, name]);
    return { type: 'select', by, cards: readSelection(selection, by, words, [...path, name]) };
  });
  const missing = SEATS.filter((seat) => !facts.some((fact) => 'by' in fact && fact.by === seat)).map(idOf);
  if (partial ? facts.length === 0 : missing.length > 0)
    refuse(
      path,
      wording('no selection of {players}', { players: missing.join(', ') }),
      wording('one selection for each of the four players'),
    );
  return facts;
}

const playerOf = ({ player }: { readonly player: string }, words: Words, path: Path): Seat =>
  seatNamed(player, words, [...path, 'player']);

function laidBy(action: { readonly player: string; readonly selection: CaseSelection }, words: Words, path: Path) {
  const by = playerOf(action, words, path);
  return { by, cards: readSelection(action.selection, by, words, [...path, 'selection']) };
}

/** A selection in one line, or marker by marker. */
export function readSelection(selection: CaseSelection, by: Seat, words: Words, path: Path): Selection {
  // YAML takes a bare +4 for a number.
  if (selection === 4) return readLine('+4', by, words, path);
  if (typeof selection === 'string') return readLine(selection, by, words, path);
  const cards: (readonly Card[])[] = [[], [], [], []];
  for (const [name, laid] of Object.entries(selection)) {
    const target = seatNamed(name, words, [...path, name]);
    cards[target] = laid.map((word, index) => cardNamed(word, words, [...path, name, index]));
  }
  return cards;
}

function oneOf<T extends string>(known: readonly T[], value: string, path: Path): T {
  if (!known.includes(value as T))
    refuse(
      path,
      wording('"{value}" is not possible here', { value: String(value) }),
      wording('one of {names}', { names: known.join(', ') }),
      known,
    );
  return value as T;
}
