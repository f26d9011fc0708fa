/** The disputes of the README under `arbiter rule`, and what it prints of a ruling. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';
import { CASES, NO_RIVAL } from './rule.fixture.ts';

/** The disputes of the README: what is ruled, with which exit code, and by which clause. */
const DISPUTES = [
  ['coup-closed-region', 1, 'ILLEGAL', '8.1.5'],
  ['overspent-placement', 1, 'ILLEGAL', '6.1.3'],
  ['chained-placement', 1, 'ILLEGAL', '6.1.1.a'],
  ['held-scoring-card', 3, 'UNDETERMINED', '4.5.F'],
  ['headline-tie', 0, 'LEGAL', '4.5.C.c'],
  ['realignment-europe-defcon-4', 1, 'ILLEGAL', '8.1.5'],
] as const;

describe('the disputes', () => {
  it('are all there', () => {
    expect(readdirSync(CASES).sort()).toEqual(DISPUTES.map(([name]) => `${name}.yaml`).sort());
  });

  it.each(DISPUTES)('%s has exit code %i', async (name, code, verdict, clause) => {
    const result = await arbiter(['rule', `${CASES}${name}.yaml`]);
    expect([result.code, result.err]).toEqual([code, '']);
    expect(result.out).toContain(verdict);
    expect(result.out).toContain(clause);
  });

  it.each(DISPUTES)('%s reads well in every language', async (name, code) => {
    const outs = await Promise.all(
      ['en', 'es', 'it', 'ru'].map((lang) => arbiter(['rule', `${CASES}${name}.yaml`, '--lang', lang])),
    );
    for (const { out, code: found } of outs) {
      expect(found).toBe(code);
      // A message without a template would show its id and arguments.
      expect(out).not.toMatch(/\w\.[\w-]+\(\w+=|undefined|NaN|\{\w+\}/);
      expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
    }
    expect(new Set(outs.map(({ out }) => out)).size).toBe(4);
  });
});

describe('a ruling', () => {
  it('derives every number', async () => {
    const { out } = await arbiter(['rule', fileOf(MEXICO)]);
    expect(out).toContain('die 4 + Operations 3 − 2 × stability 2 = 3');
    expect(out).toContain('DEFCON 5 → 4: Mexico is a battleground (answerable: the US, the');
  });

  it('is read from standard input', async () => {
    const { code, out } = await arbiter(['rule', '-', '--format', 'md'], { stdin: MEXICO });
    expect(code).toBe(0);
    expect(out).toMatch(/^\*\*LEGAL\*\* · US coup in Mexico/);
  });

  it('says what keeps a country out of the reach of an event, not only that the card does', async () => {
    const text = `
position: {turn: 5, phasing: USSR, influence: {Chile: {us: 2}, Italy: {us: 2}}, hands: {ussr: [Che]}}
action: {kind: play, player: USSR, card: Che, as: event, event: {coup: Chile, die: 4}}`;
    expect((await arbiter(['rule', fileOf(text)])).out).toMatch(/Operations in Chile: it is a\s/);
    const { out } = await arbiter(['rule', fileOf(text.replace('coup: Chile', 'coup: Italy'))]);
    expect(out).toMatch(/Italy: it is not in Central America/);
  });

  it('says with the verdict that a legal play loses the game, or that dice decide', async () => {
    const lost = await arbiter(['rule', fileOf(MEXICO.replace('turn: 5', 'turn: 5, defcon: 2'))]);
    expect(lost.out).toMatch(/^LEGAL\. DEFCON falls to 1: the US loses \(8\.1\.3\) · /);
    const open = await arbiter(['rule', fileOf(MEXICO.replace(', die: 4', ''))]);
    expect(open.out).toMatch(/^LEGAL · .*\n= what comes of it is for the dice to decide\n/);
    const { out } = await arbiter(['rule', fileOf(MEXICO.replace(', die: 4', '')), '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'legal', comes: 'dice', complete: false });
  });

  it('says that hidden cards decide what comes of a legal play', async () => {
    const file = fileOf(`
position: {turn: 2, phasing: US, hands: {us: [Five Year Plan], ussr: {known: [NATO], hidden: 3}}}
action: {kind: play, player: US, card: Five Year Plan, as: event}`);
    const { code, out } = await arbiter(['rule', file]);
    expect([code, out.split('\n')[1]]).toEqual([0, '= what comes of it is for hidden cards to decide']);
    const json = JSON.parse((await arbiter(['rule', file, '--format', 'json'])).out);
    expect(json).toMatchObject({ verdict: 'legal', comes: 'hidden-cards', complete: false });
  });

  it('says what the rules have for a mistake that comes to light later', async () => {
    const wrong = `
position: {turn: 2, phasing: USSR, hands: {ussr: [Asia Scoring]}}
action:
- {kind: play, player: USSR, card: Asia Scoring, as: ops, place: {Angola: 1}}`;
    expect((await arbiter(['rule', fileOf(wrong)])).out).not.toContain('comes to light');
    const later = `${wrong}\n- {kind: play, player: US, card: Containment, as: event}`;
    expect((await arbiter(['rule', fileOf(later)])).out).toContain('the rules name no remedy once play has gone on');
    const held = `
position: {turn: 5, phase: cleanup, hands: {us: [Asia Scoring], ussr: []}}
action: {kind: phase, phase: end_turn}`;
    expect((await arbiter(['rule', fileOf(held)])).out).toContain('the rules of the ordinary game name no remedy');
  });

  it('rules on the good cases of a file, and lists the bad one', async () => {
    const file = fileOf(`
- {id: A, position: {turn: 5, phasing: US, hands: {us: [Containment]}}, action: {kind: play, player: US, card: Containment, as: event}}
- {id: B, position: {turn: 5, phasing: US, hand: {}}, action: {kind: pass, player: US}}
- {id: C, position: {turn: 5, phasing: US, hands: {us: [Duck and Cover]}}, action: {kind: play, player: US, card: Duck and Cover, as: event}}`);
    const { code, out, err } = await arbiter(['rule', file]);
    expect(code).toBe(2);
    expect(out.match(/^LEGAL/gm)).toHaveLength(2);
    expect(err).toContain('unknown key "hand"');
    expect((await arbiter(['rule', file, '--id', 'C'])).code).toBe(0);
    expect((await arbiter(['rule', file, '--id', 'B'])).err).toContain('unknown key "hand"');
  });

  it('compares cards that a case expects by name', async () => {
    const text = `
position: {turn: 5, phasing: US, hands: {us: [Containment, NATO]}, discard: [Fidel]}
action: {kind: play, player: US, card: Containment, as: event}
expect: {hands_after: {US: [nato]}, discard: [fidel]}`;
    expect((await arbiter(['rule', fileOf(text)])).out).not.toContain('Claimed');
    expect((await arbiter(['rule', fileOf(text.replace('US: [nato]', 'us: [nato]'))])).out).not.toContain('Claimed');
    expect((await arbiter(['rule', fileOf(text.replace('[nato]', '[Nasser]'))])).out).toContain(
      'wrong: hands_after.US: ["Nasser"]; it comes to: hands_after.US: ["NATO"]',
    );
  });

  it.each([
    ['en', 'wrong: DEFCON 3; it comes to: DEFCON 4 (6.3.4: DEFCON 5 → 4: Mexico is a battleground)'],
    ['es', 'falso: DEFCON 3; resulta: DEFCON 4 (6.3.4: DEFCON 5 → 4: México es un campo de batalla)'],
    ['it', 'sbagliato: DEFCON 3; risulta: DEFCON 4 (6.3.4: DEFCON 5 → 4: Messico è un Campo di Battaglia)'],
    ['ru', 'неверно: DEFCON 3; получается: DEFCON 4 (6.3.4: DEFCON 5 → 4: Мексика — ключевая страна)'],
    ['de', 'stimmt nicht: DEFCON 3; es ergibt sich: DEFCON 4 (6.3.4: DEFCON 5 → 4: Mexiko ist ein Schlüsselland)'],
  ])('tells a number that a case claims as right or wrong, with how it comes about: %s', async (locale, wrong) => {
    const text = `
position: {turn: 5, phasing: US, influence: {Mexico: {ussr: 2}}}
action: {kind: play, player: US, card: Containment, as: ops, coup: Mexico, die: 4}
expect: {defcon: 3, milops: {us: 3}}`;
    const { code, out, err } = await arbiter(['rule', fileOf(text), '--lang', locale]);
    expect([code, err]).toEqual([0, '']);
    expect(out.replace(/\n +/g, ' ')).toContain(wrong);
    expect(out.match(/^ {2}\S+: .*: 3 \(6\.3\.3: /gm)).toHaveLength(1);
  });

  it('says which other reading would change it', async () => {
    const { out } = await arbiter(['rule', fileOf(NO_RIVAL)]);
    expect(out).toContain('ILLEGAL — realignment-without-rival=forbidden');
    expect(out).toContain('Rests on disputed readings:');
    expect(out).not.toContain('Rests on no disputed reading');
  });

  it('names an entry of the register with a single reading whose question came up', async () => {
    const text = `
position: {turn: 5, phasing: US, discard: [Marshall Plan], hands: {us: [SALT Negotiations]}}
action: {kind: play, player: US, card: SALT Negotiations, as: event, event: {reclaim: none}}`;
    expect((await arbiter(['rule', fileOf(text)])).out).toMatch(/^ {2}salt-retrieval$/m);
    expect((await arbiter(['rule', fileOf(text), '--verbose'])).out).toContain(
      'salt-retrieval: Must SALT Negotiations take a card',
    );
  });

  it('names no variant that is not in play', async () => {
    const { out } = await arbiter(['rule', `${CASES}realignment-europe-defcon-4.yaml`]);
    expect(out).not.toMatch(/realign-ignores-defcon|OPT-1/);
  });

  it('follows the reading asked for', async () => {
    const argv = ['rule', `${CASES}realignment-europe-defcon-4.yaml`, '--policy', 'realign-ignores-defcon=on'];
    const { code, out } = await arbiter(argv);
    expect(code).toBe(0);
    expect(out).toContain('LEGAL');
    expect(out).toContain('wrong: illegal; it comes to: legal');
  });

  it('says what would have been legal, and which exceptions do not help', async () => {
    const { out } = await arbiter(['rule', `${CASES}chained-placement.yaml`]);
    expect(out).toContain('influence in Nicaragua, in Cuba, or in Haiti');
    expect(out).toContain('6.1.4: A player may always place markers');
  });

  it('shows values of the second edition that nobody has confirmed', async () => {
    const text =
      'position: {turn: 5, phasing: US, space: {us: 4}}\naction: {kind: play, player: US, card: NATO, as: space, die: 2}';
    expect((await arbiter(['rule', fileOf(text)])).out).not.toContain('no printed source');
    const { out } = await arbiter(['rule', fileOf(text), '--edition', 'second']);
    expect(out).toContain('no printed source');
    expect(out).toContain('spaceRace.5.vpFirst');
  });

  it('adds up a bonus that depends on where all points go', async () => {
    const text = `
position: {turn: 4, phasing: USSR, influence: {Vietnam: {ussr: 3}}, effects: [{name: vietnam_revolts}, {name: red_scare_on, value: USSR}]}
action: {kind: play, player: USSR, card: The China Card, as: ops, place: {Laos/Cambodia: 2, Thailand: 3}}`;
    const { code, out } = await arbiter(['rule', fileOf(text)]);
    expect(code).toBe(0);
    expect(out).toContain('printed 4 − 1 (Red Scare/Purge) → 3');
    expect(out).toContain('+ 2 (the China Card and');
  });
});
