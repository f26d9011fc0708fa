/** What is said of the position, of the play and of chance: the sentences mean here what they mean to `arbiter rule`. */
import { PLAY, POSITION, type Values } from '../../src/cases/scenario-steps.ts';
import type { ParameterName } from '../support/parameters.ts';
import type { Step, Steps } from '../support/step.ts';

/** The parameters of each sentence, for holding the phrases of every language against. */
const TAKES: Readonly<Record<string, readonly ParameterName[]>> = {
  'position.turn': ['int'],
  'position.defcon': ['int'],
  'position.vp': ['int', 'side'],
  'position.influence': ['side', 'int', 'country'],
  'position.milops': ['side', 'int'],
  'position.space': ['side', 'int'],
  'position.card': ['side', 'card'],
  'position.effect': ['effect'],
  'position.effect_on': ['effect', 'side'],
  'position.round': ['int'],
  'position.to_play': ['side'],
  'position.china_down': ['side'],
  'position.empty_hand': ['side'],
  'position.unknown_cards': ['int', 'side'],
  'position.discard': ['card'],
  'position.removed': ['card'],
  'position.occurred': ['card'],
  'position.next_card': ['card'],
  'position.attempts': ['side', 'int'],
  'position.setup': [],
  'headline.play': ['side', 'card'],
  'play.event': ['side', 'card'],
  'play.operations': ['side', 'card'],
  'play.space': ['side', 'card', 'int'],
  'play.trap': ['side', 'card', 'int'],
  'play.other': ['side'],
  'operations.place': ['int', 'country'],
  'operations.realign': ['country', 'int1', 'int2'],
  'operations.coup': ['country', 'int'],
  'event.first': [],
  'event.last': [],
  'event.die': ['int'],
  'event.boycott': [],
  'event.draws': ['card'],
  'turn.military': [],
  'award.vp': ['side', 'int'],
  'ask.control': ['country'],
  'ask.reveal': [],
  'headline.none': ['side'],
  'play.pass': ['side'],
  'setup.place': ['side', 'int', 'country'],
  'crisis.pay': ['side', 'int', 'country'],
  'event.by': ['side'],
  'event.places': ['int', 'country'],
  'event.removes': ['int', 'country'],
  'event.places_in': ['country'],
  'event.removes_from': ['country'],
  'event.target': ['country'],
  'event.discards': ['card'],
  'event.takes': ['card'],
  'event.picks': ['card'],
  'event.no_card': [],
  'event.option': ['option'],
  'event.rolls': ['int1', 'int2'],
  'event.operations': [],
  'event.no_operations': [],
  'event.coup': ['country', 'int'],
  'turn.ends': [],
  'turn.held': [],
  'turn.final': [],
};

const stepsOf = (keyword: 'given' | 'when', meanings: typeof POSITION): Steps =>
  Object.fromEntries(
    Object.entries(meanings).map(([id, mean]): [string, Step] => [
      id,
      { keyword, takes: TAKES[id] ?? [], run: (world, args) => mean(world, args as unknown as Values) },
    ]),
  );

export const said: Steps = { ...stepsOf('given', POSITION), ...stepsOf('when', PLAY) };
