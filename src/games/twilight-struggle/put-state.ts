/** Writing a state over another, where many are made one after the other. */
import type { NumberSet } from '../../core/number-set.ts';
import type { State } from './state.ts';

/** Makes a state the same as another, in its own arrays: making new ones is most of what a copy costs. */
export function putState(into: State, from: State): void {
  const { milops, space, spaceUsed, influence, snapshot, reach, zone, hidden, occurred, headline, placed, handicap } =
    into;
  for (const side of [0, 1] as const) {
    milops[side] = from.milops[side];
    space[side] = from.space[side];
    spaceUsed[side] = from.spaceUsed[side];
    into.present[side] = from.present[side];
    into.controlled[side] = from.controlled[side];
    snapshot[side] = from.snapshot[side];
    reach[side] = from.reach[side];
    hidden[side] = from.hidden[side];
    headline[side] = from.headline[side];
    placed[side] = from.placed[side];
    handicap[side] = from.handicap[side];
  }
  (influence as Uint8Array).set(from.influence as Uint8Array);
  (zone as Uint8Array).set(from.zone as Uint8Array);
  for (let at = 0; at < from.lying.length; at++) into.lying[at] = from.lying[at] as NumberSet;
  occurred.set(from.occurred);
  into.step = from.step;
  into.turn = from.turn;
  into.round = from.round;
  into.phasing = from.phasing;
  into.defcon = from.defcon;
  into.vp = from.vp;
  into.elsewhere = from.elsewhere;
  into.chinaHolder = from.chinaHolder;
  into.chinaUp = from.chinaUp;
  into.lasting = from.lasting;
  into.agenda = from.agenda.slice();
  into.headlineOrder = from.headlineOrder;
  into.play = from.play;
  into.movedTo = from.movedTo;
  into.turnZero = from.turnZero;
  into.result = from.result;
}
