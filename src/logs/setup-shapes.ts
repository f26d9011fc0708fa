/** Shapes of the set-up block, and of the headers that open entries. */
import { shapes } from './shape.ts';

/** S01-S07 are the attested ones; bids, other handicaps and promo cards follow. */
export const SETUP_SHAPES = shapes({
  S01: {
    says: 'who plays the USSR; opens the set-up (two colons)',
    example: 'SETUP: : Anna will play as USSR.',
    pattern: /^SETUP: : (?<name>.+) will play as USSR\.$/i,
    content: { kind: 'player', side: 'ussr' },
  },
  S02: {
    says: 'who plays the USSR; opens the set-up (one colon)',
    example: 'SETUP: Anna will play as USSR.',
    pattern: /^SETUP: (?!: )(?<name>.+) will play as USSR\.$/i,
    content: { kind: 'player', side: 'ussr' },
  },
  S03: {
    says: 'who plays the US',
    example: 'Boris will play as USA.',
    pattern: /^(?:SETUP: (?:: )?)?(?<name>.+) will play as USA?\.$/i,
    content: { kind: 'player', side: 'us' },
  },
  S04: {
    says: 'extra influence that a side starts with',
    example: 'Handicap influence: US +4',
    pattern: /^Handicap influence: (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    content: { kind: 'handicap', what: 'influence', agreed: 'setting' },
  },
  S05: {
    says: 'the scenario',
    example: 'Scenario: Invented War',
    pattern: /^Scenario: (?<name>.+)$/i,
    content: { kind: 'scenario' },
  },
  S06: {
    says: 'the optional cards are in the deck',
    example: 'Optional Cards Added',
    pattern: /^Optional Cards Added\.?$/i,
    content: { kind: 'optional-cards' },
  },
  S07: {
    says: 'the time that each player has',
    example: 'Time per Player: 15 Minutes',
    pattern: /^Time per Player: (?<time>.+)$/i,
    content: { kind: 'clock' },
  },
  S08: {
    says: 'a player bids Influence for a side',
    example: 'SETUP: : Anna bids 3 Influence for USSR',
    attested: false,
    pattern: /^(?:SETUP: (?:: )?)?(?<name>.+) bids (?<amount>\d{1,2}) Influence for (?<side>USSR|US)A?\.?$/i,
    content: { kind: 'bid' },
  },
  S09: {
    says: 'extra influence that a side starts with, settled by bidding',
    example: 'Additional Influence from bidding: US +3',
    attested: false,
    pattern: /^Additional Influence from bidding: (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    content: { kind: 'handicap', what: 'influence', agreed: 'bidding' },
  },
  S10: {
    says: 'VP that a side starts with',
    example: 'Handicap VP: USSR +5',
    attested: false,
    pattern: /^Handicap (?:VPs?|Victory Points?): (?<side>USSR|US) (?<amount>[+-]?\d{1,2})$/i,
    content: { kind: 'handicap', what: 'vp', agreed: 'setting' },
  },
  S11: {
    says: 'who plays the USSR, after bids have opened the set-up',
    example: 'Anna will play as USSR.',
    attested: false,
    pattern: /^(?!SETUP:)(?<name>.+) will play as USSR\.$/i,
    content: { kind: 'player', side: 'ussr' },
  },
  // The digital edition has a switch for each of two packs; that its line has the form of S06 is a guess.
  S12: {
    says: 'the promo cards, or those of one pack, are in the deck',
    example: 'Promo Pack 2 Added',
    attested: false,
    pattern: /^Promo(?:tional|s)?(?: Cards?)?(?: Packs?)?(?: (?<pack>One|Two|II|I|1|2))? Added\.?$/i,
    content: { kind: 'promo-cards' },
  },
});

/**
 * Headers carry the first line below them in the group `inline`. No card title has a colon or an
 * ampersand, so those bound the titles and keep the patterns linear.
 */
export const HEADER_SHAPES = shapes({
  H01: {
    says: "opens a turn's headline phase",
    example: 'Turn 5, Headline Phase: Che & Summit: DEFCON improves to 4',
    pattern:
      /^Turn (?<turn>\d{1,2}), Headline Phase: (?<card>[^:&]+) & (?<second>[^:&]+?)(?::(?: :)?(?: (?<inline>.+))?)?$/i,
    content: { kind: 'headline-header' },
    of: ({ turn, card, second }) => ({ turn, cards: [card, second] }),
  },
  H02: {
    says: "opens a turn's headline phase of which only one card is printed",
    example: 'Turn 5, Headline Phase: Che: DEFCON improves to 4',
    pattern: /^Turn (?<turn>\d{1,2}), Headline Phase: (?<card>[^:&]+)(?::(?: :)?(?: (?<inline>.+))?)?$/i,
    content: { kind: 'headline-header' },
    of: ({ turn, card }) => ({ turn, cards: [card] }),
  },
  H03: {
    says: 'opens an action round: side, round, card played',
    example: 'Turn 5, USSR AR2: Summit: Coup (1 Ops):',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): (?<card>[^:]+): (?<inline>.+)$/i,
    content: { kind: 'round-header' },
  },
  H04: {
    says: 'opens an action round with a card and nothing after it',
    example: 'Turn 5, USSR AR2: Summit:',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): (?<card>[^:]+):?$/i,
    content: { kind: 'round-header' },
  },
  H05: {
    says: 'opens an action round in which no card was played',
    example: 'Turn 5, USSR AR2: :',
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d): ?:(?: (?<inline>.+))?$/i,
    content: { kind: 'round-header', card: null },
  },
  H06: {
    says: 'opens the end of a turn',
    example: 'Turn 5, Cleanup: US gains 3 VP. Score is US 2.',
    pattern: /^Turn (?<printedTurn>\d{1,2}), Cleanup: (?:: )?(?<inline>[^:].*)$/i,
    content: { kind: 'cleanup-header' },
  },
  H07: {
    says: 'opens the end of a turn, in which nothing is printed',
    example: 'Turn 5, Cleanup',
    pattern: /^Turn (?<printedTurn>\d{1,2}), Cleanup(?:: ?:?)?$/i,
    content: { kind: 'cleanup-header' },
  },
  H08: {
    says: 'an action round that was skipped',
    example: 'Turn 5, USSR AR2',
    attested: false,
    pattern: /^Turn (?<turn>\d{1,2}), (?<side>USSR|US) AR(?<round>\d):?$/i,
    content: { kind: 'round-header', card: null },
  },
  H09: {
    says: 'opens the end of the game',
    example: ': :',
    pattern: /^:(?: :)?$/,
    content: { kind: 'end-header' },
  },
  H10: {
    says: 'opens the end of the game, with its first line',
    example: ': : USSR gains 11 VP. Score is USSR 15.',
    pattern: /^: (?:: )?(?<inline>[^:].*)$/,
    content: { kind: 'end-header' },
  },
  H11: {
    says: "opens a turn's headline phase of which no card is printed",
    example: 'Turn 5, Headline Phase: :',
    attested: false,
    pattern: /^Turn (?<turn>\d{1,2}), Headline Phase(?::(?: ?:(?: (?<inline>.+))?)?)?$/i,
    content: { kind: 'headline-header', cards: [] },
  },
});
