/** Writes a game down as the digital edition would, by the conventions of the real logs. */
import type { Finding } from '../../../core/finding.ts';
import { stepAt } from '../../../core/steps.ts';
import { type Board, top } from '../../../games/twilight-struggle/board.ts';
import type { GameFact } from '../../../games/twilight-struggle/facts.ts';
import { makeBoard } from '../../../games/twilight-struggle/index.ts';
import type { Ruleset, SideId } from '../../../games/twilight-struggle/ruleset.ts';
import type { OperationsTask } from '../../../games/twilight-struggle/state.ts';
import { knownHand } from '../../../games/twilight-struggle/turn/hands.ts';
import { twilightStruggle } from '../../../registry/twilight-struggle.ts';
import { scoreName } from '../say.ts';
import { Page } from './page.ts';

const SIDES = ['US', 'USSR'] as const;

/** Cards that the client shows as in play. */
const SHOWN = new Set([
  ...[9, 17, 21, 23, 25, 27, 31, 35, 40, 41, 42, 43, 44, 50, 51, 55, 59, 60, 65, 68, 69, 73],
  ...[82, 83, 86, 87, 93, 94, 106, 109, 110],
]);

/** Writes down one game. */
export class Scribe {
  readonly page = new Page();
  readonly board: Board;
  #hasEvent = false;
  #cards: readonly number[] = [];
  #taken = 0;
  #quiet = false;
  #toSpace = false;
  #newTurn: string[] = [];
  #values = new Map<string, { printed: number; value: number }>();
  #begun = new Set<number>();

  constructor(rules: Ruleset, handicap: Readonly<Record<SideId, number>>) {
    this.board = { ...makeBoard(rules), report: (finding) => this.onFinding(finding) };
    this.board.state.handicap[0] = handicap.us;
    this.board.state.handicap[1] = handicap.ussr;
  }

  title(number: number): string {
    const entry = this.board.tables.cards[number];
    return entry ? `${entry.title}${entry.starred ? '*' : ''}` : '';
  }

  country = (index: number): string => this.board.tables.countries[index]?.name ?? '';

