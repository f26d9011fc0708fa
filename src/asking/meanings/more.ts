/** What goes on with what was said before: numbers and countries without a verb of their own. */
import { type Draft, rivalOf, type SideName } from '../draft.ts';
import { act, control, count, type Meanings, n, put, removeAll, sideIn, text, track } from './say.ts';

/** Is another number of markers stated already: "Iran is nobody's, he has 2"? Then these are somewhere else. */
const isOtherwise = ({ influence }: Draft, country: string, side: SideName, stated: number): boolean =>
  (influence[country]?.[side] ?? stated) !== stated;

export const moreMeanings: Meanings = {
  // Where something is done that is told next.
  'more.here': () => undefined,
  // "Nobody controls Haiti or Nicaragua": of another country the same is said.
  'more.nor': (draft, values) => {
    if (!draft.emptying) return false;
    for (const each of draft.emptying) put(draft, text(values, 'country'), each, 0);
    return undefined;
  },
  // "Kenya, where it has 1 and the USSR none".
  'position.has_and_none': (draft, values) => {
    const rival = draft.side(values.side);
    if (!rival || draft.country === undefined) return false;
    put(draft, draft.country, rivalOf(rival), n(values));
    put(draft, draft.country, rival, 0);
    return undefined;
  },
  more: (draft, values) => {
    const { counting } = draft;
    const country = text(values, 'country');
    if (counting === 'us' || counting === 'ussr') put(draft, country, counting, n(values));
    else if (counting === 'remove_all') return false;
    else if (counting !== undefined) count(draft, counting, country, n(values));
    else if (draft.use === 'event' || draft.grants('place')) {
      draft.counting = 'place';
      count(draft, 'place', country, n(values));
    } else return false;
    return undefined;
  },
  'position.it_has': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side || draft.country === undefined) return false;
    put(draft, draft.country, side, n(values));
    return undefined;
  },
  'position.own': (draft, values) => {
    const side = sideIn(draft, values);
    if (!side) return false;
    put(draft, text(values, 'country'), side, n(values));
    draft.counting = side;
  },
  'more.country': (draft, values) => {
    const country = text(values, 'country');
    if (draft.controlling) control(draft, country, draft.controlling);
    else if (draft.counting === 'remove_all') removeAll(draft, country);
    else if (draft.counting === 'place' || draft.counting === 'remove')
      count(draft, draft.counting, country, draft.each ?? 1);
    else return false;
  },
  // "The US controls Japan and the USSR North Korea": the verb holds for both; elsewhere the side acts, and the country stands alone.
  'more.ruled': (draft, values) => {
    const side = draft.side(values.side);
    if (!side) return false;
    if (draft.controlling === undefined) {
      act(draft, values);
      draft.subject = side;
      return moreMeanings['more.country']?.(draft, values);
    }
    control(draft, text(values, 'country'), side);
    draft.controlling = side;
    return undefined;
  },
  'more.pair': (draft, values) => {
    if (draft.country === undefined) return false;
    // Of a country that a side is said to control the larger number is that side's; else the US comes first.
    const [first, second] = values.pair as readonly [number, number];
    const isUssrs = draft.controlling === 'ussr' ? first > second : draft.controlling === 'us' && first < second;
    put(draft, draft.country, 'us', isUssrs ? second : first);
    put(draft, draft.country, 'ussr', isUssrs ? first : second);
  },
  'more.sides': (draft, values) => {
    const country = values.country === undefined ? draft.country : text(values, 'country');
    const [one, two] = [draft.side(values.side1), draft.side(values.side2)];
    if (country === undefined || !one || !two || one === two) return false;
    // Two dice are told the same way; they belong to a realignment that is under way.
    const isDice = [n(values, 'n1'), n(values, 'n2')].every((shown) => shown >= 1 && shown <= 6);
    if (draft.realigned !== undefined && draft.rolls === undefined && values.country === undefined && isDice)
      draft.rolls = { us: 0, ussr: 0, [one]: n(values, 'n1'), [two]: n(values, 'n2') };
    else if (isOtherwise(draft, country, one, n(values, 'n1')) || isOtherwise(draft, country, two, n(values, 'n2')))
      return false;
    else {
      put(draft, country, one, n(values, 'n1'));
      put(draft, country, two, n(values, 'n2'));
    }
    return undefined;
  },
  // "He coups Ethiopia, us 1": what the other side has in the target of a coup, and then whoever attempts it.
  'more.counted': (draft, values) => {
    const { coup } = draft.operations;
    const side = draft.side(values.side);
    const striker = draft.actor ?? draft.me;
    if (coup === undefined || !side || !striker) return false;
    const isRival = side !== striker;
    if (!isRival && draft.influence[coup]?.[rivalOf(side)] === undefined) return false;
    put(draft, coup, side, n(values));
    return undefined;
  },
  'more.there': (draft, values) => {
    const side = draft.side(values.side);
    // "The US made 2 military operations and the USSR 4".
    if (side && draft.tracking && draft.position[draft.tracking]?.[side] === undefined)
      return track(draft, draft.tracking, values);
    if (!side || draft.country === undefined || isOtherwise(draft, draft.country, side, n(values))) return false;
    put(draft, draft.country, side, n(values));
  },
  // "It removes 1 from France and Italy, the US has 2 in each".
  'more.in_each': (draft, values) => {
    const side = sideIn(draft, values);
    const named = [draft.operations.place, draft.event.add, draft.event.remove].flatMap((list) =>
      Array.isArray(list) ? (list as readonly string[]) : Object.keys((list as object | undefined) ?? {}),
    );
    if (!side || named.length === 0) return false;
    for (const country of named) put(draft, country, side, values.n === undefined ? 1 : n(values));
    return undefined;
  },
  'more.in_country': (draft, values) => {
    const side = draft.side(values.side);
    const country = text(values, 'country');
    if (!side || isOtherwise(draft, country, side, n(values))) return false;
    put(draft, country, side, n(values));
    return undefined;
  },
};
