/** Shapes of the set-up block, and of the headers that open entries. */
import type { HeaderContent, SetupContent } from './line.ts';
import { shape } from './shape.ts';

const player = (side: 'us' | 'ussr') => (of: { readonly name: string }) =>
  ({ kind: 'player', side, name: of.name }) satisfies SetupContent;

/** S01-S07 are the attested ones; bids, other handicaps and promo cards follow. */
export const SETUP_SHAPES = [
  shape({
    id: 'S01',
    says: 'who plays the USSR; opens the set-up (two colons)',
    example: 'SETUP: : Anna will play as USSR.',
    pattern: /^SETUP: : (?<name>.+) will play as USSR\.$/i,
    reads: ['name'],
    build: player('ussr'),
  }),
  shape({
    id: 'S02',
    says: 'who plays the USSR; opens the set-up (one colon)',
    example: 'SETUP: Anna will play as USSR.',
    pattern: /^SETUP: (?!: )(?<name>.+) will play as USSR\.$/i,
    reads: ['name'],
    build: player('ussr'),
  }),
  shape({
    id: 'S03',
    says: 'who plays the US',
    example: 'Boris will play as USA.',
    pattern: /^(?:SETUP: (?:: )?)?(?<name>.+) will play as USA?\.$/i,
    reads: ['name'],
    build: player('us'),
  }),
  shape({
    id: 'S04',
    says: 'extra influence that a side starts with',
    example: 'Handicap influence: US +4',
    pattern: /^Handicap influence: (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    reads: ['side', 'amount'],
    build: ({ side, amount }) => ({ kind: 'handicap', what: 'influence', agreed: 'setting', side, amount }) as const,
  }),
  shape({
    id: 'S05',
    says: 'the scenario',
    example: 'Scenario: Invented War',
    pattern: /^Scenario: (?<name>.+)$/i,
    reads: ['name'],
    build: ({ name }) => ({ kind: 'scenario', name }) as const,
  }),
  shape({
    id: 'S06',
    says: 'the optional cards are in the deck',
    example: 'Optional Cards Added',
    pattern: /^Optional Cards Added\.?$/i,
    build: () => ({ kind: 'optional-cards' }) as const,
  }),
  shape({
    id: 'S07',
    says: 'the time that each player has',
    example: 'Time per Player: 15 Minutes',
    pattern: /^Time per Player: (?<time>.+)$/i,
    reads: ['time'],
    build: ({ time }) => ({ kind: 'clock', time }) as const,
  }),
  shape({
    id: 'S08',
    says: 'a player bids Influence for a side',
    example: 'SETUP: : Anna bids 3 Influence for USSR',
    attested: false,
    pattern: /^(?:SETUP: (?:: )?)?(?<name>.+) bids (?<amount>\d{1,2}) Influence for (?<side>USSR|US)A?\.?$/i,
    reads: ['name', 'amount', 'side'],
    build: (bid) => ({ kind: 'bid', ...bid }) as const,
  }),
  shape({
    id: 'S09',
    says: 'extra influence that a side starts with, settled by bidding',
    example: 'Additional Influence from bidding: US +3',
    attested: false,
    pattern: /^Additional Influence from bidding: (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    reads: ['side', 'amount'],
    build: ({ side, amount }) => ({ kind: 'handicap', what: 'influence', agreed: 'bidding', side, amount }) as const,
  }),
  shape({
    id: 'S10',
    says: 'VP that a side starts with',
    example: 'Handicap VP: USSR +5',
    attested: false,
    pattern: /^Handicap (?:VPs?|Victory Points?): (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    reads: ['side', 'amount'],
    build: ({ side, amount }) => ({ kind: 'handicap', what: 'vp', agreed: 'setting', side, amount }) as const,
  }),
  shape({
    id: 'S11',
    says: 'who plays the USSR, after bids have opened the set-up',
    example: 'Anna will play as USSR.',
    attested: false,
    pattern: /^(?!SETUP:)(?<name>.+) will play as USSR\.$/i,
    reads: ['name'],
    build: player('ussr'),
  }),
  // The digital edition has a switch for each of two packs; that its line has the form of S06 is a guess.
  shape({
    id: 'S12',
    says: 'the promo cards, or those of one pack, are in the deck',
    example: 'Promo Pack 2 Added',
    attested: false,
    pattern: /^Promo(?:tional|s)?(?: Cards?)?(?: Packs?)?(?: (?<pack>One|Two|II|I|1|2))? Added\.?$/i,
    reads: ['pack'],
    build: ({ pack }) => ({ kind: 'promo-cards', pack }) as const,
  }),
] as const;

const headline = (turn: number, cards: readonly number[]) =>
  ({ kind: 'headline-header', turn, cards }) satisfies HeaderContent;

const cleanup = (of: { readonly turn: number }) =>
  ({ kind: 'cleanup-header', printedTurn: of.turn }) satisfies HeaderContent;

const end = () => ({ kind: 'end-header' }) satisfies HeaderContent;

/**
 * Headers carry the first line below them in the group `inline`. No card title has a colon or an
 * ampersand, so those bound the titles and keep the patterns linear.
 */
export const HEADER_SHAPES = [
  shape({
    id: 'H01',
    says: "opens a turn's headline phase",
    example: 'Turn 5, Headline Phase: Che & Summit: DEFCON improves to 4',
    pattern:
      /^Turn (?<turn>\d{1,2}), Headline Phase: (?<card>[^:&]+) & (?<second>[^:&]+?)(?::(?: :)?(?: (?<inline>.+))?)?$/i,
    reads: ['turn', 'card', 'second'],
    build: ({ turn, card, second }) => headline(turn, [card, second]),
  }),
  shape({
    id: 'H02',
    says: "opens a turn's headline phase of which only one card is printed",
    example: 'Turn 5, Headline Phase: Che: DEFCON improves to 4',
    pattern: /^Turn (?<turn>\d{1,2}), Headline Phase: (?<card>[^:&]+)(?::(?: :)?(?: (?<inline>.+))?)?$/i,
    reads: ['turn', 'card'],
    build: ({ turn, card }) => headline(turn, [card]),
  }),
  shape({
    id: 'H03',
    says: 'opens an action round: side, round, card played',
    example: 'Turn 5, USSR AR2: Summit: Coup (1 Ops):',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): (?<card>[^:]+): (?<inline>.+)$/i,
    reads: ['turn', 'side', 'round', 'card'],
    build: (of) => ({ kind: 'round-header', ...of }) as const,
  }),
  shape({
    id: 'H04',
    says: 'opens an action round with a card and nothing after it',
    example: 'Turn 5, USSR AR2: Summit:',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): (?<card>[^:]+):?$/i,
    reads: ['turn', 'side', 'round', 'card'],
    build: (of) => ({ kind: 'round-header', ...of }) as const,
  }),
  shape({
    id: 'H05',
    says: 'opens an action round in which no card was played',
    example: 'Turn 5, USSR AR2: :',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): ?:(?: (?<inline>.+))?$/i,
    reads: ['turn', 'side', 'round'],
    build: (of) => ({ kind: 'round-header', ...of, card: null }) as const,
  }),
  shape({
    id: 'H06',
    says: 'opens the end of a turn',
    example: 'Turn 5, Cleanup: US gains 3 VP. Score is US 2.',
    pattern: /^Turn (?<turn>\d{1,2}), Cleanup: (?:: )?(?<inline>[^:].*)$/i,
    reads: ['turn'],
    build: cleanup,
  }),
  shape({
    id: 'H07',
    says: 'opens the end of a turn, in which nothing is printed',
    example: 'Turn 5, Cleanup',
    pattern: /^Turn (?<turn>\d{1,2}), Cleanup(?:: ?:?)?$/i,
    reads: ['turn'],
    build: cleanup,
  }),
  shape({
    id: 'H08',
    says: 'an action round that was skipped',
    example: 'Turn 5, USSR AR2',
    attested: false,
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d):?$/i,
    reads: ['turn', 'side', 'round'],
    build: (of) => ({ kind: 'round-header', ...of, card: null }) as const,
  }),
  shape({
    id: 'H09',
    says: 'opens the end of the game',
    example: ': :',
    pattern: /^:(?: :)?$/,
    build: end,
  }),
  shape({
    id: 'H10',
    says: 'opens the end of the game, with its first line',
    example: ': : USSR gains 11 VP. Score is USSR 15.',
    pattern: /^: (?:: )?(?<inline>[^:].*)$/,
    build: end,
  }),
  shape({
    id: 'H11',
    says: "opens a turn's headline phase of which no card is printed",
    example: 'Turn 5, Headline Phase: :',
    attested: false,
    pattern: /^Turn (?<turn>\d{1,2}), Headline Phase(?::(?: ?:(?: (?<inline>.+))?)?)?$/i,
    reads: ['turn'],
    build: ({ turn }) => headline(turn, []),
  }),
] as const;
