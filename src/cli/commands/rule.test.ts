import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';

const CASES = fileURLToPath(new URL('../../../features/cases/', import.meta.url));
const HELD = `${CASES}held-scoring-card.yaml`;

/** A realignment roll where the opponent has nothing to lose. */
const NO_RIVAL = `
position: {turn: 5, phasing: US, influence: {Mexico: {us: 1}}, hands: {us: [Containment]}}
action: {kind: play, player: US, card: Containment, as: ops, realign: [{in: Mexico, us: 3, ussr: 5}]}`;

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

describe('a ruling against a claim', () => {
  const ruled = async (position: string, action: string) =>
    (
      await arbiter([
        'rule',
        fileOf(`position: {turn: 5, phasing: USSR, ${position}}\naction: {kind: play, player: USSR, ${action}}`),
      ])
    ).out;

  it('shows the DEFCON that its own event has lowered', async () => {
    const out = await ruled(
      'defcon: 3, influence: {Iran: {us: 2}}',
      'card: Duck and Cover, as: ops, order: event_first, coup: Iran, die: 5',
    );
    expect(out).toContain('DEFCON 2 closes the Middle East');
    expect(out).toContain('DEFCON 3 → 2 (Duck and Cover)');
    // The event has happened, on every track; what the coup would have done is not told.
    expect(out).toContain('US +3 VP: 0 → US 3 (Duck and Cover)');
    expect(out).not.toContain('military operations: 0 →');
  });

  it('does not say of a country both that NATO protects it and that nothing does', async () => {
    const out = await ruled(
      'influence: {Greece: {us: 2, ussr: 1}}, effects: [{name: nato}]',
      'card: COMECON, as: ops, realign: [{in: Greece, us: 6, ussr: 1}, {in: Greece, us: 1, ussr: 6}]',
    );
    expect(out).toContain('an event in effect forbids the USSR realignments in Greece');
    expect(out).not.toContain('no event forbids');
    expect(out).toContain('USSR influence in Greece: 1 → 0');
  });

  it('says whose bonus is lost when the points leave Asia', async () => {
    const rolls = 'in: South Korea, us: 2, ussr: 2';
    const realign = [rolls, rolls, rolls, rolls, 'in: Panama, us: 1, ussr: 6'].map((roll) => `{${roll}}`).join();
    const influence = 'influence: {South Korea: {us: 6}, North Korea: {ussr: 3}, Panama: {us: 1}}';
    const out = await ruled(influence, `card: The China Card, as: ops, realign: [${realign}]`);
    expect(out).toMatch(
      /9\.6 +a roll costs 1 point, with 0 left \(value 4; the China Card adds\s+no\s+nothing in Panama\)/,
    );
    expect(await ruled(influence, 'card: The China Card, as: ops, place: {North Korea: 4, Afghanistan: 1}')).toContain(
      '→ 5',
    );
  });

  it('says so if only the order that the case leaves open is against it', async () => {
    const action = 'kind: play, player: US, card: Glasnost, as: ops, coup: Iran, die: 5';
    const text = (order: string) =>
      fileOf(`position: {turn: 9, phasing: US, defcon: 2, influence: {Iran: {ussr: 2}}}\naction: {${action}${order}}`);
    const { code, out } = await arbiter(['rule', text('')]);
    expect([
      code,
      out.includes('the Operations came first; with the event first:\n  LEGAL — order: event_first'),
    ]).toEqual([1, true]);
    expect((await arbiter(['rule', text(', order: event_first')])).code).toBe(0);
    expect((await arbiter(['rule', text(', order: ops_first')])).out).not.toContain('with the event first');
    expect((await arbiter(['rule', fileOf(MEXICO)])).out).not.toContain('with the event first');
  });

  it('offers only what can be chosen', async () => {
    const out = await ruled(
      'hands: {us: [Containment]}, effects: [{name: red_scare_on, value: US}]',
      'card: Latin American Debt Crisis, as: event, event: {discard: Containment}',
    );
    expect(out).toMatch(/discard a card +no\s+worth 3 or more; it offers: accept the consequences/);
  });
});

