/** What the numbers of clauses are called: English, Spanish, Italian, Russian. Countries and regions have their own names. */
import type { Locale } from '../core/ruleset.ts';
import type { TextNames } from '../data/texts.ts';

type Names = readonly [en: string, es: string, it: string, ru: string];

const FACTS: Readonly<Record<string, Names>> = {
  actions: ['action rounds', 'rondas de acción', 'Round di Azione', 'раунды действий'],
  added: ['placed', 'colocada', 'piazzata', 'размещено'],
  adjacent: [
    'next to the enemy superpower',
    'junto a la superpotencia enemiga',
    'accanto alla superpotenza nemica',
    'рядом со сверхдержавой соперника',
  ],
  aids: ['player aids', 'ayudas al jugador', 'aiuti al giocatore', 'памятки'],
  bg: ['battlegrounds', 'campos de batalla', 'Campi di Battaglia', 'ключевые страны'],
  bonus: ['bonus', 'bonificación', 'bonus', 'прибавка'],
  booklets: ['booklets', 'libros de reglas', 'libretti delle regole', 'книги правил'],
  box: ['box', 'casilla', 'spazio', 'клетка'],
  box_a: ['first box', 'primera casilla', 'primo spazio', 'первая клетка'],
  box_b: ['second box', 'segunda casilla', 'secondo spazio', 'вторая клетка'],
  boxes: ['boxes', 'casillas', 'spazi', 'клетки'],
  cards: ['cards', 'cartas', 'carte', 'карты'],
  cases: ['cases', 'casos', 'casi', 'случаи'],
  china_asia: ['China Card in Asia', 'Carta de China en Asia', 'Carta Cina in Asia', 'Карта Китая в Азии'],
  colour: ['colour', 'color', 'colore', 'цвет'],
  cost: ['cost', 'coste', 'costo', 'стоимость'],
  defcon: ['DEFCON', 'DEFCON', 'DEFCON', 'DEFCON'],
  defcon_after: ['DEFCON afterwards', 'DEFCON después', 'DEFCON dopo', 'DEFCON после'],
  defcon_before: ['DEFCON before', 'DEFCON antes', 'DEFCON prima', 'DEFCON до'],
  delta: ['change', 'cambio', 'variazione', 'изменение'],
  deluxe: ['Deluxe', 'Deluxe', 'Deluxe', 'Deluxe'],
  dice: ['dice', 'dados', 'dadi', 'кубики'],
  difference: ['difference', 'diferencia', 'differenza', 'разность'],
  domination: ['domination', 'dominación', 'Dominazione', 'доминирование'],
  draw: ['draw at', 'empate en', 'pareggio a', 'ничья при'],
  dual_countries: ['countries in both', 'países en ambas', 'nazioni in entrambe', 'страны в обоих'],
  effective: ['counts as', 'cuenta como', 'vale', 'считается за'],
  end: ['end of the game at', 'fin de la partida en', 'fine della partita a', 'конец игры при'],
  except_turns: ['except on turns', 'salvo en los turnos', 'tranne nei turni', 'кроме ходов'],
  first: ['first', 'primero', 'per primo', 'первым'],
  first_cost: ['first marker', 'primer marcador', 'primo segnalino', 'первый маркер'],
  from: ['from', 'desde', 'da', 'от'],
  gain: ['gain', 'ganancia', 'guadagno', 'прирост'],
  given: ['given', 'entregado', 'ceduto', 'отдано'],
  hand: ['hand', 'mano', 'mano', 'рука'],
  height_in: ['height in inches', 'alto en pulgadas', 'altezza in pollici', 'высота в дюймах'],
  held: ['held', 'retenidas', 'mantenute', 'удержано'],
  help_card: ['help card', 'carta de ayuda', 'carta di aiuto', 'справочная карта'],
  influence: ['influence', 'influencia', 'Influenza', 'влияние'],
  kept: ['kept', 'se conservan', 'restano', 'остаётся'],
  labels: ['steps', 'pasos', 'passi', 'шаги'],
  late_war_after_turn: [
    'Late War after turn',
    'Guerra Tardía tras el turno',
    'Fine Guerra dopo il turno',
    'Конец Войны после хода',
  ],
  lead: ['lead', 'ventaja', 'vantaggio', 'перевес'],
  level: ['level', 'nivel', 'livello', 'уровень'],
  limit: ['limit', 'límite', 'limite', 'предел'],
  maps: ['maps', 'mapas', 'mappe', 'игровые поля'],
  marker_sheets: ['sheets of markers', 'hojas de marcadores', 'fogli di segnalini', 'листы маркеров'],
  max: ['at most', 'como máximo', 'al massimo', 'не более'],
  mid_war_after_turn: [
    'Mid War after turn',
    'Guerra Media tras el turno',
    'Metà Guerra dopo il turno',
    'Середина Войны после хода',
  ],
  milops: ['military operations', 'operaciones militares', 'Operazioni Militari', 'военные операции'],
  min: ['at least', 'como mínimo', 'almeno', 'не менее'],
  mod: ['modifier', 'modificador', 'modificatore', 'модификатор'],
  multiplier: ['multiplier', 'multiplicador', 'moltiplicatore', 'множитель'],
  net: ['net', 'neto', 'netto', 'итог'],
  next_cost: ['next markers', 'marcadores siguientes', 'segnalini successivi', 'следующие маркеры'],
  nonbg: ['other countries', 'otros países', 'altre nazioni', 'прочие страны'],
  op: ['compared', 'comparación', 'confronto', 'сравнение'],
  ops: ['Operations', 'operaciones', 'Operazioni', 'операции'],
  players: ['players', 'jugadores', 'giocatori', 'игроки'],
  plays: ['cards played', 'cartas jugadas', 'carte giocate', 'разыгранные карты'],
  red_scare: ['Red Scare/Purge', 'Amenaza roja/Purga', 'Terrore Rosso/Purghe', 'Красная угроза/Чистки'],
  regions: ['regions', 'regiones', 'Regioni', 'регионы'],
  removed: ['removed', 'retirada', 'rimossa', 'удалено'],
  required: ['required', 'requerido', 'richiesto', 'требуется'],
  reset: ['back to', 'vuelve a', 'torna a', 'возврат к'],
  roll: ['die', 'dado', 'dado', 'кубик'],
  rounds: ['action rounds', 'rondas de acción', 'Round di Azione', 'раунды действий'],
  second: ['second edition', 'segunda edición', 'seconda edizione', 'второе издание'],
  sides: ['faces', 'caras', 'facce', 'грани'],
  spaces: ['boxes', 'casillas', 'spazi', 'клетки'],
  spent: ['performed', 'realizadas', 'svolte', 'проведено'],
  stability: ['stability', 'número de estabilidad', 'Numero Stabilità', 'стабильность'],
  start: ['at the start', 'al comienzo', "all'inizio", 'в начале'],
  step: ['at a time', 'cada vez', 'alla volta', 'за раз'],
  steps: ['steps', 'pasos', 'passi', 'шаги'],
  subregions: ['sub-regions', 'subregiones', 'sotto-regioni', 'субрегионы'],
  subtotal: ['subtotal', 'subtotal', 'subtotale', 'промежуточный итог'],
  superpower_spaces: ['superpower spaces', 'espacios de superpotencia', 'spazi di superpotenza', 'клетки сверхдержав'],
  tests: ['conditions', 'condiciones', 'condizioni', 'условия'],
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
  wars: ['wars', 'guerras', 'guerre', 'войны'],
  ways: ['ways', 'maneras', 'modi', 'способы'],
  width_in: ['width in inches', 'ancho en pulgadas', 'larghezza in pollici', 'ширина в дюймах'],
  years: ['years', 'años', 'anni', 'годы'],
};

