/** Texts of our own on either side of a line: what looks like a slip and is none, and the slip itself. */
import { describe, expect, test } from 'vitest';
import { loadResources } from '../cli/commands/crosscheck-resources.ts';
import { crosscheck } from './crosscheck.ts';
import type { TargetLocale } from './types.ts';

const read = (locale: TargetLocale, text: string, name = 'own.md') =>
  crosscheck(name, text, { ...loadResources(locale, 'deluxe'), sections: [] });
const found = (locale: TargetLocale, text: string, name?: string) =>
  read(locale, text, name).findings.map(({ line, check }) => `${line} ${check}`);

describe('no slip', () => {
  test.each<[why: string, locale: TargetLocale, text: string, not: string]>([
    [
      'a new sentence after an abbreviation',
      'es',
      'Después juega EE. UU. Todas sus cartas quedan en la mano.\n',
      '1 grammar',
    ],
    ['a verb with its pronoun', 'es', 'Tira el dado y súmale las operaciones de la carta.\n', '1 spelling'],
    [
      'a term with capitals beside a list of names',
      'es',
      'Eventos de Guerra: hay 5 Eventos de Guerra, «Guerra de Corea», «Guerra Árabe-Israelí», «Guerra Indo-Pakistaní», «Guerra Irán-Irak» y una más.\n',
      '1 name',
    ],
    [
      'a heading of the optional rules that another section has too',
      'es',
      '# La Carrera Espacial\n\nUna superpotencia gasta operaciones para intentar avanzar su marcador a la siguiente casilla de la Carrera Espacial.\n\n# Reglas opcionales\n\n# La Carrera Espacial\n\nQuien juega una carta en la Carrera Espacial puede decidir no tirar el dado y renunciar así a avanzar.\n',
      '7 numbering',
    ],
    [
      'a number at a cut margin that is no item of a list',
      'it',
      'Si tira il dado e si ottiene 4, a cui si aggiunge il valore\ndelle Operazioni della carta giocata, cioè 3, per un totale di\n7. Ora si sottrae il doppio del Numero Stabilità e si ottiene\nuna differenza che dice quanta Influenza viene rimossa dalla\nnazione bersaglio, e quanta ne viene aggiunta se quella non\nbasta a colmare la differenza tra i due numeri.\n',
      '2 layout',
    ],
  ])('%s', (_, locale, text, not) =>
    expect(found(locale, text, text.startsWith('Si tira') ? 'own.txt' : 'own.md')).not.toContain(not),
  );

  test('an example goes on to the end of its quotation', () => {
    const { blocks } = read(
      'es',
      '> Ejemplo: la URSS tiene la carta.\n>\n> Juega la carta.\n\n> Otra cosa.\n',
    ).document;
    expect(blocks.map(({ kind }) => kind)).toEqual(['example', 'example', 'paragraph']);
  });

  test('a rule is recognised under a rendering that is to be avoided', () => {
    const text = 'Chi gioca deve creare un Evento Principale, che aiuti lui oppure no.\n';
    expect([...read('it', text).alignment.byClause.keys()]).toContain('4.5.C.f');
  });
});

describe('a slip', () => {
  test.each<[what: string, locale: TargetLocale, text: string, finding: string]>([
    ['a verb in capitals after an abbreviation', 'es', 'Después EE. UU. Juega su carta.\n', '1 grammar'],
    [
      'face down for face up',
      'es',
      'Cuando la Carta de China pasa a otro jugador como resultado de un evento, pasa boca abajo y puede jugarse en el mismo turno.\n',
      '1 opposite',
    ],
    [
      'a paragraph that ends with a comma',
      'es',
      'Los empates se consideran un empate,\n\nCada jugador tira un dado.\n',
      '1 layout',
    ],
    ['a mark of emphasis that an editor has escaped', 'es', '\\*Vamos al espacio.\n', '1 form'],
    [
      'a heading twice in one section',
      'es',
      '# Intentos de golpe\n\nTexto uno.\n\n# Intentos de golpe\n\nTexto dos.\n',
      '5 numbering',
    ],
    [
      'a possibility in place of a prohibition',
      'es',
      'Es posible que las tarjetas de puntuación nunca se guarden.\n',
      '1 modality',
    ],
  ])('%s', (_, locale, text, finding) => expect(found(locale, text)).toContain(finding));
});