  #entry(header: string, cards: readonly number[]): void {
    this.page.entry(header);
    this.#hasEvent = false;
    this.#cards = cards;
    this.#begun.clear();
  }

  #empty(header: string): void {
    this.page.empty(header);
    this.#cards = [];
  }

  // Facts -------------------------------------------------------------------------------------------------------------

  /** What is printed before a fact takes effect. */
  before(fact: GameFact): void {
    const { state } = this.board;
    const task = top(this.board);
    const header = (by: 0 | 1): string => `Turn ${state.turn}, ${SIDES[by]} AR${state.round}`;
    if (fact.type === 'play') this.#entry(`${header(fact.by)}: ${this.title(fact.card)}`, [fact.card]);
    else if (fact.type === 'discard') {
      this.#entry(`${header(fact.by)}: ${this.title(fact.card)}`, [fact.card]);
      this.page.say(`${SIDES[fact.by]} discards ${this.title(fact.card)}`);
    } else if (fact.type === 'pass') this.#empty(header(fact.by));
    else if (fact.type === 'mode' && task?.do === 'operations') this.heading(task, fact.mode);
    else if (fact.type === 'done' && task?.do === 'operations' && task.mode === null) this.declined(task);
    else if (fact.type === 'place' && task?.do === 'markers' && this.#isNorad(task.frame.card)) this.page.blank();
    else if (fact.type === 'target' && task?.do === 'operations')
      this.page.say(`Target: ${this.country(fact.country)}`);
  }

  #isNorad(card: number): boolean {
    return this.board.tables.cards[card]?.id === 'norad';
  }

  heading(task: OperationsTask, mode: string): void {
    const { printed = 0, value = 0 } = this.#values.get(`${task.side}-${task.card}`) ?? {};
    if (task.mode === null && this.#hasEvent && (!task.granted || this.page.lines.at(-1)?.includes('Military Ops')))
      this.page.blank();
    const name = { influence: 'Place Influence', realignment: 'Realignment', coup: 'Coup', space: 'Space Race' }[mode];
    const heading = `${name} (${mode === 'coup' || mode === 'space' ? value : printed} Ops):`;
    if (task.mode === null || !this.page.retitle(heading)) this.page.say(heading);
  }

  /** Only the coups of Che are announced without being made. */
  declined(task: OperationsTask): void {
    if (this.board.tables.cards[task.card]?.id === 'che' && task.granted) this.heading(task, 'coup');
  }

  // What happens ------------------------------------------------------------------------------------------------------

  onFinding(finding: Finding): void {
    const { message, args = {} } = finding;
    const at = (key: string): number => Number(args[key] ?? 0);
    const side = SIDES[at('side') as 0 | 1] ?? 'US';
    if (message === 'change.influence') this.move(at('side') as 0 | 1, at('country'), at('to') - at('from'));
    else if (message === 'operations.printed' || message === 'operations.modified')
      this.#values.set(`${at('side')}-${at('card')}`, { printed: Number(args.printed ?? args.n), value: at('n') });
    else if (message === 'play.use') this.#toSpace = args.use === 'space';
    else if (message === 'deck.reshuffled') {
      if (stepAt(twilightStruggle.steps, this.board.state).path === 'turn.headline.choosing')
        this.#newTurn.push('*RESHUFFLE*');
      else this.page.say('*RESHUFFLE*');
    }
    this.hearOfTracks(finding, at, side);
    this.hearOfDice(finding, at, side);
    this.hearOfCards(finding, at, side);
  }

  hearOfTracks({ message, clause }: Finding, at: (key: string) => number, side: string): void {
    if (message === 'change.vp') {
      const score = at('from') + (side === 'US' ? at('n') : -at('n'));
      if (!this.#quiet) this.page.say(`${side} gains ${at('n')} VP. Score is ${scoreName(score)}.`);
    } else if (message === 'vp.none') {
      if (!this.#quiet && clause.startsWith('10.')) this.page.say(`No VP awarded. Score is ${scoreName(at('to'))}.`);
    } else if (message === 'milops.shortfall') this.#quiet = true;
    else if (message === 'turn.begins') this.#quiet = false;
    else if (message === 'change.defcon') {
      const line = `DEFCON ${at('to') > at('from') ? 'improves' : 'degrades'} to ${at('to')}`;
      if (clause === '4.5.A') this.#newTurn.push(line);
      else this.page.say(line);
    } else if (message === 'change.milops') {
      this.page.later(`${side} Military Ops to ${at('to')}`);
      if (!clause.startsWith('8.2.4')) this.page.flush();
    } else if (message === 'change.space') this.page.say(`${side} advances to ${at('to')} in the Space Race.`);
  }

  hearOfDice({ message }: Finding, at: (key: string) => number, side: string): void {
    const signed = (n: number): string => `${n < 0 ? '' : '+'}${n}`;
    if (message === 'coup.strength') {
      const cards = at('cards') === 0 ? '' : ` (${signed(at('cards'))}) `;
      const outcome = at('n') > 0 ? 'SUCCESS' : 'FAILURE';
      this.page.say(`${outcome}: ${at('die')} [ + ${at('operations')}${cards} - 2x${at('stability')} = ${at('n')} ]`);
    } else if (message === 'realign.roll') {
      const modifier = at('neighbours') + at('more') + at('superpower');
      const sum = modifier === 0 ? '' : ` (${signed(modifier)}) = ${at('die') + modifier}`;
      this.page.say(`${side} rolls ${at('die')}${sum}`);
    } else if (message === 'war.won' || message === 'war.lost') {
      const penalty = at('penalty') === 0 ? '' : ` (-${at('penalty')}) `;
      const won = message === 'war.won';
      const late = this.page.takeLate();
      this.page.say(`War in ${this.country(at('country'))}`);
      this.page.say(`${won ? 'VICTORY' : 'DEFEAT'}: ${at('die')}${penalty} ${won ? '>=' : '<'} ${at('needed')}`);
      for (const line of late) this.page.later(line);
    } else if (message === 'space.success' || message === 'space.failure') {
      const outcome = message === 'space.success' ? 'Success' : 'Failed';
      this.page.say(`Die roll: ${at('die')} -- ${outcome}! (Needed ${at('needed')} or less)`);
    } else if (message === 'trap.escapes') this.page.say(`Trap Roll: ${at('die')} <= 4 -- Trap Escaped`);
    else if (message === 'trap.stays') this.page.say(`Trap Roll: ${at('die')} > 4 -- Trap Remains in Effect`);
  }

  hearOfCards(finding: Finding, at: (key: string) => number, side: string): void {
    const { message, args = {}, clause } = finding;
    const number = at('card');
    if (message === 'event.occurs') this.marker(number);
    else if (message === 'event.unmet') {
      if (clause !== 'never' && this.board.tables.cards[number]?.id === 'special-relationship') this.marker(number);
    } else if (message === 'effect.begins') {
      if (SHOWN.has(number) && !this.#begun.has(number)) this.page.say(`${this.title(number)} is now in play.`);
      this.#begun.add(number);
    } else if (message === 'card.discarded-by-event') this.page.say(`${side} discards ${this.title(number)}`);
    else if (message === 'card.discarded-held') {
      this.page.blank();
      this.page.say(`${side} discards ${this.title(number)}`);
    } else if (message === 'card.taken-from' || message === 'card.taken-by') this.taken(clause, side, number);
    else if (message === 'option.taken') this.option(clause, side, String(args.option));
    else if (message === 'hand.shown') this.shown(clause, at('side') as 0 | 1);
    else if (message === 'headline.resolves') this.page.flush();
    else if (message === 'pass.done' && this.#cards.length > 0)
      this.#empty(`Turn ${this.board.state.turn}, ${side} AR${this.board.state.round}`);
  }

  marker(number: number): void {
    if (this.#cards.includes(number)) this.page.blank();
    this.#hasEvent = true;
    this.page.say(`Event: ${this.title(number)}`);
    const id = this.board.tables.cards[number]?.id;
    if (id === 'warsaw-pact-formed' || id === 'south-african-unrest') this.page.say(`Event: ${this.title(number)}`);
  }

  move(side: 0 | 1, country: number, delta: number): void {
    const { influence } = this.board.state;
    const pair = `[${influence[2 * country]}][${influence[2 * country + 1]}]`;
    this.page.move(side, this.country(country), delta, pair);
  }

  taken(clause: string, side: string, number: number): void {
    this.#taken = number;
    const name = this.title(number);
    if (clause === 'card:grain-sales-to-soviets') {
      this.page.say(`USSR reveals ${name}`);
      this.page.say(`USSR reveals ${name} from hand`);
    } else if (clause === 'card:un-intervention') this.page.say(`${side} plays ${name}`);
    else if (clause !== 'card:star-wars') this.page.say(`${side} reveals ${name}`);
  }

  option(clause: string, side: string, option: string): void {
    if (clause === 'card:olympic-games')
      this.page.say(`${side} chooses to ${option} ${option === 'boycott' ? '' : 'in '}the Olympics`);
    if (clause === 'card:grain-sales-to-soviets') {
      const name = this.title(this.#taken);
      if (option === 'return') this.page.say(`US returns ${name} to USSR`);
      else for (let i = 0; i < 2; i++) this.page.say(`US plays ${name}`);
    }
    if (clause === 'card:chernobyl') {
      const region = this.board.tables.rules.regions.find(({ id }) => id === option);
      this.page.say(`US chooses ${region?.name}`);
    }
  }

  shown(clause: string, side: 0 | 1): void {
    const scoringOnly = clause === 'card:the-cambridge-five';
    const hand = knownHand(this.board, side).filter(
      (number) => !scoringOnly || this.board.tables.cards[number]?.scoring,
    );
    for (const number of hand) this.page.say(`${SIDES[side]} reveals ${this.title(number)}`);
    if (hand.length === 0) this.page.say(`${SIDES[side]} has no cards to reveal`);
  }

  // Other entries -----------------------------------------------------------------------------------------------------

  /** The heading of a card for the space race stands where its play is announced. */
  announceSpace(): void {
    if (!this.#toSpace) return;
    this.#toSpace = false;
    const task = top(this.board);
    if (task?.do === 'operations') this.heading(task, 'space');
  }

  headline(facts: readonly (GameFact & { readonly type: 'headline' })[]): void {
    const cards = facts.map((fact) => fact.card);
    this.#entry(
      `Turn ${this.board.state.turn}, Headline Phase: ${cards.map((card) => this.title(card)).join(' & ')}`,
      cards,
    );
    for (const line of this.#newTurn) this.page.say(line);
    this.#newTurn = [];
    for (const fact of facts) this.page.say(`${SIDES[fact.by]} Headlines ${this.title(fact.card)}`);
  }
}
