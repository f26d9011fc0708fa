/** What the numbers of clauses are called: English, Spanish, Italian, Russian. Countries and regions have their own names. */
import type { Locale } from '../core/ruleset.ts';
import type { TextNames } from '../data/texts.ts';

type Names = readonly [en: string, es: string, it: string, ru: string];

const FACTS: Readonly<Record<string, Names>> = {
  added: ['placed', 'colocada', 'piazzata', 'размещено'],
  adjacent: [
    'next to the enemy superpower',
    'junto a la superpotencia enemiga',
    'accanto alla superpotenza nemica',
    'рядом со сверхдержавой соперника',
  ],
  aids: ['player aids', 'ayudas al jugador', 'aiuti al giocatore', 'памятки'],
  ally: ['ALLIANCE cards', 'cartas de ALIANZA', 'carte ALLEANZA', 'карты СОЮЗ'],
  attack_markers: ['attack markers', 'marcadores de ataque', 'segnalini di attacco', 'счётчики атаки'],
  awaits: ['awaits', 'espera', 'attende', 'ожидает'],
  battleground: ['battleground', 'campo de batalla', 'Campo di Battaglia', 'ключевая страна'],
  bg: ['battlegrounds', 'campos de batalla', 'Campi di Battaglia', 'ключевые страны'],
  bonus: ['bonus', 'bonificación', 'bonus', 'прибавка'],
  booklets: ['booklets', 'libros de reglas', 'libretti delle regole', 'книги правил'],
  box: ['box', 'casilla', 'spazio', 'клетка'],
  box_a: ['first box', 'primera casilla', 'primo spazio', 'первая клетка'],
  box_b: ['second box', 'segunda casilla', 'secondo spazio', 'вторая клетка'],
  boxes: ['boxes', 'casillas', 'spazi', 'клетки'],
  cards: ['cards', 'cartas', 'carte', 'карты'],
  cards_per_marker: ['cards per marker', 'cartas por marcador', 'carte per segnalino', 'карты на счётчик'],
  cases: ['cases', 'casos', 'casi', 'случаи'],
  china: ['China Card', 'Carta de China', 'Carta Cina', 'Карта Китая'],
  closed: ['closed regions', 'regiones cerradas', 'Regioni chiuse', 'закрытые регионы'],
  confidence: ['confidence', 'confianza', 'affidabilità', 'уверенность'],
  copies: ['copies', 'ejemplares', 'copie', 'экземпляры'],
  cost: ['cost', 'coste', 'costo', 'стоимость'],
  count: ['number', 'cantidad', 'quantità', 'число'],
  countries: ['countries', 'países', 'paesi', 'страны'],
  deck: ['deck', 'baraja', 'mazzo', 'колода'],
  defcon: ['DEFCON', 'DEFCON', 'DEFCON', 'DEFCON'],
  defcon_after: ['DEFCON afterwards', 'DEFCON después', 'DEFCON dopo', 'DEFCON после'],
  defcon_before: ['DEFCON before', 'DEFCON antes', 'DEFCON prima', 'DEFCON до'],
  delta: ['change', 'cambio', 'variazione', 'изменение'],
  deluxe: ['Deluxe', 'Deluxe', 'Deluxe', 'Deluxe'],
  dice: ['dice', 'dados', 'dadi', 'кубики'],
  die: ['dice', 'dados', 'dadi', 'кубики'],
  difference: ['difference', 'diferencia', 'differenza', 'разность'],
  domination: ['domination', 'dominación', 'Dominazione', 'доминирование'],
  doubled: ['against', 'contra', 'contro', 'против'],
  draw: ['draw at', 'empate en', 'pareggio a', 'ничья при'],
  early: ['at first', 'al principio', 'all’inizio', 'сначала'],
  early_from: ['at first, from turn', 'al principio, desde el turno', 'all’inizio, dal turno', 'сначала, с хода'],
  early_to: ['at first, to turn', 'al principio, hasta el turno', 'all’inizio, fino al turno', 'сначала, по ход'],
  effective: ['counts as', 'cuenta como', 'vale', 'считается за'],
  end: ['end of the game at', 'fin de la partida en', 'fine della partita a', 'конец игры при'],
  fewer: ['with fewer', 'con menos', 'con meno', 'при меньшем'],
  first: ['first', 'primero', 'per primo', 'первым'],
  first_cost: ['first marker', 'primer marcador', 'primo segnalino', 'первый маркер'],
  from: ['from', 'desde', 'da', 'от'],
  gain: ['gain', 'ganancia', 'guadagno', 'прирост'],
  given: ['given', 'entregado', 'ceduto', 'отдано'],
  hand: ['hand', 'mano', 'mano', 'рука'],
  height_in: ['height in inches', 'alto en pulgadas', 'altezza in pollici', 'высота в дюймах'],
  held: ['held', 'retenidas', 'mantenute', 'удержано'],
  help_card: ['help card', 'carta de ayuda', 'carta di aiuto', 'справочная карта'],
  high: ['of each high number', 'de cada número alto', 'di ogni numero alto', 'каждого большого числа'],
  high_from: ['high from', 'altos desde', 'alti da', 'большие от'],
  high_to: ['high to', 'altos hasta', 'alti fino a', 'большие до'],
  highest: ['highest', 'la más alta', 'la più alta', 'наибольшая'],
  in: ['IN cards', 'cartas de ENTRADA', 'carte ENTRATA', 'карты ВХОД'],
  in_cards: ['IN cards', 'cartas de ENTRADA', 'carte ENTRATA', 'карты ВХОД'],
  influence: ['influence', 'influencia', 'Influenza', 'влияние'],
  kept: ['kept', 'se conservan', 'restano', 'остаётся'],
  late: ['Late War', 'Guerra Tardía', 'Tarda Guerra', 'конец войны'],
  later: ['later', 'después', 'dopo', 'потом'],
  later_from: ['later, from turn', 'después, desde el turno', 'dopo, dal turno', 'потом, с хода'],
  later_to: ['later, to turn', 'después, hasta el turno', 'dopo, fino al turno', 'потом, по ход'],
  lead: ['lead', 'ventaja', 'vantaggio', 'перевес'],
  least: ['at least', 'como mínimo', 'almeno', 'не менее'],
  level: ['level', 'nivel', 'livello', 'уровень'],
  limit: ['limit', 'límite', 'limite', 'предел'],
  low: ['of each low number', 'de cada número bajo', 'di ogni numero basso', 'каждого малого числа'],
  low_from: ['low from', 'bajos desde', 'bassi da', 'малые от'],
  low_to: ['low to', 'bajos hasta', 'bassi fino a', 'малые до'],
  maps: ['maps', 'mapas', 'mappe', 'игровые поля'],
  marker_sheets: ['sheets of markers', 'hojas de marcadores', 'fogli di segnalini', 'листы маркеров'],
  markers: ['markers', 'marcadores', 'segnalini', 'счётчики'],
  max: ['at most', 'como máximo', 'al massimo', 'не более'],
  mid: ['Mid War', 'Guerra Intermedia', 'Media Guerra', 'середина войны'],
  milops: ['military operations', 'operaciones militares', 'Operazioni Militari', 'военные операции'],
  min: ['at least', 'como mínimo', 'almeno', 'не менее'],
  missiles: ['missiles', 'misiles', 'missili', 'ракеты'],
  mod: ['modifier', 'modificador', 'modificatore', 'модификатор'],
  most: ['at most', 'como máximo', 'al massimo', 'не более'],
  multiplier: ['multiplier', 'multiplicador', 'moltiplicatore', 'множитель'],
  net: ['net', 'neto', 'netto', 'итог'],
  next_cost: ['next markers', 'marcadores siguientes', 'segnalini successivi', 'следующие маркеры'],
  nonbg: ['other countries', 'otros países', 'altre nazioni', 'прочие страны'],
  number: ['number', 'número', 'numero', 'номер'],
  numbers: ['numbers', 'números', 'numeri', 'числа'],
  ops: ['Operations', 'operaciones', 'Operazioni', 'операции'],
  out: ['OUT cards', 'cartas de SALIDA', 'carte USCITA', 'карты ВЫХОД'],
  players: ['players', 'jugadores', 'giocatori', 'игроки'],
  plus: [
    'more than the stability number',
    'más que el número de estabilidad',
    'oltre al numero di stabilità',
    'сверх числа стабильности',
  ],
  red_scare: ['Red Scare/Purge', 'Amenaza roja/Purga', 'Terrore Rosso/Purghe', 'Красная угроза/Чистки'],
  regions: ['regions', 'regiones', 'Regioni', 'регионы'],
  removed: ['removed', 'retirada', 'rimossa', 'удалено'],
  required: ['required', 'requerido', 'richiesto', 'требуется'],
  reserve_markers: ['reserve markers', 'marcadores de la reserva', 'segnalini della riserva', 'счётчики резерва'],
  reset: ['back to', 'vuelve a', 'torna a', 'возврат к'],
  roll: ['die', 'dado', 'dado', 'кубик'],
  rolls: ['rolls', 'tiradas', 'tiri', 'броски'],
  rounds: ['action rounds', 'rondas de acción', 'Round di Azione', 'раунды действий'],
  section: ['section', 'sección', 'sezione', 'раздел'],
  second: ['second edition', 'segunda edición', 'seconda edizione', 'второе издание'],
  sides: ['faces', 'caras', 'facce', 'грани'],
  single: ['at once', 'a la vez', 'alla volta', 'за раз'],
  spaces: ['boxes', 'casillas', 'spazi', 'клетки'],
  spent: ['performed', 'realizadas', 'svolte', 'проведено'],
  stability: ['stability', 'número de estabilidad', 'Numero Stabilità', 'стабильность'],
  start: ['at the start', 'al comienzo', "all'inizio", 'в начале'],
  states: ['states', 'situaciones', 'situazioni', 'состояния'],
  steps: ['steps', 'pasos', 'passi', 'шаги'],
  subregions: ['sub-regions', 'subregiones', 'sotto-regioni', 'субрегионы'],
  subtotal: ['subtotal', 'subtotal', 'subtotale', 'промежуточный итог'],
  superpower_spaces: ['superpower spaces', 'espacios de superpotencia', 'spazi di superpotenza', 'клетки сверхдержав'],
  threshold: ['threshold', 'umbral', 'soglia', 'порог'],
  tie: ['a tie goes to', 'el empate es para', 'la parità va a', 'при равенстве'],
  to: ['to', 'hasta', 'a', 'до'],
  total: ['total', 'total', 'totale', 'всего'],
  turn: ['turn', 'turno', 'turno', 'ход'],
  turns: ['turns', 'turnos', 'turni', 'ходы'],
  us: ['US', 'EE. UU.', 'Stati Uniti', 'США'],
  us_roll: ['die of the US', 'dado de EE. UU.', 'dado degli Stati Uniti', 'кубик США'],
  ussr: ['USSR', 'URSS', 'URSS', 'СССР'],
  ussr_mod: ['modifier of the USSR', 'modificador de la URSS', "modificatore dell'URSS", 'модификатор СССР'],
  ussr_roll: ['die of the USSR', 'dado de la URSS', "dado dell'URSS", 'кубик СССР'],
  value: ['value', 'valor', 'valore', 'значение'],
  vp: ['victory points', 'puntos de victoria', 'Punti Vittoria', 'победные очки'],
  vp_first: ['victory points of the first', 'puntos del primero', 'punti del primo', 'очки первого'],
  vp_second: ['victory points of the second', 'puntos del segundo', 'punti del secondo', 'очки второго'],
  wars: ['wars', 'guerras', 'guerre', 'войны'],
  ways: ['ways', 'maneras', 'modi', 'способы'],
  width_in: ['width in inches', 'ancho en pulgadas', 'larghezza in pollici', 'ширина в дюймах'],
  zero: ['ZERO cards', 'cartas CERO', 'carte ZERO', 'карты НОЛЬ'],
  zero_cards: ['ZERO cards', 'cartas CERO', 'carte ZERO', 'карты НОЛЬ'],
};

