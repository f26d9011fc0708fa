/** What the players do: headlines, plays, Operations, and the questions put to the adjudicator. */
import { cardNumber, countryName } from '../support/names.ts';
import { type Steps, when } from '../support/step.ts';
import { entry, type Fields, player } from '../support/world.ts';

export const play: Steps = {
  'headline.play': when(['side', 'card'], (world, { side, card }) => {
    if (world.actions.at(-1)?.kind !== 'headline') world.act({ kind: 'headline' }, 'headline');
    world.action[side] = { card: cardNumber(card) };
  }),
  'play.event': when(['side', 'card'], (world, { side, card }) => {
    world.act({ kind: 'play', player: player(side), card: cardNumber(card), as: 'event' });
  }),
  'play.operations': when(['side', 'card'], (world, { side, card }) => {
    world.act({ kind: 'play', player: player(side), card: cardNumber(card), as: 'ops' });
  }),
  'play.space': when(['side', 'card', 'int'], (world, { side, card, int }) => {
    world.act({ kind: 'play', player: player(side), card: cardNumber(card), as: 'space', die: int });
  }),
  'play.trap': when(['side', 'card', 'int'], (world, { side, card, int }) => {
    world.act({ kind: 'play', player: player(side), card: cardNumber(card), as: 'trap_discard', die: int });
  }),
  'play.other': when(['side'], (world, { side }) => {
    world.act({ kind: 'any_other_play', player: player(side) });
  }),
  'operations.place': when(['int', 'country'], (world, { int, country }) => {
    const place = entry(world.operations, 'place') as Record<string, number>;
    place[countryName(country)] = (place[countryName(country)] ?? 0) + int;
  }),
  'operations.realign': when(['country', 'int1', 'int2'], (world, { country, int1, int2 }) => {
    const rolls = (world.operations.realign ?? []) as readonly Fields[];
    world.operations.realign = [...rolls, { in: countryName(country), us: int1, ussr: int2 }];
  }),
  'operations.coup': when(['country', 'int'], (world, { country, int }) => {
    world.operations.coup = countryName(country);
    world.operations.die = int;
  }),
  'event.first': when([], (world) => {
    world.action.order = 'event_first';
  }),
  'event.last': when([], (world) => {
    world.action.order = 'ops_first';
  }),
  'turn.military': when([], (world) => {
    world.act({ kind: 'phase', phase: 'check_milops' }, 'cleanup');
  }),
  'award.vp': when(['side', 'int'], (world, { side, int }) => {
    world.act({ kind: 'award', side: player(side), vp: int });
  }),
  'ask.control': when(['country'], (world, { country }) => {
    world.act({ kind: 'query', query: 'controller', of: countryName(country) });
  }),
  'ask.reveal': when([], (world) => {
    world.act({ kind: 'query', query: 'headline_order' }, 'headline');
  }),
};
