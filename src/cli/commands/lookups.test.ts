/** The commands that look things up: score, explain, validate. */
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';

const EUROPE = `
base: setup
turn: 8
influence: {France: {us: 5, ussr: 1}, West Germany: {us: 5}, Italy: {us: 2}, Finland: {us: 9}, Thailand: {ussr: 2}, Vietnam: {ussr: 3}}`;

describe('score', () => {
  it('derives a region', async () => {
    const { code, out } = await arbiter(['score', fileOf(EUROPE), 'europe']);
    expect(code).toBe(0);
    expect(out).toContain('US in Europe: 7 + battlegrounds 3 + beside the enemy superpower 1 = 11');
    expect(out).toContain('US controls United Kingdom, West Germany, France, Italy, and Finland');
  });

  it.each(['Europa', 'европа', 'EUROPE', 'europe'])('knows %s', async (name) => {
    const { out } = await arbiter(['score', fileOf(EUROPE), name, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      regions: [
        {
          region: 'europe',
          net: 7,
          us: { status: 'domination', total: 11, battlegrounds: ['west-germany', 'france', 'italy'] },
        },
      ],
      vp: { from: 0, to: 7 },
    });
  });

  it('adds everything up as at the end of the game', async () => {
    const { out } = await arbiter(['score', fileOf(EUROPE), '--format', 'json']);
    expect(JSON.parse(out).regions.map(({ region }: { region: string }) => region)).toHaveLength(6);
    expect(JSON.parse(out).winner).toBe('draw');
  });

  it('counts Southeast Asia country by country', async () => {
    const { out } = await arbiter(['score', fileOf(EUROPE), 'southeast asia', '--format', 'json']);
    expect(JSON.parse(out).values).toEqual([
      { side: 'ussr', country: 'thailand', vp: 2 },
      { side: 'ussr', country: 'vietnam', vp: 1 },
    ]);
  });

  it('says when control wins', async () => {
    const all = EUROPE.replace('influence: {', 'influence: {East Germany: {us: 9}, Poland: {us: 9}, ');
    expect((await arbiter(['score', fileOf(all), 'europe'])).out).toContain('the US wins: control of Europe');
  });

  it('suggests the region that was meant', async () => {
    const { code, err } = await arbiter(['score', fileOf(EUROPE), 'afrca']);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "africa"?');
  });
});

