/** Logs of the digital edition with promo cards in the deck, and what its set-up says of them. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../data/index.ts';
import { seeded } from '../fuzz/random.ts';
import type { Ruleset } from '../games/twilight-struggle/ruleset.ts';
import { RULES } from './fixtures.ts';
import { logNames } from './names.ts';
import { readLog } from './read.ts';
import { replay, replayLog } from './replay/replay.ts';
import { writeRandomGame } from './replay/written/random-log.ts';

function rulesOf(profile: string): Ruleset {
  const loaded = loadRuleset('twilight-struggle', 'deluxe', { profile });
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

const cardsIn = ({ cards, policies }: Ruleset): readonly string[] =>
  cards.flatMap(({ id, deck }) => (deck?.pack && policies[deck.issue] === deck.when ? [id] : []));
const ofPack = (...packs: readonly number[]): readonly string[] =>
  RULES.cards.flatMap(({ id, deck }) => (deck?.pack && packs.includes(deck.pack) ? [id] : []));

/** An invented game: two headlines, a round that is forfeited, a card that goes with another one. */
const GAME = `SETUP: : Anna will play as USSR.
Boris will play as USA.
Scenario: Standard
Optional Cards Added
Promo Cards Added
Time per Player: 45 Minutes
USSR +4 in Poland [0][4]
USSR +2 in Yugoslavia [0][2]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]

Turn 1, Headline Phase: Who Lost China & Kremlin Flu: USSR Headlines Who Lost China
US Headlines Kremlin Flu

Event: Kremlin Flu
Coup (2 Ops):
Target: Syria
SUCCESS: 5 [ + 2 - 2x2 = 3 ]
USSR -1 in Syria [0][0]
US +2 in Syria [2][0]
US Military Ops to 2

Event: Who Lost China
US Military Ops to 0

Turn 1, USSR AR1: :

Turn 1, US AR1: Nuclear Test Ban: Place Influence (4 Ops):
US +4 in Lebanon [4][0]

Turn 1, USSR AR2: First Lightning*: DEFCON degrades to 4

Event: First Lightning*
USSR reveals Duck and Cover
Place Influence (3 Ops):
USSR +3 in Iraq [0][4]

Turn 1, US AR2: Five Year Plan: Event: Five Year Plan
USSR discards Blockade*
`;

describe('a log with promo cards', () => {
  it.each([
    ['Promo Cards Added', [1, 2]],
    ['Promo Pack 1 Added', [1]],
    ['Promo Pack Two Added.', [2]],
    ['Promotional Cards Added', [1, 2]],
    ['Time per Player: 45 Minutes', []],
  ] as const)('has those in the deck that its set-up adds: %s', (line, packs) => {
    const log = `SETUP: : Anna will play as USSR.\nBoris will play as USA.\nScenario: Standard\nOptional Cards Added\n${line}\n`;
    const { report, run } = replay(RULES, readLog(log, logNames(RULES)));
    expect(report.unread).toEqual([]);
    expect(cardsIn(run.rules)).toEqual(ofPack(...packs));
  });

  it('has a whole pack in the deck where it names one card of it, as the digital edition has', () => {
    const log = GAME.replace('Promo Cards Added\n', '');
    expect(cardsIn(replay(RULES, readLog(log, logNames(RULES))).run.rules)).toEqual(ofPack(2));
  });

  it.each([8057, 8189])('is read back where no line of its set-up tells of them (seed %i)', (seed) => {
    expect(replayLog(rulesOf('playdek'), writeRandomGame(rulesOf('promo-cards'), seeded(seed))).violations).toEqual([]);
  });

  it.each([1, 2])('has the same cards in the deck by the profile of pack %i', (pack) => {
    expect(cardsIn(rulesOf(`promo-pack-${pack}`))).toEqual(ofPack(pack));
    expect(ofPack(pack)).toHaveLength(4);
  });

  it('is judged, and stands as it is told', () => {
    const { violations, unread, notAdjudicated, checked } = replayLog(RULES, GAME);
    expect([violations, unread, notAdjudicated]).toEqual([[], [], 0]);
    expect(checked).toMatchObject({ events: 4, dice: 1, defcon: 1 });
  });

  it.each([
    ['a round that is not forfeited', 'Turn 1, USSR AR1: :', 'Turn 1, USSR AR1: Nasser*: Event: Nasser*'],
    ['points that it has not', 'US Military Ops to 0', 'US Military Ops to 1'],
    ['DEFCON that falls too far', 'DEFCON degrades to 4', 'DEFCON degrades to 3'],
  ])('is found wrong where it tells of %s', (_, told, wrong) => {
    const { violations } = replayLog(RULES, GAME.replace(told, wrong));
    expect(violations).not.toEqual([]);
  });

  // Seeds whose games have a promo card as a headline, an event, Operations and an attempt at the space race, shown and
  // discarded, and each of the packs somewhere. A new card or country changes what is played in them.
  const SEEDS = [13, 25, 31, 38, 153];
  const OTHERS = 'these games no longer have it: other seeds are to be looked for';

  it.each(SEEDS)('is read back whatever becomes of the cards (seed %i)', (seed) => {
    const text = writeRandomGame(rulesOf('promo-cards'), seeded(seed));
    const { violations, unread, notAdjudicated } = replayLog(
      RULES,
      text.replace('Optional Cards Added\n', 'Optional Cards Added\nPromo Cards Added\n'),
    );
    expect([violations, unread, notAdjudicated]).toEqual([[], [], 0]);
  });

  it('is written in those games with every use of a promo card, and every card', () => {
    const lines = SEEDS.flatMap((seed) => writeRandomGame(rulesOf('promo-cards'), seeded(seed)).split('\n'));
    const has = (line: string, title: string) =>
      line.startsWith(`Event: ${title}`) || line.includes(`: Event: ${title}`);
    for (const title of RULES.cards.flatMap((card) => (card.deck?.pack ? [card.title] : [])))
      expect(
        lines.some((line) => has(line, title)),
        `${title}: ${OTHERS}`,
      ).toBe(true);
    const promos = lines.filter((line) =>
      RULES.cards.some(({ title, deck }) => deck?.pack !== undefined && line.includes(title)),
    );
    for (const use of [
      /Headlines /,
      /Event: /,
      /(?:Influence|Coup|Realignment) \(/,
      /Space Race/,
      / discards /,
      / reveals /,
    ])
      expect(
        promos.some((line) => use.test(line)),
        `${use}: ${OTHERS}`,
      ).toBe(true);
  });
});
