import { describe, expect, it } from 'vitest';
import { arbiter, fileOf } from '../fixtures.ts';

const POSITION = `
base: setup
turn: 2
phasing: US
action_round: 3
defcon: 3
influence: {France: {us: 2, ussr: 1}, Iran: {us: 2}, Iraq: {ussr: 3}}
hands: {us: [Containment, Fidel, NATO, Asia Scoring]}`;

const list = async (text: string) => JSON.parse((await arbiter(['legal', fileOf(text), '--format', 'json'])).out);

describe('the list of what is legal', () => {
  it('has every card with its uses', async () => {
    const { awaits, by, cards } = await list(POSITION);
    expect([awaits, by]).toEqual(['turn.actionRounds.choosingCard', 'us']);
    expect(cards).toEqual([
      { card: 'asia-scoring', held: true, uses: ['event'] },
      { card: 'fidel', held: true, uses: ['operations', 'space'] },
      { card: 'nato', held: true, uses: ['operations', 'space'] },
      { card: 'containment', held: true, uses: ['event', 'operations', 'space'] },
    ]);
  });

  it('has what Operations could do', async () => {
    const { operations } = await list(POSITION);
    expect(operations.coup).toEqual(['syria', 'iraq']);
    expect(operations.influence).toContainEqual({ country: 'iraq', cost: 2 });
    expect(operations.realignment).not.toContain('france');
  });

  it('counts cards that nobody has seen instead of listing them', async () => {
    const { out } = await arbiter(['legal', fileOf(POSITION.replace(/hands.*/, ''))]);
    expect(out).toMatch(/playing a card +\d+ cards that may be in the hand/);
  });

  it('includes the China Card', async () => {
    const { cards } = await list('phasing: USSR\nhands: {ussr: [Fidel]}');
    expect(cards.map(({ card }: { card: string }) => card)).toEqual(['fidel', 'the-china-card']);
  });

  it('goes on from the actions of a case', async () => {
    const text = 'position: {turn: 5, phasing: US}\naction: {kind: play, player: US, card: 43, as: event}';
    const { awaits, by } = await list(text);
    expect(awaits).toMatch(/\.card$|\.option$|choosingCard$/);
    expect(by).toBeDefined();
  });

  it.each(['en', 'es', 'it', 'ru'])('reads well in %s', async (lang) => {
    const { out } = await arbiter(['legal', fileOf(POSITION), '--lang', lang]);
    expect(out).not.toMatch(/label\.|undefined|\w+\(\w+=/);
  });
});

describe('--compare', () => {
  const other = POSITION.replace('Fidel, NATO', 'Nasser, NATO').replace('defcon: 3', 'defcon: 2');
  const told = async (second: string, ...more: string[]) =>
    (await arbiter(['legal', fileOf(POSITION), '--compare', fileOf(second), ...more])).out;

  it('says which plays only one of two hands has, and of which other things are known', async () => {
    const text = await told(other);
    expect(text).toMatch(/Only here: Fidel, for Operations; Fidel, on the space race/);
    expect(text).toMatch(/Only there: Nasser, for Operations/);
    expect(text).toMatch(/NATO, for Operations\n +here: .*DEFCON 2–3.*\n +there: (?!.*DEFCON)/);
    expect(text).toMatch(/here: Military operations: 0 of 3.*\n +there: Military operations: 0 of 2/);
  });

  it('says that two hands do not differ', async () => {
    expect(await told(POSITION)).toMatch(/the same may be done, and as much is known of it\n$/);
  });

  it('gives programs the plays of both', async () => {
    const { options, compared } = JSON.parse(await told(other, '--format', 'json'));
    expect([options.duties.milops.needs, compared.duties.milops.needs]).toEqual([3, 2]);
  });
});

describe('--why-not', () => {
  it.each([
    ['place iran', 0, '6.1.1.a'],
    ['place poland', 1, '6.1.4'],
    ['coup mexico', 1, '6.3.1'],
    ['coup iraq with fidel', 0, '6.3.1'],
    ['coup egipto', 1, '6.3.1'],
    ['realign france', 1, '8.1.5'],
    ['play 25 event', 0, '7.1'],
    ['play nato event', 1, 'card 21'],
    ['play quagmire', 1, '5.1'],
    ['space fidel', 0, '6.4.1'],
    ['headline fidel', 1, 'out of sequence'],
    ['pass', 1, '5.1.a'],
  ])('%s: exit code %i, by %s', async (action, code, clause) => {
    const result = await arbiter(['legal', fileOf(POSITION), '--why-not', action]);
    expect([result.code, result.err]).toEqual([code, '']);
    expect(result.out).toContain(clause);
  });

  it('has its findings for programs', async () => {
    const { out } = await arbiter(['legal', fileOf(POSITION), '--why-not', 'coup mexico', '--format', 'json']);
    const { verdict, findings, nearest } = JSON.parse(out);
    expect(verdict).toBe('illegal');
    expect(findings).toContainEqual(
      expect.objectContaining({ clause: '6.3.1', force: 'forbids', args: { side: 'ussr', country: 'mexico', n: 0 } }),
    );
    expect(nearest).toEqual(['a coup in Syria or in Iraq']);
  });

  it.each([
    ['cuop mexico', 'did you mean "coup"?'],
    ['coup mexcio', 'did you mean "Mexico"?'],
    ['play quagmyre', 'did you mean "Quagmire"?'],
    ['', 'needs a value'],
  ])('"%s" is refused', async (action, message) => {
    const { code, out, err } = await arbiter(['legal', fileOf(POSITION), '--why-not', action]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});
