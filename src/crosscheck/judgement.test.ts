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
    ['an American word for points', 'es', 'La diferencia entre los dos puntajes se anota.\n', '1 spelling'],
    [
      'to stay out of the rounds that remain',
      'es',
      'Un jugador sin cartas debe quedarse fuera de las rondas de acción restantes.\n',
      '1 term',
    ],
    [
      'an «y» before the last item of a list without its bullets',
      'es',
      'Un jugador controla el país si tiene allí su influencia, y\n\nNadie más lo controla.\n',
      '1 layout',
    ],
    [
      'countries that share a border',
      'it',
      'Molte nazioni che sono confinanti geograficamente non hanno una connessione nel gioco.\n',
      '1 term',
    ],
    [
      'a course of events that has no «never»',
      'it',
      'Può scendere e salire per eventi e azioni, ma se in qualsiasi momento lo stato del DEFCON scende a 1, la partita termina subito.\n',
      '1 modality',
    ],
    ['a competition that is no tournament', 'ru', 'Во время турниров или соревнований карты вскрывают.\n', '1 term'],
    [
      'to discard, beside the discard pile',
      'ru',
      'Карта кладётся в отбой. Игрок должен сбросить карту, и сброс не считается розыгрышем.\n',
      '1 consistency',
    ],
    [
      'the level of DEFCON beside its status',
      'ru',
      'Статус DEFCON показывает маркер. Уровень DEFCON в начале игры равен 5.\n',
      '1 consistency',
    ],
    [
      'two rules that start alike',
      'es',
      'Un jugador obtiene 1 punto de victoria por cada país que controla y es adyacente a la otra superpotencia. Un jugador obtiene 1 punto de victoria por cada país de campo de batalla que controla.\n',
      '1 duplicate',
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

test('the name of a step that is wrong in itself is no model for the other', () => {
  const steps = (c: string) => [
    'Mejorar DEFCON',
    'Repartir cartas',
    c,
    'Rondas de acción',
    'Operaciones militares',
    'Revelar la carta retenida',
    'Voltear la Carta de China',
    'Avanzar el marcador de turno',
    'Puntuación final',
  ];
  const list = steps('Fase de cabecera').map((name, index) => `${index + 1}. ${name}`);
  const bodies = steps('Fase de titulares').map((name, index) => `#### ${'ABCDEFGHI'[index]}. ${name}\n\nTexto.\n`);
  const { findings } = read('es', `${list.join('\n')}\n\n${bodies.join('\n')}`);
  const names = findings.filter(({ check }) => check === 'step-names');
  expect(names.map(({ phrase, expected }) => [phrase, expected])).toEqual([['Fase de titulares', '']]);
});

test('a box of the space race is called a box, not a card', () => {
  const text =
    'Casilla 6 (Alunizaje del Eagle/Bear): el jugador puede descartar su carta retenida al final del turno.\n';
  const { findings } = read('es', text);
  expect(findings.find(({ check }) => check === 'name')?.message).toContain('casilla «Eagle/Bear has Landed»');
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
      'one condition with two consequences',
      'es',
      'Si EE. UU. juega una carta de operaciones de 3, va a la pila de descartes. Si EE. UU. juega una carta de operaciones de 3, el requisito se cumple.\n',
      '1 duplicate',
    ],
    [
      'a name with its English preposition',
      'es',
      'El Control of Europe otorga la victoria automática.\n',
      '1 language',
    ],
    ['the China Card under two names', 'es', 'La Carta de China se pasa. La Carta China se juega.\n', '1 consistency'],
    [
      'adjacent, or adjacent',
      'es',
      'Todos deben colocarse junto a los marcadores que ya estaban en el mapa, o junto a ellos.\n',
      '1 grammar',
    ],
    ['a superpower taken for a place', 'es', 'Tiene más influencia en Siria que en EE. UU. y gana.\n', '1 grammar'],
    ['a superpower taken for a place', 'it', 'Ha più Influenza in Siria che negli Stati Uniti.\n', '1 grammar'],
    ['a superpower taken for a place', 'ru', 'У него больше влияния в Сирии, чем в США.\n', '1 grammar'],
    ['an apostrophe lost after a capital', 'it', 'È un gioco. L unica mossa è giocare.\n', '1 grammar'],
    ['a condition that has become a purpose', 'it', 'Non si gioca per impedire la giocata di una carta.\n', '1 term'],
    [
      'a penalty that has become a gain',
      'ru',
      'Каждый игрок проверяет, получил ли он победные очки за недостаточное количество операций.\n',
      '1 term',
    ],
    [
      'cards removed whether they were played as events or not',
      'ru',
      'Сыгранные карты со звёздочкой удаляются из игры и никогда не замешиваются в новую общую колоду.\n',
      '1 term-absent',
    ],
    [
      'a possibility in place of a prohibition',
      'es',
      'Es posible que las tarjetas de puntuación nunca se guarden.\n',
      '1 modality',
    ],
  ])('%s', (_, locale, text, finding) => expect(found(locale, text)).toContain(finding));
});