describe('facts handed in', () => {
  it.each([
    ['ussr reveals asia scoring', 0, 'the US wins: a scoring card was held'],
    ['la URSS muestra Puntuación de Asia', 0, 'the US wins'],
    ['USSR holds NATO', 0, 'LEGAL'],
    ['ussr holds nothing else', 0, 'LEGAL'],
  ])('"%s" settles the held card', async (fact, code, text) => {
    const result = await arbiter(['rule', HELD, '--fact', fact]);
    expect(result.code).toBe(code);
    expect(result.out).toContain(text);
  });

  it('of a trapped hand nobody has seen are cards that the trap takes', async () => {
    const trapped = 'turn: 5, phasing: US, effects: [{name: quagmire}], hands: {us: {known: [], hidden: 3}}';
    const file = fileOf(`position: {${trapped}}\naction: [{kind: pass, player: US}]\n`);
    const { code, out } = await arbiter(['rule', file]);
    expect([code, /(\d+) of the \d+ that could be there are worth enough/.test(out)]).toEqual([3, true]);
    const [, fact = ''] = /--fact "(.+?)"/.exec(out) ?? [];
    const settled = await arbiter(['rule', file, '--fact', fact]);
    expect([settled.code, settled.out]).toEqual([1, expect.stringContaining('card 42')]);
  });

  it('name the die of a coup', async () => {
    const text = MEXICO.replace(', die: 4', '');
    const open = await arbiter(['rule', fileOf(text)]);
    expect([open.code, open.out]).toEqual([0, expect.stringContaining('LEGAL')]);
    expect(open.out).toContain('--fact "die 4"');
    expect(open.out).toContain('in any case: US military operations: 0 → 3; DEFCON 5 → 4: Mexico is a battleground');
    expect(open.out).toContain('die 3: USSR influence in Mexico: 2 → 0\n');
    // The table of the dice says it all.
    expect(open.out).not.toContain('What would settle it');
    expect((await arbiter(['rule', fileOf(text), '--fact', 'die 4'])).out).toContain('USSR influence in Mexico: 2 → 0');
  });

  it.each([
    ['the moon is full', 'is not understood'],
    ['die 4', 'no die is awaited'],
    ['ussr holds the queen of hearts', 'there is no card "the queen of hearts"'],
    ['defcon=9', 'defcon goes from 1 to 5'],
  ])('"%s" are refused if they make no sense', async (fact, message) => {
    const { code, out, err } = await arbiter(['rule', HELD, '--fact', fact]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('for programs', () => {
  it('has verdict, findings with clause and text, facts, position', async () => {
    const { out } = await arbiter(['rule', fileOf(MEXICO), '--format', 'json', '--lang', 'it']);
    const ruling = JSON.parse(out);
    expect(ruling).toMatchObject({
      verdict: 'legal',
      edition: 'deluxe',
      facts: { influence: { mexico: { us: 1, ussr: 0 } }, defcon: 4, milops: { us: 3, ussr: 0 } },
      position: { influence: { Mexico: { us: 1, ussr: 0 } }, discard: ['duck-and-cover'], phasing: 'USSR' },
      rests: [],
    });
    expect(ruling.findings).toContainEqual({
      action: 1,
      clause: '6.3.1',
      force: 'permits',
      message: 'coup.rival-influence',
      args: { side: 'ussr', country: 'mexico', n: 2 },
      text: "l'URSS ha 2 punti Influenza in Messico",
    });
  });

  it('names the step that fails and the readings it depends on', async () => {
    const refused = await arbiter(['rule', `${CASES}realignment-europe-defcon-4.yaml`, '--format', 'json']);
    expect(JSON.parse(refused.out)).toMatchObject({ verdict: 'illegal', failingStep: 1, dependsOn: [] });
    const { out } = await arbiter(['rule', fileOf(NO_RIVAL), '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'legal',
      // One roll leaves points unspent, which is a question of its own.
      rests: [
        { issue: 'realignment-without-rival', option: 'allowed', only: false },
        { issue: 'unspent-operations', option: 'allowed', only: false },
      ],
      dependsOn: [
        { issue: 'realignment-without-rival', option: 'forbidden', changes: 'verdict', verdict: 'illegal' },
        { issue: 'unspent-operations', option: 'forbidden', changes: 'verdict', verdict: 'illegal' },
      ],
    });
  });

  it('gives a position that can be ruled on again', async () => {
    const first = await arbiter(['rule', `${CASES}headline-tie.yaml`, '--format', 'yaml']);
    const again = await arbiter(['legal', fileOf(first.out), '--format', 'json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ awaits: 'turn.actionRounds.choosingCard', by: 'ussr', turn: 1 });
    expect(first.out).toContain('France: {us: 0, ussr: 2}');
    expect(first.out).toContain('- {name: de_gaulle}');
  });
});

describe('a file of several cases', () => {
  const two = `- {id: a, position: {turn: 5, phasing: US, influence: {Mexico: {ussr: 2}}}, action: {kind: play, player: US, card: 4, as: ops, coup: Mexico, die: 4}}
- {id: b, position: {}, action: {kind: pass, player: USSR}}`;

  it('is ruled on one after the other; the worst decides', async () => {
    const { code, out } = await arbiter(['rule', fileOf(two), '--format', 'json']);
    expect(code).toBe(3);
    expect(JSON.parse(out).map(({ id, verdict }: { id: string; verdict: string }) => [id, verdict])).toEqual([
      ['a', 'legal'],
      ['b', 'undetermined'],
    ]);
  });

  it('can be asked about one', async () => {
    expect((await arbiter(['rule', fileOf(two), '--id', 'a'])).code).toBe(0);
    expect((await arbiter(['rule', fileOf(two), '--id', 'c'])).err).toContain('has no case "c"');
    expect((await arbiter(['rule', fileOf(two), '--format', 'yaml'])).err).toContain('name one with --id');
  });
});

describe('a case without a claim', () => {
  it('is no case for a ruling', async () => {
    const { code, err } = await arbiter(['rule', fileOf('position: {turn: 3}')]);
    expect(code).toBe(2);
    expect(err).toContain('arbiter legal, arbiter score');
  });

  it('of an edition nobody has modelled is said to be one', async () => {
    const { code, err } = await arbiter(['rule', fileOf(`edition: 1st\n${MEXICO.trim()}`)]);
    expect(code).toBe(2);
    expect(err).toContain('the 1st edition is not modelled');
  });
});

describe('a variant', () => {
  it('is refused, with its place, in an edition that does not have it', async () => {
    const { code, err } = await arbiter([
      'rule',
      fileOf(MEXICO.replace('position:', 'edition: second\npolicies: {late-war-scenario: "on"}\nposition:')),
    ]);
    expect(code).toBe(2);
    expect(err).toContain(':3:31 the option "on" of the issue "late-war-scenario" rests on LW-1');
  });
});
