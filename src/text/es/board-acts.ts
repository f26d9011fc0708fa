/** Spanish words for the acts on the board, on the tracks, with dice and with Operations. */
import type { OpsMode } from '../../games/twilight-struggle/effects/vocabulary.ts';
import type { ActOf } from '../acts.ts';
import { type BoardWords, clause, words } from '../grammar.ts';
import type { Award, InfluenceCount, Spread, Who } from '../phrases.ts';
import { type Conditions, ROUND } from './conditions.ts';
import { a, and, counted, de, does, type Nouns, or, points, vps, who } from './nouns.ts';

const MODES: Readonly<Record<OpsMode, string>> = {
  influence: 'colocar influencia',
  coup: 'intentar un golpe de Estado',
  realign: 'hacer tiradas de realineación',
  space: 'hacer un intento en la Carrera Espacial',
};
const FREE: Readonly<Record<OpsMode, string>> = {
  ...MODES,
  coup: 'intentar un golpe de Estado gratuito',
  realign: 'hacer tiradas de realineación gratuitas',
};
const milops = (n: number) => counted(n, 'operación militar', 'operaciones militares');

export function boardActs(nouns: Nouns, { condition, value }: Conditions): BoardWords {
  const instead = (amount: InfluenceCount | Award): string =>
    amount.amount === 'exactly' && amount.instead ? `(${amount.instead.n} si ${condition(amount.instead.if)})` : '';

  /** «3 puntos de influencia»; `whose` follows. */
  function influence(amount: InfluenceCount, whose: string, own: boolean): string {
    const of = words('influencia', whose);
    switch (amount.amount) {
      case 'exactly':
        return own ? `${points(amount.n)} de su propia influencia` : `${points(amount.n)} de ${of}`;
      case 'upTo':
        return own ? `hasta ${points(amount.n)} de su propia influencia` : `hasta ${points(amount.n)} de ${of}`;
      case 'all':
        return own ? 'toda su influencia' : `toda la ${of}`;
      case 'half':
        return own ? 'la mitad de su influencia' : `la mitad de la ${of}`;
      case 'anyNumber':
        return `el número que quiera de puntos de ${own ? 'su propia influencia' : of}`;
      case 'same':
        return `la misma cantidad de ${of}`;
      case 'value':
        return `una cantidad de ${of} igual ${a(value(amount.value))}`;
    }
  }

  function spread(at: Spread, shared = false): string {
    const each =
      at.spread === 'total' && at.max !== undefined
        ? `, con un máximo de ${at.max} en cada ${at.set.ids ? 'país' : 'uno'}`
        : '';
    return `en ${nouns.places(at, shared)}${each}`;
  }

  /** «1 punto por país en un máximo de 3» reads better than «en cada uno de un máximo de 3». */
  const perCountry = (at: Spread): string =>
    at.spread === 'each' && typeof at.countries === 'object' ? 'por país' : '';

  const total = (at: Spread, amount: InfluenceCount): string =>
    at.spread === 'total' && amount.amount === 'exactly' ? 'un total de' : '';

  function place({ who: by, side, amount, at, may }: ActOf<'place'>) {
    const actor = at.spread === 'each' && at.countries === 'all' ? side : by;
    if (amount.amount === 'forControl')
      return clause(
        who(actor),
        `${does(['coloca', 'colocar'], may)} ${spread(at)} la influencia que le falta para el control`,
      );
    if (amount.amount === 'levelWith') {
      const level = `su influencia hasta igualar la ${de(who(amount.who))}`;
      return clause(who(actor), `${does(['eleva', 'elevar'], may)} ${level} ${spread(at)}`);
    }
    if (amount.amount === 'double') {
      return clause(who(actor), `${does(['duplica', 'duplicar'], may)} su influencia ${spread(at, true)}`);
    }
    const what = words(influence(amount, side === actor ? '' : de(who(side)), false), perCountry(at));
    return clause(
      who(actor),
      words(does(['coloca', 'colocar'], may), total(at, amount), what, instead(amount), spread(at)),
    );
  }

  function remove({ who: by, side, amount, at, loses, may }: ActOf<'remove'>) {
    const whole = amount.amount === 'all' || amount.amount === 'half';
    const rounded = amount.amount === 'half' ? `, redondeando hacia ${ROUND[amount.round]}` : '';
    if (loses) {
      const lost = influence(amount, '', whole);
      return clause(who(side), `${does(['pierde', 'perder'], may)} ${lost} ${spread(at)}${rounded}`);
    }
    const own = side === by;
    const what = words(total(at, amount), influence(amount, own ? '' : de(who(side)), own), instead(amount));
    return clause(who(by), `${does(['retira', 'retirar'], may)} ${what} ${spread(at, whole)}${rounded}`);
  }

  function award(side: Who, amount: Award): string {
    switch (amount.amount) {
      case 'perCountry': {
        const { set } = amount;
        if (!set.ids) return `1 punto de victoria por cada ${nouns.noun(set, false, side)}`;
        const these = words('estos países', nouns.which(set, true, side));
        return `1 punto de victoria por cada uno de ${these}: ${and(set.ids.map(nouns.countryName))}`;
      }
      case 'exactly':
        return words(vps(amount.n), instead(amount));
      case 'value':
        return `un número de puntos de victoria igual ${a(value(amount.value))}`;
    }
  }

  function ops({ side, value: worth, modes, set, free, credited, may }: ActOf<'ops'>) {
    const limits = [
      ...(free ? ['sin los límites regionales de DEFCON'] : []),
      ...(credited ? [] : ['sin ganar operaciones militares']),
    ];
    const tail = limits.length > 0 ? `, ${and(limits)}` : '';
    const points = operationsOf(worth);
    if (modes.length === 1 && modes[0] === 'coup') {
      const coup = `${does(['intenta', 'intentar'], may)} un golpe de Estado${free ? ' gratuito' : ''} ${points}`;
      return clause(who(side), `${words(coup, set && `en ${nouns.someCountry(set)}`)}${tail}`);
    }
    const uses = or(modes.map((mode) => (free ? FREE : MODES)[mode]));
    const conduct = `${does(['realiza', 'realizar'], may)} operaciones ${points}`;
    return clause(who(side), `${conduct}: ${words(uses, set && nouns.within(set))}${tail}`);
  }

  function operationsOf(worth: ActOf<'ops'>['value']): string {
    if ('n' in worth) return `por valor de ${points(worth.n)}`;
    if (worth.of.it) return 'con su valor';
    return worth.of.card === 'this'
      ? `con el valor de esta carta (${worth.printed})`
      : `con el valor ${de(nouns.card(worth.of))}`;
  }

  return {
    place,
    remove,
    ops,
    vp: ({ side, amount, may }) => clause(who(side), `${does(['gana', 'ganar'], may)} ${award(side, amount)}`),
    vpBoth: ({ us, ussr }) => {
      const table = us.amount === 'value' && us.value.value === 'southeastAsia' ? us.value : undefined;
      const difference = 'solo cuenta la diferencia';
      if (!table) return clause(who('us'), `gana ${award('us', us)} y la URSS, ${award('ussr', ussr)}; ${difference}`);
      const others = table.others.map(({ country, n }) => `${n} por ${nouns.country(country)}`);
      const each = `${vps(table.each)} por cada país del Sudeste Asiático que controle`;
      return clause('cada bando', `gana ${each}, pero ${and(others)}; ${difference}`);
    },
    defcon: ({ change }) => clause('DEFCON', `${change > 0 ? 'mejora' : 'se degrada'} en ${Math.abs(change)}`),
    defconSet: ({ to }) => clause('DEFCON', `pasa a ${to}`),
    defconPick: ({ who: by, levels, may }) =>
      clause(
        who(by),
        `${does(['pone', 'poner'], may)} DEFCON en el nivel de ${Math.min(...levels)} a ${Math.max(...levels)} que prefiera`,
      ),
    milops: ({ side, add, may }) => clause(who(side), `${does(['gana', 'ganar'], may)} ${milops(add)}`),
    space: ({ side, advance, may }) => {
      const boxes = counted(advance, 'casilla', 'casillas');
      return clause(who(side), `${does(['avanza', 'avanzar'], may)} ${boxes} en la Carrera Espacial sin tirar el dado`);
    },
    score: ({ region, presence, domination, control, besideSuperpower }) => {
      const most = control === 'win' ? '; el control da la victoria' : ` y ${control} por control`;
      const levels = `${vps(presence)} por presencia${control === 'win' ? ' y' : ','} ${domination} por dominación${most}`;
      const beside = besideSuperpower
        ? ' y 1 más por cada país controlado en ella que sea adyacente a la superpotencia del oponente'
        : '';
      const more = `1 más por cada país de campo de batalla controlado en la región${beside}`;
      return clause('', `se puntúa ${nouns.region(region)}: ${levels}; ${more}`);
    },
    end: ({ result, who: side }) =>
      clause(who(side), `${result === 'wins' ? 'gana' : 'pierde'} la partida de inmediato`),
    endByVp: () => clause('la partida', 'termina de inmediato y la gana quien vaya por delante en puntos de victoria'),
    war: ({ attacker, target, milops: gained, may }) =>
      clause(who(attacker), `${does(['ataca', 'atacar'], may)} ${nouns.someCountry(target)} y gana ${milops(gained)}`),
    warRoll: ({ attacker, success, adjacent, target }) => {
      const penalties = [
        ...(adjacent ? [`1 por cada país controlado por ${who(adjacent)} que sea adyacente al objetivo`] : []),
        ...(target ? [`1 si ${who(target)} controla el propio objetivo`] : []),
      ];
      const less = penalties.length > 0 ? ` y resta ${and(penalties)}` : '';
      return clause(who(attacker), `tira un dado${less}; con un resultado de ${success} o más gana la guerra`);
    },
    warWon: ({ attacker, defender, vp, country }) => {
      const where = country === undefined ? 'en ese país' : `en ${nouns.country(country)}`;
      const replaced = `sustituye por la suya toda la influencia ${de(who(defender))} ${where}`;
      return clause(`tras la victoria, ${who(attacker)}`, `gana ${vps(vp)} y ${replaced}`);
    },
    contest: ({ bonus, ties }) => {
      const adds = bonus.map(({ who: side, value: extra }) =>
        side === 'any' ? `cada uno suma ${value(extra)}` : `${who(side)} suma ${value(extra)} a su tirada`,
      );
      const tie = ties === 'reroll' ? 'los empates se vuelven a tirar' : 'un empate no tiene efecto';
      return clause('ambos bandos', `tiran un dado; ${[...adds, tie].join('; ')}`);
    },
  };
}
