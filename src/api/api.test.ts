/** The API from the sources: it answers what the command line prints, of both games, and mistakes are values. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../cli/fixtures.ts';
import { LOCALES } from '../data/locales.ts';
import { ATTACK, EXAMPLE, TALK } from '../games/guerra-fria/program/cli/fixtures.ts';
import {
  danger,
  explain,
  type Fact,
  judge,
  legal,
  loadRules,
  odds,
  options,
  plan,
  replay,
  score,
  start,
  validate,
} from '../index.ts';

const RECORD = `game: guerra-fria
action:
  - {kind: round, selections: {south: +4 west 4, west: R, north: +4, east: +4}, result: {totals: {south: 5}}}
  - {kind: talk, player: west, way: aloud}
`;

/** What the command prints as JSON. */
async function printed(...argv: readonly string[]): Promise<unknown> {
  const { out } = await arbiter([...argv, '--format', 'json']);
  return JSON.parse(out);
}

const GAME = ['--game', 'guerra-fria'];

/** What is left of an answer that JSON can hold. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('Guerra fría', () => {
  it.each([
    ATTACK,
    EXAMPLE,
    TALK,
    'action: [{kind: select, player: south, selection: "west IN 4, north 0 0, east 0 0"}]',
  ])('is ruled on as by the command: %s', async (text) => {
    const rules = await loadRules({ game: 'guerra-fria', language: 'es' });
    const expected = await printed('rule', fileOf(text), '--lang', 'es', ...GAME);
    expect(plain(judge(rules, text))).toEqual({ ok: true, ...(expected as object) });
  });

  it('lists what is legal as the command does, of a case or of a position alone', async () => {
    const rules = await loadRules({ game: 'guerra-fria' });
    for (const text of ['reserve: {south: 3}', 'position: {reserve: {south: 3}}', ATTACK]) {
      const expected = await printed('legal', fileOf(text), ...GAME);
      expect(plain(legal(rules, text))).toEqual({ ok: true, ...(expected as object) });
    }
  });

  it.each(LOCALES)('is said in %s as by the command, in English what the language lacks', async (language) => {
    const rules = await loadRules({ game: 'guerra-fria', language });
    const expected = await printed('rule', fileOf(EXAMPLE), '--lang', language, ...GAME);
    expect(plain(judge(rules, EXAMPLE))).toEqual({ ok: true, ...(expected as object) });
  });

  it('replays a record as the command does, also one handed in as a value', async () => {
    const rules = await loadRules({ game: 'guerra-fria', language: 'ru' });
    const path = fileOf(RECORD, 'record.yaml');
    const [expected] = (await printed('replay', path, '--lang', 'ru', ...GAME)) as [object];
    expect(plain(replay(rules, RECORD, path))).toEqual({ ok: true, ...expected });
    const value = replay(rules, { action: [{ kind: 'round', selections: { south: '+4', west: 'R', north: '+4' } }] });
    expect(value).toMatchObject({ ok: false, mistakes: [{ message: 'нет выбора: east' }] });
  });

  it('rules under the readings asked for, which prevail over those of a case', async () => {
    const text =
      'policies: {in-without-out: null-move}\naction: [{kind: select, player: south, selection: "west IN 4, north 0 0, east 0 0"}]';
    const option = 'gain';
    const rules = await loadRules({ game: 'guerra-fria', policies: { 'in-without-out': option } });
    const ruling = judge(rules, text);
    expect(ruling.ok && ruling.rests).toEqual([expect.objectContaining({ issue: 'in-without-out', option })]);
  });

  it.each([
    [{ game: 'guerra-fria', edition: 'deluxe' }, 'Guerra fría has one edition; leave out "edition"'],
    [{ game: 'guerra-fria', profile: 'playdek' }, 'Guerra fría has no profiles; name the readings in "policies"'],
    [{ game: 'guerra-fria', policies: { talking: 'x' } }, 'unknown issue "talking"'],
    [{ game: 'chess' }, 'unknown game "chess": one of twilight-struggle, guerra-fria'],
    [{ languag: 'es' }, 'unknown option "languag": did you mean "language"?'],
  ])('cannot be loaded with %j', async (options, message) => {
    await expect(loadRules(options as object)).rejects.toThrow(new RangeError(message));
  });

  it.each([
    ['round: 0', ['round'], '"round" cannot be 0'],
    ['attack: {sout: {west: 1}}', ['attack', 'sout'], 'unknown player "sout"'],
    ['position: {attack: {sout: {west: 1}}}', ['position', 'attack', 'sout'], 'unknown player "sout"'],
    ['[{action: []}, {action: []}]', [], 'there are 2 cases; hand in one'],
    ['{}', ['action'], 'the case has no action, so there is nothing to rule on'],
  ])('is not judged where %j is a mistake', async (text, path, message) => {
    const rules = await loadRules({ game: 'guerra-fria' });
    const answer = message.includes('nothing to rule on') ? judge(rules, text) : legal(rules, text);
    expect(answer).toMatchObject({ ok: false, mistakes: [{ path, message }] });
  });

  it('has its files checked: cases and records', async () => {
    const rules = await loadRules({ game: 'guerra-fria' });
    expect([validate(rules, ATTACK), validate(rules, RECORD)]).toEqual([[], []]);
    expect(validate(rules, 'action: [{kind: lay}]')).toMatchObject([{ message: '"kind" cannot be "lay"' }]);
  });
});

describe('Twilight Struggle', () => {
  it('is ruled on as by the command', async () => {
    const expected = await printed('rule', fileOf(MEXICO), '--lang', 'it');
    expect(plain(judge(await loadRules({ language: 'it' }), MEXICO))).toEqual({ ok: true, ...(expected as object) });
  });

  it('replays a record as the command does', async () => {
    const path = 'features/twilight-struggle/extended-example.yaml';
    const [{ first, ...expected }] = (await printed('replay', path)) as [{ readonly first: unknown }];
    expect(first).toBeNull();
    const rules = await loadRules();
    expect(plain(replay(rules, readFileSync(path, 'utf8'), path))).toEqual({ ok: true, ...expected });
  });
});

describe('house rules', () => {
  it.each([
    ['a value out of its bounds', 'map: {israel: {stability: -4}}'],
    ['a value of another kind', 'clauses: {2.1.7.b: {plus: many}}'],
    ['a card with a condition that there is not', 'cards: {nato: {requires: {occurred: marshall-plan}}}'],
    ['values that do not agree', 'map: {israel: {adjacent: [egypt]}}'],
  ])('are refused as by the command: %s', async (_, change) => {
    const house = `title: A house\n${change}\n`;
    const path = fileOf(house, 'house.yaml');
    const { err } = await arbiter(['rule', fileOf(MEXICO), '--rules', path]);
    const said = await loadRules({ house }).catch(({ message }: RangeError) => message);
    expect(said).toMatch(/^house:2:/);
    expect(err.replaceAll(`arbiter: ${path}`, 'house')).toBe(`${said}\n`);
  });

  it('of the other game are refused as by the command', async () => {
    const house = 'title: A house\ngame: {rounds: none}\n';
    const path = fileOf(house, 'house.yaml');
    const { err } = await arbiter(['rule', fileOf(ATTACK), ...GAME, '--rules', path]);
    const said = await loadRules({ game: 'guerra-fria', house }).catch(({ message }: RangeError) => message);
    expect(said).toMatch(/^house:2:/);
    expect(err.replaceAll(`arbiter: ${path}`, 'house')).toBe(`${said}\n`);
  });
});

/** An object that holds itself. */
const circle: Record<string, unknown> = {};
circle.self = circle;

