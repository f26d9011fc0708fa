/** Shapes of the lines inside an entry. `B36` has never been given out. */
import { shapes, type Values } from './shape.ts';

/** The score after a line: positive for the US. */
const scoreOf = ({ leader, points }: Values): number => (leader === 'us' ? points : -points);

/** Influence and operations: B01-B13. */
const OPERATION_SHAPES = shapes({
  B01: {
    says: 'a side gains influence in a country; [US][USSR] there afterwards',
    example: 'USSR +2 in Chile [1][2]',
    pattern: /^(?<side>USSR|US) (?<delta>\+\d{1,3}) in (?<country>.+) \[(?<us>\d{1,3})\] ?\[(?<ussr>\d{1,3})\]$/i,
    content: { kind: 'influence' },
  },
  B02: {
    says: 'a side loses influence in a country; [US][USSR] there afterwards',
    example: 'US -1 in Chile [0][2]',
    pattern: /^(?<side>USSR|US) (?<delta>-\d{1,3}) in (?<country>.+) \[(?<us>\d{1,3})\] ?\[(?<ussr>\d{1,3})\]$/i,
    content: { kind: 'influence' },
  },
  B03: {
    says: 'operations are used to place influence',
    example: 'Place Influence (1 Ops):',
    pattern: /^Place Influence \((?<ops>\d{1,2}) Ops?\):?$/i,
    content: { kind: 'operations', use: 'influence' },
  },
  B04: {
    says: 'operations are used for a coup',
    example: 'Coup (1 Ops):',
    pattern: /^Coup \((?<ops>\d{1,2}) Ops?\):?$/i,
    content: { kind: 'operations', use: 'coup' },
  },
  B05: {
    says: 'operations are used for realignment rolls',
    example: 'Realignment (1 Ops):',
    pattern: /^Realign(?:ment)? \((?<ops>\d{1,2}) Ops?\):?$/i,
    content: { kind: 'operations', use: 'realignment' },
  },
  B06: {
    says: 'a card is used for the space race',
    example: 'Space Race (1 Ops):',
    pattern: /^Space Race \((?<ops>\d{1,2}) Ops?\):?$/i,
    content: { kind: 'operations', use: 'space' },
  },
  B07: {
    says: "a card's event happens",
    example: 'Event: Summit',
    pattern: /^Event: (?<card>.+)$/i,
    content: { kind: 'event' },
  },
  B08: {
    says: 'the country of a coup or of a realignment roll',
    example: 'Target: Chile',
    pattern: /^Target: (?<country>.+)$/i,
    content: { kind: 'target' },
  },
  B09: {
    says: 'a coup succeeds',
    example: 'SUCCESS: 5 [ + 1 - 2x1 = 4 ]',
    pattern:
      /^SUCCESS: (?<die>\d{1,2}) \[ ?\+ (?<ops>\d{1,2})(?: \((?<modifier>[+-]\d{1,2})\))? - 2x(?<stability>\d) = (?<net>-?\d{1,2}) ?\]$/i,
    content: { kind: 'coup-result', success: true },
  },
  B10: {
    says: 'a coup fails',
    example: 'FAILURE: 2 [ + 1 (-1) - 2x1 = 0 ]',
    pattern:
      /^FAILURE: (?<die>\d{1,2}) \[ ?\+ (?<ops>\d{1,2})(?: \((?<modifier>[+-]\d{1,2})\))? - 2x(?<stability>\d) = (?<net>-?\d{1,2}) ?\]$/i,
    content: { kind: 'coup-result', success: false },
  },
  B11: {
    says: 'a realignment roll with a modifier',
    example: 'US rolls 3 (+2) = 5',
    pattern: /^(?<side>USSR|US) rolls (?<die>\d{1,2}) \((?<modifier>[+-]\d{1,2})\) = (?<total>-?\d{1,2})$/i,
    content: { kind: 'realignment-roll' },
  },
  B12: {
    says: 'a realignment roll without modifiers',
    example: 'US rolls 3',
    pattern: /^(?<side>USSR|US) rolls (?<die>\d{1,2})$/i,
    content: { kind: 'realignment-roll', modifier: 0 },
    of: ({ side, die }) => ({ side, die, total: die }),
  },
  B13: {
    says: "a side's military operations",
    example: 'USSR Military Ops to 1',
    pattern: /^(?<side>USSR|US) Military Ops to (?<level>\d{1,2})$/i,
    content: { kind: 'military-operations' },
  },
});

