/** The position before the play. */
import { effectName } from '../support/effects.ts';
import { cardNumber, countryName } from '../support/names.ts';
import { given, type Steps } from '../support/step.ts';
import { entry, type Fields, player } from '../support/world.ts';

export const position: Steps = {
  'position.turn': given(['int'], (world, { int }) => {
    world.position.turn = int;
  }),
  'position.defcon': given(['int'], (world, { int }) => {
    world.position.defcon = int;
  }),
  'position.vp': given(['int', 'side'], (world, { int, side }) => {
    world.position.vp = side === 'us' ? int : -int;
  }),
  'position.influence': given(['side', 'int', 'country'], (world, { side, int, country }) => {
    entry(entry(world.position, 'influence'), countryName(country))[side] = int;
  }),
  'position.milops': given(['side', 'int'], (world, { side, int }) => {
    entry(world.position, 'milops')[side] = int;
  }),
  'position.space': given(['side', 'int'], (world, { side, int }) => {
    entry(world.position, 'space')[side] = int;
  }),
  'position.card': given(['side', 'card'], (world, { side, card }) => {
    // The China Card lies before its holder and is never part of the hand. 9.1
    if (card === 'the-china-card') world.position.china = { holder: player(side), face: 'up' };
    else append(entry(world.position, 'hands'), side, cardNumber(card));
  }),
  'position.effect': given(['effect'], (world, { effect }) => {
    append(world.position, 'effects', { name: effectName(effect) });
  }),
  'position.effect_on': given(['effect', 'side'], (world, { effect, side }) => {
    append(world.position, 'effects', { name: effectName(effect), value: player(side) });
  }),
};

function append(fields: Fields, key: string, value: unknown): void {
  fields[key] ??= [];
  (fields[key] as unknown[]).push(value);
}