describe('what is neither a text nor a value', () => {
  it.each([undefined, null, 3, true, Symbol('x'), () => 1, circle])(
    'is a mistake, not an exception: %s',
    async (source) => {
      const mistakes = [expect.objectContaining({ message: 'this is neither a text nor a value that JSON can hold' })];
      for (const game of ['twilight-struggle', 'guerra-fria'] as const) {
        const rules = await loadRules({ game });
        for (const answer of [judge, legal, replay].map((ask) => ask(rules, source as never)))
          expect(answer).toEqual({ ok: false, mistakes });
        expect(validate(rules, source as unknown as object)).toEqual(mistakes);
      }
    },
  );

  it('is a number that is none', async () => {
    const rules = await loadRules();
    expect(legal(rules, { defcon: Number.NaN })).toMatchObject({ mistakes: [{ message: '"defcon" cannot be "NaN"' }] });
    expect(legal(rules, { turn: 2n } as never)).toMatchObject({ ok: true, turn: 2 });
  });
});

describe('a game to play on', () => {
  const position = { defcon: 2, influence: { Iran: { us: 2 } }, hands: { ussr: ['Fidel'], us: ['NATO'] } } as const;

  it('offers its choices, takes one of them, goes back, and rules in words', async () => {
    const game = start(await loadRules({ language: 'es' }), { position: structuredClone(position) as never });
    expect(game.choices()).toContainEqual({ type: 'play', by: 'ussr', card: 'fidel' });
    for (const wanted of [{ type: 'play' }, { type: 'use', use: 'operations' }, { type: 'mode', mode: 'influence' }]) {
      const choice = game.choices().find((each) => expect.objectContaining(wanted).asymmetricMatch(each));
      expect(game.apply(choice as Fact)).toEqual({ ok: true });
    }
    const { state } = game;
    const illegal: Fact = { type: 'mode', mode: 'coup' };
    expect(game.apply(illegal)).toEqual({ ok: false, verdict: 'illegal' });
    expect(game.state).toBe(state);
    const other = game.clone();
    expect(other.undo()).toBe(true);
    expect(other.facts).toHaveLength(game.facts.length - 1);
    const ruling = other.ruling({ type: 'use', use: 'space' });
    expect(ruling.ok && ruling.findings.length).toBeGreaterThan(0);
    expect(ruling.ok && ruling.findings[0]?.text).toContain('no es el momento');
  });

  it('says what is wrong with a fact or a position', async () => {
    const rules = await loadRules();
    const game = start(rules);
    expect(game.apply({ type: 'place', country: 'Frnce' })).toMatchObject({
      ok: false,
      mistakes: [{ path: ['country'], message: 'unknown country "Frnce"' }],
    });
    expect(() => start(rules, { position: { defkon: 3 } as never })).toThrow(RangeError);
  });

  it('is Guerra fría as well', async () => {
    const game = start(await loadRules({ game: 'guerra-fria' }));
    expect(game.apply({ kind: 'agree', talk: 'open' })).toEqual({ ok: true });
    expect(game.apply({ kind: 'select', player: 'west', selection: 'R' })).toEqual({ ok: true });
    expect(game.state.round).toBe(1);
    expect(game.choices().length).toBeGreaterThan(20);
  });
});

