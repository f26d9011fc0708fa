/** The lasting effects in force, sorted by what they do: once for every change of the list, not for every question. */
import { remember } from '../../../core/remember.ts';
import type { Board } from '../board.ts';
import type { Frame, Lasting } from '../state.ts';
import { freshFrame } from './frame.ts';
import type { Exempt, Forbid, ForbiddenAction, Modify, Oblige, Offer, Quantity, Trap } from './vocabulary.ts';

/** A lasting effect and what it says. */
export interface Of<T> {
  readonly lasting: Lasting;
  readonly rule: T;
}
type ModifyOf<Q extends Quantity, M = Modify> = M extends { readonly quantity: infer Own }
  ? Q extends Own
    ? M
    : never
  : never;

export interface InForce {
  readonly forbid: { readonly [A in ForbiddenAction]?: readonly Of<Forbid>[] };
  readonly exempt: readonly Of<Exempt>[];
  readonly modify: { readonly [Q in Quantity]?: readonly Of<ModifyOf<Q>>[] };
  readonly offer: readonly Of<Offer>[];
  readonly trap: readonly Of<Trap>[];
  readonly oblige: readonly Of<Oblige>[];
  /** Effects that an act may set off or end, in the order in which they came into force. */
  readonly watching: readonly Lasting[];
}

/** What is in force on this board. The list of lasting effects is replaced when it changes, so it is its own key. */
export const inForce = (board: Board): InForce => sorted(board.state.lasting);

/** The circumstances of a lasting effect: roles are read for the side that implemented it. */
export const frameOf: (lasting: Lasting) => Frame = remember(({ card, player }) => freshFrame(card, player));

const sorted = remember((list: readonly Lasting[]): InForce => {
  const forbid: { [A in ForbiddenAction]?: Of<Forbid>[] } = {};
  const exempt: Of<Exempt>[] = [];
  const modify: { [Q in Quantity]?: Of<Modify>[] } = {};
  const offer: Of<Offer>[] = [];
  const trap: Of<Trap>[] = [];
  const oblige: Of<Oblige>[] = [];
  const watching: Lasting[] = [];
  for (const lasting of list) {
    const { step } = lasting;
    if ('trigger' in step || ('modify' in step && typeof step.modify.until === 'object')) watching.push(lasting);
    if ('forbid' in step) {
      const { forbid: rule } = step;
      for (const action of rule.action) forbid[action] = [...(forbid[action] ?? []), { lasting, rule }];
    } else if ('exempt' in step) exempt.push({ lasting, rule: step.exempt });
    else if ('offer' in step) offer.push({ lasting, rule: step.offer });
    else if ('trap' in step) trap.push({ lasting, rule: step.trap });
    else if ('oblige' in step) oblige.push({ lasting, rule: step.oblige });
    else if ('modify' in step) {
      const { quantity } = step.modify;
      modify[quantity] = [...(modify[quantity] ?? []), { lasting, rule: step.modify }];
    }
  }
  return { forbid, exempt, modify: modify as InForce['modify'], offer, trap, oblige, watching };
});