describe('explain', () => {
  it.each([
    ['deluxe', 'the USSR gets the first card of each deal'],
    ['second', 'opens the bidding'],
  ])('finds a clause that the editions word differently by its number alone: %s', async (edition, words) => {
    const { out } = await arbiter(['explain', '11.1.3', '--edition', edition, '--format', 'json']);
    expect(JSON.parse(out).summary).toContain(words);
  });

  it.each([
    ['deluxe', '11.1.3/second', 'second edition'],
    ['second', '12.1', 'Deluxe'],
  ])(
    'finds a clause that %s lacks, since questions are answered by it, and says whose it is: %s',
    async (edition, id, of) => {
      const { code, out } = await arbiter(['explain', id, '--edition', edition, '--format', 'json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ kind: 'clause', id, sections: { editions: [of] } });
    },
  );

  it('names the numbers and the terms of a clause in the language asked for', async () => {
    const numbers = async (clause: string): Promise<readonly string[]> =>
      JSON.parse((await arbiter(['explain', clause, '--lang', 'ru', '--format', 'json'])).out).sections.numbers;
    expect(await numbers('4.5.C.c')).toEqual(['при равенстве: США']);
    expect(await numbers('8.1.5.d')).toEqual(['уровень: 2', 'закрытые регионы: Европа, Азия, Ближний Восток']);
    expect(await numbers('6.4.3.b')).toEqual(['очки первого: 3', 'очки второго: 1']);
    const { out } = await arbiter(['explain', '7.4.ex', '--lang', 'ru', '--format', 'json']);
    expect(JSON.parse(out).sections.terms).toContain('Карта Китая');
  });

  it.each([
    ['en', 'Only when it announces a coup attempt. — instead of: At any moment'],
    ['it', 'invece di'],
    ['ru', 'вместо'],
  ])('says in words what a profile reads otherwise, in the language %s', async (lang, words) => {
    const { code, out } = await arbiter(['explain', 'playdek', '--lang', lang, '--format', 'json']);
    expect(code).toBe(0);
    const { kind, sections } = JSON.parse(out);
    expect(kind).toBe('profile');
    expect(sections.differs[0]).toContain(words);
  });

  it.each([
    ['6.3.4', 'clause', '6.3.4'],
    ['4.5D', 'clause', '4.5.D'],
    ['opt-1', 'clause', 'OPT-1'],
    ['duck and cover', 'card', 'duck-and-cover'],
    ['Truman', 'card', 'truman-doctrine'],
    ['5 Year Plan', 'card', 'five-year-plan'],
    ['S. Korea', 'country', 'south-korea'],
    ['Саудовская', 'country', 'saudi-arabia'],
    ['Trampa para osos', 'card', 'bear-trap'],
    ['Трясина', 'card', 'quagmire'],
    ['Irán', 'country', 'iran'],
    ['uk', 'country', 'united-kingdom'],
    ['южная америка', 'region', 'south-america'],
    ['shuttle-diplomacy-loss', 'issue', 'shuttle-diplomacy-loss'],
    ['issue 12', 'issue', 'shuttle-diplomacy-loss'],
    ['turn.headline.choosing', 'state', 'turn.headline.choosing'],
    ['headline.choosing', 'state', 'turn.headline.choosing'],
    ['coup attempt', 'term', 'coup_attempt'],
    ['term quagmire', 'term', 'quagmire'],
  ])('finds %s', async (name, kind, id) => {
    const { code, out } = await arbiter(['explain', ...name.split(' '), '--format', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ kind, id });
  });

  it('shows all that a number may be', async () => {
    const { out } = await arbiter(['explain', '33', '--format', 'json']);
    expect(JSON.parse(out).map(({ kind }: { kind: string }) => kind)).toEqual(['card', 'issue']);
  });

  it.each([
    ['V-E Day', 'TZ-12'],
    ['uk-election', 'TZ-13'],
    ['Dulles', 'TZ-3.b'],
    ['KGB', 'TZ-3.c'],
    ['Хрущёв', 'TZ-3.a'],
  ])('knows a crisis and a statecraft card of Turn Zero by its name: %s', async (name, clause) => {
    const { code, out } = await arbiter(['explain', name]);
    expect([code, out.split(' ')[0]]).toEqual([0, clause]);
  });

  it('has exceptions, related clauses and scenarios', async () => {
    const { out } = await arbiter(['explain', '6.3.4']);
    expect(out).toContain('card 41 Nuclear Subs');
    expect(out).toContain('(06-coup.feature)');
  });

  it('marks the reading in force', async () => {
    const { out } = await arbiter([
      'explain',
      'shuttle-diplomacy-loss',
      '--policy',
      'shuttle-diplomacy-loss=battleground-only',
    ]);
    expect(out).toContain('● battleground-only');
    expect(out).toContain('○ country');
  });

  it.each(['en', 'es', 'it', 'ru'])('speaks %s', async (lang) => {
    for (const id of ['6.3.4', 'quagmire', 'iran', 'europe', 'norad-same-round', 'turn.deal']) {
      const { out } = await arbiter(['explain', id, '--lang', lang]);
      expect(out).not.toMatch(/label\.|undefined|\w+\(\w+=/);
    }
  });

  it('suggests what was meant', async () => {
    const { code, out, err } = await arbiter(['explain', 'quagmyre']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('did you mean "quagmire"');
  });
});

describe('validate', () => {
  it('finds nothing wrong with our own rules', async () => {
    const { code, out } = await arbiter(['validate']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d+ files: no mistakes\n$/)]);
  });

  it('checks a case with place, frame and suggestion', async () => {
    const { code, out } = await arbiter(['validate', fileOf(MEXICO.replace('Mexico:', 'Mexcio:'))]);
    expect(code).toBe(1);
    expect(out).toMatch(/:2:\d+ unknown country "Mexcio"/);
    expect(out).toContain('did you mean "Mexico"?');
    expect(out).toContain('1 file: 1 mistake');
  });

  it('has every mistake for programs', async () => {
    const { out } = await arbiter(['validate', fileOf('position: {defcon: 7}'), '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ checked: 1, mistakes: [{ code: 'schema/value', line: 1, column: 20 }] });
  });
});
