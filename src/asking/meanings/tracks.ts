/** What phrases say of the turn, of DEFCON and of what is counted on the tracks. */
import { act, type Meanings, n, only, track } from './say.ts';

export const tracksMeanings: Meanings = {
  'position.turn': (draft, values) => only(draft.position, 'turn', n(values)),
  'position.round': (draft, values) => {
    draft.inRound = true;
    // "Soviet action round": whoever's it is plays.
    act(draft, values);
    if (values.n !== undefined) draft.position.action_round = n(values);
  },
  'position.first_round': (draft) => {
    draft.inRound = true;
    draft.position.action_round ??= 1;
  },
  'position.defcon': (draft, values) => only(draft.position, 'defcon', n(values)),
  'position.vp': (draft, values) => {
    // "Wargames ends the game with VP on 0": where the marker comes to, not where it was.
    if (draft.event.end_game) return false;
    draft.position.vp = draft.side(values.side) === 'ussr' ? -n(values) : n(values);
    return undefined;
  },
  'position.draw_pile': (draft, values) => only(draft.position, 'draw_pile', n(values)),
  'position.headline': (draft) => {
    draft.position.phase = 'headline';
  },
  // Whether that is so shows when all is said.
  'said.unreached': () => undefined,
  // That no attempt in the space race came before: nothing is spent.
  'said.first_attempt': () => undefined,
  // The attempt is one at the next box. 6.4.1
  'said.next_box': (draft, values) => {
    const side = draft.actor ?? draft.me ?? draft.last;
    if (!side || n(values) < 1) return false;
    if (draft.use === undefined) draft.use = 'space';
    const before = draft.position.space?.[side];
    if (before !== undefined) return before === n(values) - 1 ? undefined : false;
    draft.position.space = { ...draft.position.space, [side]: n(values) - 1 };
    return undefined;
  },
  'position.milops': (draft, values) => track(draft, 'milops', values),
  'position.milops_both': (draft, values) => {
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (!one || !two || one === two) return false;
    draft.position.milops = { ...draft.position.milops, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    return undefined;
  },
  'position.space': (draft, values) => track(draft, 'space', values),
  'position.space_both': (draft, values) => {
    draft.position.space = { us: n(values), ussr: n(values) };
    draft.tracking = 'space';
  },
  'position.spent': (draft, values) => {
    const side = draft.side(values.side) ?? draft.last ?? draft.me;
    if (!side) return false;
    draft.position.space_attempts_spent = { ...draft.position.space_attempts_spent, [side]: 1 };
  },
  'more.box': (draft, values) => {
    const side = draft.actor ?? draft.me;
    if (!side) return false;
    draft.position.space = { ...draft.position.space, [side]: n(values) };
  },
};
