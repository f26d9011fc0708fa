import { expect, it } from 'vitest';
import { allLines, textOf } from './cards.fixture.ts';

/** All that these cards say in Spanish, read word by word. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  fidel: [
    'EE. UU. pierde toda su influencia en Cuba.',
    'La URSS coloca en Cuba la influencia que le falta para el control.',
    'Se elimina del juego después del evento.',
  ],
  blockade: [
    'EE. UU. elige una de estas opciones:',
    'a) EE. UU. descarta de su mano una carta que valga al menos 3 puntos de operaciones.',
    'b) EE. UU. pierde toda su influencia en Alemania Occidental.',
    'Se elimina del juego después del evento.',
  ],
  'warsaw-pact-formed': [
    'La URSS elige una de estas opciones:',
    'a) La URSS retira toda la influencia de EE. UU. en 4 países de Europa Oriental.',
    'b) La URSS coloca un total de 5 puntos de influencia en países de Europa Oriental, con un máximo de 2 en cada uno.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
    'Permite «OTAN» (n.º 21).',
  ],
  'de-gaulle-leads-france': [
    'EE. UU. pierde 2 puntos de influencia en Francia.',
    'La URSS coloca 1 punto de influencia en Francia.',
    'Durante el resto de la partida, las prohibiciones de «OTAN» no se aplican en Francia.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
  ],
  'olympic-games': [
    'El oponente elige una de estas opciones:',
    'a) Ambos bandos tiran un dado; el jugador suma 2 a su tirada; los empates se vuelven a tirar. El vencedor gana 2 puntos de victoria.',
    'b) DEFCON se degrada en 1. El jugador realiza operaciones por valor de 4 puntos: colocar influencia, intentar un golpe de Estado o hacer tiradas de realineación.',
  ],
  nato: [
    'El evento solo se produce si se ha producido «Pacto de Varsovia» o «Plan Marshall».',
    'Durante el resto de la partida, la URSS no puede intentar golpes de Estado ni hacer tiradas de realineación en países de Europa que controle EE. UU.',
    'Durante el resto de la partida, ningún jugador puede librar «Guerra limitada» en países de Europa que controle EE. UU.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
    'Lo permite «Pacto de Varsovia» (n.º 16).',
    'Lo permite «Plan Marshall» (n.º 23).',
  ],
  'marshall-plan': [
    'EE. UU. coloca 1 punto de influencia en cada uno de 7 países de Europa Occidental que no controle la URSS.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
    'Permite «OTAN» (n.º 21).',
  ],
  'suez-crisis': [
    'La URSS retira un total de 4 puntos de influencia de EE. UU. en Francia, el Reino Unido e Israel, con un máximo de 2 en cada país.',
    'Se elimina del juego después del evento.',
  ],
  'un-intervention': [
    'Esta carta no puede ser titular.',
    'Se juega junto con una segunda carta: una carta del oponente de la mano del jugador.',
    'El jugador realiza operaciones con el valor de la segunda carta: colocar influencia, intentar un golpe de Estado, hacer tiradas de realineación o hacer un intento en la Carrera Espacial.',
    'La segunda carta va a la pila de descartes sin que se produzca su evento.',
  ],
  'formosan-resolution': [
    'Hasta que EE. UU. juegue la Carta de China, Taiwán cuenta como país de campo de batalla en «Puntuación de Asia» y en la puntuación final mientras lo controle EE. UU.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
    'En la segunda edición esta carta es la n.º 101.',
  ],
  'cuban-missile-crisis': [
    'DEFCON pasa a 2.',
    'Hasta el final del turno, si el oponente intenta un golpe de Estado, pierde la partida de inmediato.',
    'Hasta el final del turno, el oponente puede hacer en cualquier momento una de estas cosas, y entonces el efecto de «Crisis de los misiles de Cuba» termina:',
    'a) La URSS retira 2 puntos de su propia influencia en Cuba.',
    'b) EE. UU. retira 2 puntos de su propia influencia en Alemania Occidental o Turquía.',
    'Se elimina del juego después del evento.',
  ],
  quagmire: [
    'El efecto de «NORAD» termina.',
    'En cada una de sus rondas de acción, en lugar de jugar una carta, EE. UU. descarta una que valga al menos 2 puntos de operaciones y tira un dado; un resultado de 1 a 4 pone fin a este efecto.',
    'El evento permanece en vigor (título subrayado).',
    'Se elimina del juego después del evento.',
    'Pone fin al efecto de «NORAD» (n.º 106).',
    'La segunda edición no dice: El efecto de «NORAD» termina.',
  ],
  'how-i-learned-to-stop-worrying': [
    'El jugador pone DEFCON en el nivel de 1 a 5 que prefiera.',
    'El jugador gana 5 operaciones militares.',
    'Se elimina del juego después del evento.',
  ],
  'missile-envy': [
    'El oponente toma de su mano la carta de mayor valor de operaciones (salvo las cartas de puntuación) y la revela.',
    'Si se ha tomado una carta, «Envidia de misiles» va a la mano del oponente, y el oponente debe usarla para operaciones en su próxima ronda de acción.',
    'Si la carta tomada es del jugador o neutral, su evento se produce de inmediato, como si el jugador la hubiera jugado; de lo contrario, el jugador realiza operaciones con su valor: colocar influencia, intentar un golpe de Estado o hacer tiradas de realineación; y la carta tomada va a la pila de descartes sin que se produzca su evento.',
  ],
  opec: [
    'El evento no puede producirse después de «Petróleo del mar del Norte».',
    'La URSS gana 1 punto de victoria por cada uno de estos países que controle: Egipto, Irán, Libia, Arabia Saudí, Irak, Estados del Golfo y Venezuela.',
    'Lo impide «Petróleo del mar del Norte» (n.º 86).',
  ],
  'grain-sales-to-soviets': [
    'EE. UU. toma una carta al azar de la mano de la URSS y la revela.',
    'Si se ha tomado una carta, EE. UU. elige una de estas opciones:',
    'a) EE. UU. juega la carta tomada.',
    'b) La carta tomada va a la mano de la URSS. EE. UU. realiza operaciones con el valor de esta carta (2): colocar influencia, intentar un golpe de Estado o hacer tiradas de realineación.',
    'De lo contrario, EE. UU. realiza operaciones con el valor de esta carta (2): colocar influencia, intentar un golpe de Estado o hacer tiradas de realineación.',
  ],
  'shuttle-diplomacy': [
    'En la próxima «Puntuación de Asia» o «Puntuación de Oriente Medio», EE. UU. elige 1 país de campo de batalla de esa región que controle la URSS; ese país no cuenta como controlado por la URSS.',
    'Después, esta carta se descarta.',
    'El evento permanece en vigor (título subrayado).',
  ],
  wargames: [
    'El evento solo se produce si DEFCON está en 2.',
    'El jugador elige una de estas opciones:',
    'a) El oponente gana 6 puntos de victoria. La partida termina de inmediato y la gana quien vaya por delante en puntos de victoria.',
    'b) No ocurre nada.',
    'Se elimina del juego después del evento.',
  ],
  che: [
    'La URSS puede intentar un golpe de Estado con el valor de esta carta (3) en un país de América Central, de América del Sur o de África que no sea de campo de batalla.',
    'Si ese golpe ha retirado influencia, la URSS puede intentar un golpe de Estado con el valor de esta carta (3) en otro país de América Central, de América del Sur o de África que no sea de campo de batalla.',
    'La segunda edición no tiene esta carta.',
  ],
  'our-man-in-tehran': [
    'El evento solo se produce si EE. UU. controla al menos 1 país de Oriente Medio.',
    'EE. UU. roba 5 cartas del mazo de robo y las mira.',
    'EE. UU. descarta cuantas quiera de las cartas robadas, mostrándolas.',
    'Las demás cartas vuelven al mazo de robo.',
    'Se baraja el mazo de robo.',
    'Se elimina del juego después del evento.',
    'La segunda edición no tiene esta carta.',
  ],
};

it.each(Object.entries(SAMPLES))('%s', (id, lines) => {
  expect(allLines(textOf(id, 'es'))).toEqual(lines);
});