/** Values that are words, and what a number is about where that is no place. */
const WORDS: Readonly<Record<string, Names>> = {
  battleground: ['battleground', 'campo de batalla', 'Campo di Battaglia', 'ключевая страна'],
  other: ['other countries', 'otros países', 'altre nazioni', 'прочие страны'],
  purple: ['purple', 'morado', 'viola', 'пурпурный'],
  white: ['white', 'blanco', 'bianco', 'белый'],
  brown: ['brown', 'marrón', 'marrone', 'коричневый'],
  red: ['red', 'rojo', 'rosso', 'красный'],
  black: ['black', 'negro', 'nero', 'чёрный'],
};

const COLUMNS: readonly Locale[] = ['en', 'es', 'it', 'ru'];

/** The name of a number of a clause in a language; undefined if it has none here. */
export const factName = (fact: string, locale: Locale): string | undefined => FACTS[fact]?.[COLUMNS.indexOf(locale)];

/** A number of a clause as people read it. */
export interface FactInWords {
  readonly name: string;
  readonly value: string;
  /** What it holds for alone, as it is written: an edition. */
  readonly of?: string;
}

/** What a rule permits stands in its sentence. */
const UNSAID: ReadonlySet<string> = new Set(['modality']);

/**
 * The numbers of a clause in a language. They are written `hand`, `cards.deluxe`, `hand.1-3`, `subregions.europe` or, for a
 * country or region, by its id.
 * @param editions what stands behind the point and is no part of the name
 */
export function factsInWords(
  facts: Readonly<Record<string, unknown>>,
  { names, locale }: { readonly names: TextNames; readonly locale: Locale },
  editions: readonly string[],
): readonly FactInWords[] {
  const word = (id: string): string | undefined => WORDS[id]?.[COLUMNS.indexOf(locale)];
  const place = (fact: string): string | undefined => {
    const id = fact.replaceAll('_', '-');
    return (names.countries[id] ?? names.regions[id])?.name;
  };
  const said = (value: unknown): string =>
    word(String(value)) ??
    String(value)
      .replace(/^(US|USSR)(?=\d|$)(\d*)/, (_, side: string, n: string) =>
        `${names.sides[side.toLowerCase()]?.name ?? side} ${n}`.trim(),
      )
      .replace(/^-(?=\d)/, '−')
      .replace('>=', '≥')
      .replace('..', '–');
  return Object.entries(facts)
    .filter(([key]) => !UNSAID.has(key))
    .map(([key, value]): FactInWords => {
      const [name = key, of] = key.split('.');
      const edition = of !== undefined && editions.includes(of);
      const about = of === undefined || edition ? '' : ` (${place(of) ?? word(of) ?? of.replace('-', '–')})`;
      return {
        name: `${factName(name, locale) ?? place(name) ?? name}${about}`,
        value: said(value),
        ...(edition && { of }),
      };
    });
}
