/**
 * Questions that ask for the result of what they state: a coup, a realignment, an event, a scoring, who controls a country, the
 * check of military operations. Their parts may come in any order and with any words that only ask; the result is the
 * referee's, for what comes out are the same phrases that a question in the usual words has.
 */
import type { Message } from '../../core/render.ts';
import type { Ruleset } from '../../games/twilight-struggle/ruleset.ts';
import type { SideName } from '../draft.ts';
import type { Fragment } from '../segment.ts';
import { boycotted, contest, drawn, trap } from './chosen.ts';
import { countedScoring } from './counted.ts';
import { domination } from './domination.ts';
import { Facts } from './facts.ts';
import { difference, ending, marker, needed, ruler, shortfall, worth } from './figures.ts';
import type { Frame } from './frame.ts';
import { eventCoup, headlines, opposed } from './headlines.ts';
import type { Part } from './parts.ts';
import { coup, event, realign } from './plays.ts';
import { placing, room, space } from './spending.ts';

/** The phrases that a question amounts to, and what was taken for granted. */
export interface Told {
  readonly fragments: readonly Fragment[];
  readonly assumed: readonly Message[];
}

/** Each is tried in this order. */
const FRAMES: readonly Frame[] = [
  ...[coup, eventCoup, realign, countedScoring, drawn, headlines, boycotted, trap, ending, contest, domination],
  ...[opposed, event],
  ...[space, room, placing],
  ...[worth, needed, ruler, marker, difference, shortfall],
];

/** What a question tells, by the one frame that fits. */
export function toldBy(parts: readonly Part[], rules: Ruleset): Told | undefined {
  if (!Facts.leavesOpenWhoAsks(parts)) {
    const told = framed(parts, rules, undefined);
    if (told || Facts.namesSide(parts)) return told;
  }
  const [one, other] = [framed(parts, rules, 'us'), framed(parts, rules, 'ussr')];
  // Nobody says who asks: it makes no difference, or only one of the two can be meant, or no side is named at all.
  if (!one || !other) return withSide(one, 'us') ?? withSide(other, 'ussr');
  if (JSON.stringify(one.fragments) === JSON.stringify(other.fragments)) return one;
  const isOwned = ({ kind, value }: Part): boolean =>
    kind === 'card' && rules.cards.some(({ id, side }) => id === value && side !== 'neutral');
  // "OPEC: I control Egypt and Iraq": of the two, the one in which what is controlled counts for the event.
  const owners = new Set(
    parts.flatMap(({ kind, value }) =>
      rules.cards.flatMap((card) => (kind === 'card' && card.id === value ? [card.side] : [])),
    ),
  );
  const fits = (['us', 'ussr'] as const).filter((side) => {
    const ruled = (side === 'us' ? one : other).fragments.filter(({ id }) => id === 'position.control');
    return ruled.length > 0 && owners.size === 1 && ruled.every(({ values }) => owners.has(values.side as SideName));
  });
  if (fits.length === 1) return withSide(fits[0] === 'us' ? one : other, fits[0] as SideName);
  // "OPEC: I control Iran and Iraq, Libya is American": whoever speaks of himself beside one side is the other.
  const named = (['us', 'ussr'] as const).filter((side) =>
    parts.some(({ kind, value }) => kind === 'side' && value === side),
  );
  const [only] = named;
  if (only && named.length === 1) return only === 'us' ? withSide(other, 'ussr') : withSide(one, 'us');
  // "Coup in Somalia, rolled 4, the USSR has 1, Red Scare is on me": whoever speaks of himself strikes.
  const strikes = (told: Told, side: SideName): boolean =>
    told.fragments.some(({ id, values }) => id === 'act.coup' && values.side === side);
  if (strikes(one, 'us') !== strikes(other, 'ussr'))
    return strikes(one, 'us') ? withSide(one, 'us') : withSide(other, 'ussr');
  const isPlain = !Facts.namesSide(parts) && !parts.some(isOwned);
  return isPlain ? withSide(one, 'us') : undefined;
}

/** What is told, and that it was assumed who asks. */
const withSide = (told: Told | undefined, side: SideName): Told | undefined =>
  told && {
    ...told,
    assumed: [...told.assumed, { message: 'asked.side', args: { side: side === 'us' ? 0 : 1 } }],
  };

/**
 * The parts without a stability number that is the printed one of the one country that is spoken of.
 * @returns undefined where it is another one, or it cannot be told whose
 */
function withoutPrinted(parts: readonly Part[], { countries }: Ruleset): readonly Part[] | undefined {
  const at = parts.findIndex(({ kind }) => kind === 'stability');
  if (at < 0) return parts;
  const [named, ...more] = new Set(parts.flatMap(({ kind, value }) => (kind === 'country' ? [value] : [])));
  const beside = [at + 1, at - 1].find((there) => parts[there]?.kind === 'n');
  const printed = countries.find(({ id }) => id === named)?.stability;
  if (more.length > 0 || beside === undefined || parts[beside]?.value !== printed) return undefined;
  return parts.filter((_, index) => index !== at && index !== beside);
}

function framed(all: readonly Part[], rules: Ruleset, taken: SideName | undefined): Told | undefined {
  const parts = withoutPrinted(all, rules);
  if (!parts) return undefined;
  for (const frame of FRAMES) {
    const facts = new Facts(parts, taken);
    if (facts.parts.some(({ kind, value }) => kind === 'side' && value !== 'us' && value !== 'ussr')) return undefined;
    const found = frame(facts, rules);
    if (!found) continue;
    const fragments = found.said.map(
      ([id, values = {}], at): Fragment => ({
        id,
        values,
        from: at,
        to: at + 1,
        passed: [],
      }),
    );
    return { fragments, assumed: found.assumed ?? [] };
  }
  return undefined;
}
