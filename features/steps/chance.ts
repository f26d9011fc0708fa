/** What the event of the card leaves to dice, to the draw and to the opponent. */
import { cardNumber } from '../support/names.ts';
import { type Steps, when } from '../support/step.ts';

export const chance: Steps = {
  'event.die': when(['int'], (world, { int }) => {
    world.event.die = int;
  }),
  'event.boycott': when([], (world) => {
    world.event.opponent = 'boycott';
  }),
  'event.draws': when(['card'], (world, { card }) => {
    Object.assign(world.event, { drawn: cardNumber(card), choice: 'play', as: 'ops' });
    world.operations = world.event;
  }),
};
