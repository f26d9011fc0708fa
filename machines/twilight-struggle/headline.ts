/** Step C: both choose in secret, both show, the higher value is resolved first. 4.5.C */
import { playOfCard } from './play.ts';
import { words } from './vocabulary.ts';

export const headlinePhase = words.createStateConfig({
  id: 'headline',
  initial: 'choosing',
  meta: { clause: '4.5.C' },
  states: {
    choosing: {
      tags: 'choice',
      meta: { clause: '4.5.C' },
      always: { guard: 'headlinesChosen', target: 'showing' },
      on: { headline: { guard: 'allowed', actions: 'commitHeadline' } },
    },
    showing: {
      tags: 'reveal',
      meta: { clause: '4.5.C' },
      always: { guard: 'headlinesShown', target: 'ordering' },
      on: { headline: { guard: 'allowed', actions: 'commitHeadline' } },
    },
    ordering: {
      entry: 'orderHeadlines',
      meta: { clause: '4.5.C.c' },
      always: { target: 'nextCard' },
    },
    nextCard: {
      id: 'nextHeadline',
      meta: { clause: '4.5.C.a' },
      always: [
        { guard: 'headlineLeft', actions: 'beginHeadline', target: '#headlinePlay-used' },
        { actions: 'endHeadlines', target: '#actionRounds' },
      ],
    },
    resolving: playOfCard('headlinePlay', '4.5.C.a', '#nextHeadline'),
  },
});