/** DEFCON, VP, space race and dice: B14-B26. */
const TRACK_SHAPES = shapes({
  B14: {
    says: 'DEFCON degrades',
    example: 'DEFCON degrades to 4',
    pattern: /^DEFCON degrades to (?<level>\d)\.?$/i,
    content: { kind: 'defcon', change: 'degrades' },
  },
  B15: {
    says: 'DEFCON improves',
    example: 'DEFCON improves to 4',
    pattern: /^DEFCON improves to (?<level>\d)\.?$/i,
    content: { kind: 'defcon', change: 'improves' },
  },
  B16: {
    says: 'a side gains VP; the score after it',
    example: 'USSR gains 3 VP. Score is US 2.',
    pattern: /^(?<side>USSR|US) gains (?<vp>\d{1,3}) VP\. Score is (?<leader>USSR|US) (?<points>\d{1,3})\.?$/i,
    content: { kind: 'vp' },
    of: (values) => ({ side: values.side, vp: values.vp, score: scoreOf(values) }),
  },
  B17: {
    says: 'a side gains VP and the score is even',
    example: 'USSR gains 3 VP. Score is even.',
    pattern: /^(?<side>USSR|US) gains (?<vp>\d{1,3}) VP\. Score is even\.?$/i,
    content: { kind: 'vp', score: 0 },
  },
  B18: {
    says: 'no side gains VP; the score',
    example: 'No VP awarded. Score is US 2.',
    pattern: /^No VP awarded\. Score is (?<leader>USSR|US) (?<points>\d{1,3})\.?$/i,
    content: { kind: 'vp', side: null, vp: 0 },
    of: (values) => ({ score: scoreOf(values) }),
  },
  B19: {
    says: 'no side gains VP and the score is even',
    example: 'No VP awarded. Score is even.',
    pattern: /^No VP awarded\. Score is even\.?$/i,
    content: { kind: 'vp', side: null, vp: 0, score: 0 },
  },
  B20: {
    says: 'the die of a space race attempt',
    example: 'Die roll: 2 -- Success! (Needed 4 or less)',
    pattern: /^Die roll: (?<die>\d{1,2}) --? (?<success>Success|Failed)! \(Needed (?<needed>\d) or less\)$/i,
    content: { kind: 'space-roll' },
  },
  B21: {
    says: 'a side advances on the space race track',
    example: 'US advances to 5 in the Space Race.',
    pattern: /^(?<side>USSR|US) advances to (?<box>\d) in the Space Race\.?$/i,
    content: { kind: 'space-advance' },
  },
  B22: {
    says: 'the country of a war',
    example: 'War in Chile',
    pattern: /^War in (?<country>.+)$/i,
    content: { kind: 'war' },
  },
  B23: {
    says: 'a war is won',
    example: 'VICTORY: 5 (-1) >= 3',
    pattern: /^VICTORY: (?<die>\d{1,2})(?: \((?<modifier>[+-]\d{1,2})\))? >= (?<needed>\d)$/i,
    content: { kind: 'war-result', success: true },
  },
  B24: {
    says: 'a war is lost',
    example: 'DEFEAT: 2 < 3',
    pattern: /^DEFEAT: (?<die>\d{1,2})(?: \((?<modifier>[+-]\d{1,2})\))? < (?<needed>\d)$/i,
    content: { kind: 'war-result', success: false },
  },
  B25: {
    says: 'a side escapes from Quagmire or Bear Trap',
    example: 'Trap Roll: 2 <= 4 -- Trap Escaped',
    pattern: /^Trap Roll: (?<die>\d{1,2}) <= (?<needed>\d) --? Trap Escaped$/i,
    content: { kind: 'trap-roll', escaped: true },
  },
  B26: {
    says: 'a side remains in Quagmire or Bear Trap',
    example: 'Trap Roll: 5 > 4 -- Trap Remains in Effect',
    pattern: /^Trap Roll: (?<die>\d{1,2}) > (?<needed>\d) --? Trap Remains in Effect$/i,
    content: { kind: 'trap-roll', escaped: false },
  },
});