/** Values that are words, and what a number is about where that has no name of its own. */
const WORDS: Readonly<Record<string, Names>> = {
  battleground: ['battleground', 'campo de batalla', 'Campo di Battaglia', 'ключевая страна'],
  black: ['black', 'negro', 'nero', 'чёрный'],
  brown: ['brown', 'marrón', 'marrone', 'коричневый'],
  choice: ['a choice', 'una elección', 'una scelta', 'выбор'],
  high: ['high', 'alta', 'alta', 'высокая'],
  low: ['low', 'baja', 'bassa', 'низкая'],
  medium: ['medium', 'media', 'media', 'средняя'],
  nothing: ['nothing', 'nada', 'niente', 'ничего'],
  other: ['other countries', 'otros países', 'altre nazioni', 'прочие страны'],
  purple: ['purple', 'morado', 'viola', 'пурпурный'],
  red: ['red', 'rojo', 'rosso', 'красный'],
  reveal: ['a reveal', 'que se descubran las cartas', 'che si scoprano le carte', 'вскрытие'],
  white: ['white', 'blanco', 'bianco', 'белый'],
  win: ['win', 'victoria', 'vittoria', 'победа'],
};

const COLUMNS: readonly Locale[] = ['en', 'es', 'it', 'ru'];

/** The name of a number of a clause in a language; undefined if it has none here. */
export const factName = (fact: string, locale: Locale): string | undefined => FACTS[fact]?.[COLUMNS.indexOf(locale)];