describe('explain and score', () => {
  it('say what a clause or a card says, and the readings that name it', async () => {
    const rules = await loadRules({ language: 'es' });
    expect(explain(rules, '6.3.4')).toMatchObject({
      kind: 'clause',
      id: '6.3.4',
      text: expect.stringContaining('DEFCON'),
    });
    for (const name of ['Contención', 'containment', '25'])
      expect(explain(rules, name)).toMatchObject({ kind: 'card', id: 'containment' });
    expect(explain(rules, 'defectors').rests.map(({ issue }) => issue)).toContain('defectors-discarded');
    expect(() => explain(rules, 'Hearts')).toThrow(RangeError);
    expect(explain(await loadRules({ game: 'guerra-fria' }), '2.4.1.2')).toMatchObject({ kind: 'clause' });
  });

  it('score a position as the command does', async () => {
    const rules = await loadRules();
    const scored = score(rules, { base: 'setup', influence: { Panama: { us: 3 } } }, 'central-america');
    expect(scored).toMatchObject({
      ok: true,
      winner: 'none',
      regions: [{ us: { status: 'presence', countries: ['panama'] } }],
    });
    expect(score(rules, { base: 'setup' }, 'atlantis')).toMatchObject({ ok: false });
    const all = score(rules, { base: 'setup' });
    expect(all.ok && all.regions?.length).toBe(6);
  });
});

describe('odds', () => {
  const COUP = {
    position: { defcon: 4, influence: { Panama: { us: 2 } }, hands: { ussr: ['Duck and Cover'] } },
    action: [
      { kind: 'play' as const, player: 'USSR' as const, card: 'Duck and Cover', as: 'ops' as const, coup: 'Panama' },
    ],
  };

  it('are those of the command, of a case and of a position', async () => {
    const rules = await loadRules({ language: 'it' });
    for (const source of [COUP, { ...COUP, action: [] }]) {
      const expected = await printed('odds', fileOf(JSON.stringify(source)), '--lang', 'it');
      expect(plain(odds(rules, source))).toEqual({ ok: true, ...(expected as object) });
    }
  });

  it('add up to one, and say what is no act with dice', async () => {
    const rules = await loadRules();
    const found = odds(rules, COUP);
    if (!found.ok || !found.outcomes) throw new Error('no outcomes');
    expect(found.outcomes.reduce((sum, { chance }) => sum + chance.value, 0)).toBeCloseTo(1);
    expect(odds(rules, 'nothing: here')).toMatchObject({ ok: false });
    const other = (await loadRules({ game: 'guerra-fria' })) as never;
    expect(() => odds(other, COUP)).toThrow(TypeError);
  });
});

describe('dangers, options and plans', () => {
  const HAND = {
    position: {
      turn: 5,
      phase: 'action_round' as const,
      action_round: 6,
      phasing: 'USSR' as const,
      defcon: 2,
      influence: { Zimbabwe: { us: 1 } },
      hands: { ussr: ['Duck and Cover', 'Fidel', 'Africa Scoring'], us: { known: [], hidden: 4 } },
    },
    action: [],
  };

  it('are those of the commands', async () => {
    const rules = await loadRules({ language: 'ru' });
    const file = fileOf(JSON.stringify(HAND));
    expect(plain(danger(rules, HAND))).toEqual({
      ok: true,
      ...((await printed('danger', file, '--lang', 'ru')) as object),
    });
    const { options: all } = (await printed('legal', file, '--all', '--lang', 'ru')) as { options: object };
    expect(plain(options(rules, HAND))).toEqual({ ok: true, ...all });
    expect(plain(plan(rules, HAND))).toEqual({ ok: true, ...((await printed('plan', file)) as object) });
  });

  it('say what a plan lacks', async () => {
    const rules = await loadRules();
    expect(plan(rules, HAND, 'us')).toMatchObject({ ok: false });
    expect(plan(rules, HAND, 'ussr', { milops: false })).toMatchObject({ plans: [{ reliance: 'certain' }] });
  });
});