/** Cards, choices and the end: B27-B43. The narrower of two forms stands first. */
const CARD_SHAPES = shapes({
  B27: {
    says: 'a region is chosen; the client lost its name and the line break',
    example: 'US chooses Summit is now in play.',
    pattern: /^(?<side>USSR|US) chooses (?<card>.+) is now in play\.$/i,
    content: { kind: 'region-choice', region: null },
    of: ({ side, card }) => ({ side, effect: card }),
  },
  B29: {
    says: 'a side takes part in the Olympic Games',
    example: 'USSR chooses to participate in the Olympics',
    pattern: /^(?<side>USSR|US) chooses to participate in the Olympics\.?$/i,
    content: { kind: 'olympics', participates: true },
  },
  B30: {
    says: 'a side boycotts the Olympic Games',
    example: 'US chooses to boycott the Olympics',
    pattern: /^(?<side>USSR|US) chooses to boycott the Olympics\.?$/i,
    content: { kind: 'olympics', participates: false },
  },
  B28: {
    says: 'a side chooses a region',
    example: 'US chooses South America',
    pattern: /^(?<side>USSR|US) chooses (?!to )(?<region>.+)$/i,
    content: { kind: 'region-choice', effect: null },
  },
  B31: {
    says: "a card's effect begins",
    example: 'Summit is now in play.',
    pattern: /^(?!(?:US|USSR) chooses )(?<card>.+) is now in play\.$/i,
    content: { kind: 'effect', begins: true },
  },
  B32: {
    says: "a card's effect ends",
    example: 'Summit is no longer in play.',
    pattern: /^(?<card>.+) is no longer in play\.$/i,
    content: { kind: 'effect', begins: false },
  },
  B33: {
    says: "a side's headline",
    example: 'USSR Headlines Che',
    pattern: /^(?<side>USSR|US) Headlines (?<card>.+)$/i,
    content: { kind: 'headline-card' },
  },
  B34: {
    says: 'a side has no cards to reveal',
    example: 'USSR has no cards to reveal',
    pattern: /^(?<side>USSR|US) has no cards to reveal\.?$/i,
    content: { kind: 'no-cards', to: 'reveal' },
  },
  B35: {
    says: 'a side has no cards to discard',
    example: 'US has no cards to discard',
    pattern: /^(?<side>USSR|US) has no cards to discard\.?$/i,
    content: { kind: 'no-cards', to: 'discard' },
  },
  B37: {
    says: 'a side reveals a card, said to be from its hand',
    example: 'US reveals Che from hand',
    pattern: /^(?<side>USSR|US) reveals (?<card>.+) from hand$/i,
    content: { kind: 'reveal', fromHand: true },
  },
  B38: {
    says: 'a side reveals a card',
    example: 'US reveals Che',
    pattern: /^(?<side>USSR|US) reveals (?!.+ from hand$)(?<card>.+)$/i,
    content: { kind: 'reveal', fromHand: false },
  },
  B39: {
    says: 'a side discards a card',
    example: 'US discards Che',
    pattern: /^(?<side>USSR|US) discards (?<card>.+)$/i,
    content: { kind: 'discard' },
  },
  B40: {
    says: "a side plays a card through another card's event",
    example: 'US plays Che',
    pattern: /^(?<side>USSR|US) plays (?<card>.+)$/i,
    content: { kind: 'play' },
  },
  B41: {
    says: 'a side gives a card back',
    example: 'US returns Che to USSR',
    pattern: /^(?<side>USSR|US) returns (?<card>.+) to (?<to>USSR|US)\.?$/i,
    content: { kind: 'return' },
  },
  B42: {
    says: 'the discards are shuffled into a new deck',
    example: '*RESHUFFLE*',
    pattern: /^\*RESHUFFLE\*$/i,
    content: { kind: 'reshuffle' },
  },
  B43: {
    says: 'a side wins the game',
    example: 'USSR wins by Final Scoring',
    pattern: /^(?<side>USSR|US) wins(?: by (?<by>.+))?$/i,
    content: { kind: 'win' },
  },
});

export const BODY_SHAPES = [...OPERATION_SHAPES, ...TRACK_SHAPES, ...CARD_SHAPES] as const;
