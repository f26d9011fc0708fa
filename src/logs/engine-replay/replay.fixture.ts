/** A game of our own, in the shape of the replays of the open-source engine. */

const many = (country: string, n: number): readonly object[] =>
  Array.from({ length: n }, () => ({ kind: 'place_influence', payload: { country } }));
export const act = (kind: string, payload: object = {}): object => ({ kind, payload });

export const SET_UP = [
  ...many('Poland', 4),
  ...many('East_Germany', 2),
  ...many('West_Germany', 4),
  ...many('Italy', 3),
];
export const PLAYS = [
  act('headline_play', { card: 'Nasser' }),
  act('headline_play', { card: 'Duck_and_Cover' }),
  // The USSR coups with a card of the US whose event cannot occur, so that nobody asks for the order.
  act('action_round_play', { card: 'NATO' }),
  act('play_mode', { mode: 'ops' }),
  act('ops_type', { type: 'coup' }),
  act('coup_target', { country: 'Iran' }),
  act('coup_roll', { value: 4 }),
  act('action_round_play', { card: 'Romanian_Abdication' }),
  act('play_mode', { mode: 'ops' }),
  act('event_ops_order', { order: 'event_first' }),
  act('event_resume'),
  act('ops_type', { type: 'realignment' }),
  act('realignment_target', { country: 'Iraq' }),
  act('realignment_actor_roll', { value: 6 }),
  act('realignment_opponent_roll', { value: 2 }),
  act('action_round_play', { card: 'Warsaw_Pact_Formed' }),
  act('play_mode', { mode: 'event' }),
  act('event_choice', { choice: 'add' }),
  ...['Hungary', 'Hungary', 'Bulgaria', 'Bulgaria', 'Austria'].map((country) => act('event_influence', { country })),
  // UN Intervention is played with the card that the engine names.
  act('action_round_play', { card: 'Suez_Crisis' }),
  act('play_mode', { mode: 'un_intervention' }),
  act('ops_type', { type: 'influence' }),
  ...many('France', 3),
  act('action_round_play', { card: 'Korean_War' }),
  act('play_mode', { mode: 'space_race' }),
  act('space_race_roll', { value: 1 }),
];

export function replayOf(plays: readonly object[], more: object = {}): string {
  return JSON.stringify({ seed: 1, new_game: true, events: true, actions: [...SET_UP, ...plays], ...more }, null, 2);
}
