import { expect, it } from 'vitest';
import { allLines, textOf } from './cards.fixture.ts';

/** All that these cards say in English, read word by word. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  fidel: [
    'The US loses all its influence in Cuba.',
    'The USSR adds to Cuba as much influence as it needs for control.',
    'Removed from the game after the event.',
  ],
  blockade: [
    'The US chooses one of these:',
    '(a) The US discards from its hand a card worth at least 3 Operations points.',
    '(b) The US loses all its influence in West Germany.',
    'Removed from the game after the event.',
  ],
  'warsaw-pact-formed': [
    'The USSR chooses one of these:',
    '(a) The USSR removes all US influence from 4 countries in Eastern Europe.',
    '(b) The USSR adds 5 influence in all to countries in Eastern Europe, at most 2 to each.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
    'Allows “NATO” (No. 21).',
  ],
  'de-gaulle-leads-france': [
    'The US loses 2 influence in France.',
    'The USSR adds 1 influence to France.',
    'For the rest of the game, the prohibitions of “NATO” do not apply in France.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
  ],
  'olympic-games': [
    'The opponent chooses one of these:',
    '(a) Both sides roll a die; the player adds 2 to their roll; ties are rolled again. The winner gains 2 victory points.',
    '(b) DEFCON is degraded by 1. The player conducts Operations worth 4 points: place influence, attempt a coup or make realignment rolls.',
  ],
  nato: [
    'The event occurs only if “Warsaw Pact Formed” or “Marshall Plan” has occurred.',
    'For the rest of the game, the USSR may not attempt coups or make realignment rolls in countries in Europe that the US controls.',
    'For the rest of the game, neither player may wage “Brush War” in countries in Europe that the US controls.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
    'Allowed by “Warsaw Pact Formed” (No. 16).',
    'Allowed by “Marshall Plan” (No. 23).',
  ],
  'marshall-plan': [
    'The US adds 1 influence to each of 7 countries in Western Europe that the USSR does not control.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
    'Allows “NATO” (No. 21).',
  ],
  'suez-crisis': [
    'The USSR removes 4 US influence in all from France, the United Kingdom and Israel, at most 2 from each.',
    'Removed from the game after the event.',
  ],
  'un-intervention': [
    'This card cannot be a headline.',
    "It is played together with a second card, a card of the opponent from the player's hand.",
    'The player conducts Operations with the value of the second card: place influence, attempt a coup, make realignment rolls or try for the space race.',
    'The second card goes to the discard pile without its event.',
  ],
  'formosan-resolution': [
    'Until the US plays the China Card, Taiwan counts as a battleground country in “Asia Scoring” and the final scoring while the US controls it.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
    'In the second edition this card is No. 101.',
  ],
  'cuban-missile-crisis': [
    'DEFCON is set to 2.',
    'Until the end of the turn, if the opponent attempts a coup, the opponent loses the game at once.',
    'Until the end of the turn, the opponent may at any time do one of the following, and then the effect of “Cuban Missile Crisis” ends:',
    '(a) The USSR removes 2 of its own influence from Cuba.',
    '(b) The US removes 2 of its own influence from West Germany or Turkey.',
    'Removed from the game after the event.',
  ],
  quagmire: [
    'The effect of “NORAD” ends.',
    'In each of its action rounds the US discards a card worth at least 2 Operations points instead of playing one, and rolls a die; a roll of 1 to 4 ends this effect.',
    'The event stays in effect (underlined title).',
    'Removed from the game after the event.',
    'Ends the effect of “NORAD” (No. 106).',
    'The second edition does not have: The effect of “NORAD” ends.',
  ],
  'how-i-learned-to-stop-worrying': [
    'The player sets DEFCON to a level of their choice from 1 to 5.',
    'The player gains 5 military operations.',
    'Removed from the game after the event.',
  ],
  'missile-envy': [
    'The opponent takes from their hand the card with the highest Operations value (scoring cards excepted), revealing it.',
    "If a card was taken, “Missile Envy” goes to the opponent's hand, and the opponent must use it for Operations in their next action round.",
    'If the taken card belongs to the player or is neutral, its event occurs at once, as if the player had played it; otherwise the player conducts Operations with its value: place influence, attempt a coup or make realignment rolls; and the taken card goes to the discard pile without its event.',
  ],
  opec: [
    'The event cannot occur after “North Sea Oil”.',
    'The USSR gains 1 victory point for each of these countries that it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela.',
    'Prevented by “North Sea Oil” (No. 86).',
  ],
  'grain-sales-to-soviets': [
    'The US takes a card at random from the USSR hand, revealing it.',
    'If a card was taken, the US chooses one of these:',
    '(a) The US plays the taken card.',
    '(b) The taken card goes to the USSR hand. The US conducts Operations with the value of this card (2): place influence, attempt a coup or make realignment rolls.',
    'Otherwise the US conducts Operations with the value of this card (2): place influence, attempt a coup or make realignment rolls.',
  ],
  'shuttle-diplomacy': [
    'At the next “Asia Scoring” or “Middle East Scoring” the US chooses 1 battleground country in that region that the USSR controls; it does not count as controlled by the USSR.',
    'This card is then discarded.',
    'The event stays in effect (underlined title).',
  ],
  wargames: [
    'The event occurs only if DEFCON is at 2.',
    'The player chooses one of these:',
    '(a) The opponent gains 6 victory points. The game ends at once, and whoever leads in victory points wins it.',
    '(b) Nothing happens.',
    'Removed from the game after the event.',
  ],
  che: [
    'The USSR may attempt a coup with the value of this card (3) in a non-battleground country in Central America, South America or Africa.',
    'If that coup removed influence, the USSR may attempt a coup with the value of this card (3) in another non-battleground country in Central America, South America or Africa.',
    'The second edition does not have this card.',
  ],
  'our-man-in-tehran': [
    'The event occurs only if the US controls at least 1 country in the Middle East.',
    'The US draws 5 cards from the draw pile and looks at them.',
    'The US discards any number of the drawn cards, showing them.',
    'The other cards return to the draw pile.',
    'The draw pile is shuffled.',
    'Removed from the game after the event.',
    'The second edition does not have this card.',
  ],
};

it.each(Object.entries(SAMPLES))('%s', (id, lines) => {
  expect(allLines(textOf(id, 'en'))).toEqual(lines);
});