/** A value that is a word, in a language. */
export const factWord = (value: string, locale: Locale): string | undefined => WORDS[value]?.[COLUMNS.indexOf(locale)];

/** A number of a clause as people read it. */
export interface FactInWords {
  readonly name: string;
  readonly value: string;
  /** What it holds for alone, as it is written: an edition. */
  readonly of?: string;
}

/** The language, and what has a name of its own in the game. */
export interface FactNames {
  readonly locale: Locale;
  /** The name of a country, a region or a side (`us`), by its id. */
  readonly named?: (id: string) => string | undefined;
  /** What stands behind a point and is no part of the name. */
  readonly editions?: readonly string[];
}

/**
 * The values of a clause in a language, by the name of the value or, for a country or region, by its id. A value is a number,
 * a word, the id of a side, or a list of ids.
 */
export function factsInWords(
  facts: Readonly<Record<string, unknown>>,
  { locale, named = () => undefined, editions = [] }: FactNames,
): readonly FactInWords[] {
  const word = (id: string): string | undefined => factWord(id, locale);
  const name = (id: string): string | undefined => named(id.replaceAll('_', '-'));
  const said = (value: unknown): string =>
    Array.isArray(value)
      ? value.map(said).join(', ')
      : (word(String(value)) ?? name(String(value)) ?? String(value).replace(/^-(?=\d)/, '−'));
  return Object.entries(facts).map(([key, value]): FactInWords => {
    const [fact = key, of] = key.split('.');
    const edition = of !== undefined && editions.includes(of);
    const about = of === undefined || edition ? '' : ` (${name(of) ?? word(of) ?? of.replace('-', '–')})`;
    return {
      name: `${factName(fact, locale) ?? name(fact) ?? fact}${about}`,
      value: said(value),
      ...(edition && { of }),
    };
  });
}

/** What has a name of its own in Twilight Struggle. */
export const namedIn =
  ({ countries, regions, sides }: TextNames) =>
  (id: string): string | undefined =>
    (countries[id] ?? regions[id] ?? sides[id])?.name;
