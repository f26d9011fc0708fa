/** Mistakes are told in the language of the call, from the option or from the environment, whatever the mistake is. */
import { describe, expect, it } from 'vitest';
import { judge, loadRules, validate } from '../index.ts';
import { arbiter, fileOf } from './fixtures.ts';

const WRONG = fileOf(
  'position: {turn: 55}\naction: [{kind: play, player: US, card: Contanment, as: ops, coup: Mexicu}]\n',
);

/** What each language says of the same files and calls, in the order of the rows. */
const TOLD: readonly (readonly [call: readonly string[], es: string, it: string, ru: string])[] = [
  [['rule', WRONG], '«turn» no puede ser 55', '«turn» non può essere 55', '«turn» не может иметь значение 55'],
  [['rule', WRONG], 'se esperaba un turno, de 1 a 10', 'atteso: un turno, da 1 a 10', 'ожидается: ход, от 1 до 10'],
  [['rule', WRONG], 'carta desconocida', 'carta sconosciuta', 'неизвестная карта'],
  [['rule', WRONG], '¿quería decir «Mexico»?', 'intendevate «Mexico»?', 'возможно, имелось в виду «Mexico»?'],
  [['rule', fileOf('a: 1\n\tb: 2')], 'un tabulador', 'una tabulazione', 'табуляцией'],
  [['legal', 'nowhere.yaml'], 'no hay ningún archivo', 'non esiste alcun file', 'нет ни файла'],
  [['replay', fileOf('hello')], 'un registro', 'un registro', 'журнал'],
  [['rul'], 'ninguna orden «rul»', 'il comando «rul»', 'нет команды «rul»'],
  [['rule', WRONG, '--formt', 'md'], 'opción desconocida --formt', 'opzione sconosciuta --formt', 'параметр --formt'],
  [['explain', 'xyzzy'], 'nada se llama «xyzzy»', 'nulla si chiama «xyzzy»', 'ничто не называется «xyzzy»'],
  [
    ['rule', WRONG, '--policy', 'crisis=never'],
    'cuestión desconocida «crisis»',
    'questione sconosciuta «crisis»',
    'неизвестный вопрос «crisis»',
  ],
  [
    [
      'rule',
      '--game',
      'guerra-fria',
      fileOf('{position: {attack: {sout: {west: 1}}}, action: [{kind: agree, talk: open}]}'),
    ],
    'jugador desconocido «sout»',
    'giocatore sconosciuto «sout»',
    'неизвестный игрок «sout»',
  ],
];

describe.each(['es', 'it', 'ru'] as const)('a mistake is told in the language of the call (%s)', (lang) => {
  const column = { es: 1, it: 2, ru: 3 }[lang] as 1 | 2 | 3;

  it.each(TOLD.map((row) => [row[0].join(' ').replace(/\/\S+\//g, ''), row[0], row[column]] as const))(
    '%s',
    async (_, call, told) => {
      const { code, err } = await arbiter([...call, '--lang', lang]);
      expect(code).toBe(2);
      expect(err).toContain(told);
      // Nothing is left over of the English, nor of a template.
      expect(err).not.toMatch(/did you mean|expected|unknown|\bsee:|\{\w+\}/);
    },
  );

  it('also where the environment names it, and the command line cannot be read', async () => {
    const { err } = await arbiter(['rule', '--formt'], { env: { LANG: `${lang}_XX.UTF-8` } });
    expect(err).toContain(TOLD[8]?.[column]);
  });

  it('by the functions of the package, too', async () => {
    const answer = judge(await loadRules({ language: lang }), '{position: {turn: 55}, action: []}');
    expect(answer).toMatchObject({ ok: false, mistakes: [{ code: 'schema/value', message: TOLD[0]?.[column] }] });
    const game = await loadRules({ game: 'guerra-fria', language: lang });
    expect(validate(game, 'position: {round: 0}')[0]).not.toHaveProperty('said');
  });
});
