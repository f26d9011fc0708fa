/** Mutations of countries and sides. */
import {
  type Change,
  type Chooser,
  edit,
  influenceBefore,
  inLine,
  type LineOf,
  MARKERS,
  type Mutant,
  type Mutation,
  pick,
  rounds,
  type Site,
  type Subject,
  sites,
} from './subject.ts';

export const PLACES: readonly (readonly [string, Mutation])[] = [
  inLine('target country', 'target', ['6.2', '6.3', '8.1.5', 'card:'], targetCountry),
  ['closed region', closedRegion],
  inLine('side of an influence line', 'influence', MARKERS, ({ side }) => otherSide(side, '[+-]')),
  inLine('side of military operations', 'military-operations', ['8.2', '6.3'], ({ side }) => otherSide(side, 'Mil')),
  inLine(
    'side of victory points',
    'vp',
    ['10.', 'card:', '6.4.3'],
    ({ side }) => (side === null ? undefined : otherSide(side, 'gains')),
    isGain,
  ),
  ['side of a round', sideOfRound],
];

function targetCountry(
  { country, line }: LineOf<'target'>,
  choose: Chooser,
  subject: Subject,
  site: Site,
): Change | undefined {
  const instead = pick(
    subject.rules.countries.filter(({ id }) => id !== country),
    choose,
  );
  if (!instead) return undefined;
  const below = subject.body.filter((other) => other.entry === site.entry && other.line.line > line);
  const dice = below.filter((other) => other.line.kind === 'realignment-roll').map((other) => other.line.line);
  const asGood = failedCoupAsGood(subject, site, below, country, instead.id);
  return {
    from: /Target: .*/,
    to: `Target: ${instead.name}`,
    // Where nothing was lost, only the modifiers of the two rolls tell one country from another.
    or: dice.slice(0, 2),
    equivalent: asGood ? 'the coup fails in this country as well' : undefined,
  };
}

/** A coup that failed in one country fails in another of the same kind just as well. */
function failedCoupAsGood(subject: Subject, site: Site, below: readonly Site[], from: string, to: string): boolean {
  const result = below[0]?.line;
  if (result?.kind !== 'coup-result' || result.success) return false;
  const [was, is] = [from, to].map((id) => subject.rules.countries.find((country) => country.id === id));
  const before = influenceBefore(subject, site, to);
  const milops = below.find((other) => other.line.kind === 'military-operations')?.line;
  const rival = milops?.kind === 'military-operations' && milops.side === 'us' ? before.ussr : before.us;
  return (
    was?.stability === is?.stability &&
    was?.battleground === is?.battleground &&
    was?.region === is?.region &&
    rival > 0
  );
}

/** A coup in a region that DEFCON has closed, in a country where the rival is. */
function closedRegion(subject: Subject, choose: Chooser): Mutant | undefined {
  const coups = sites(subject, (line) => line.kind === 'operations' && line.use === 'coup');
  const found = coups.flatMap(({ line, index, entry }) => {
    const state = subject.states[index];
    const below = subject.body.filter((other) => other.entry === entry && other.line.line > line.line);
    const target = below.find((other) => other.line.kind === 'target')?.line;
    const milops = below.find((other) => other.line.kind === 'military-operations')?.line;
    if (!state || target?.kind !== 'target' || milops?.kind !== 'military-operations') return [];
    const rival = milops.side === 'us' ? 1 : 0;
    const closed = subject.rules.defcon.closed[String(state.defcon)] ?? [];
    return subject.rules.countries
      .filter(
        ({ region, id }, where) =>
          closed.includes(region) && (state.influence[2 * where + rival] ?? 0) > 0 && id !== target.country,
      )
      .map((country) => ({ line: target.line, country }));
  });
  const site = pick(found, choose);
  if (!site) return undefined;
  return edit(subject, {
    kind: 'closed region',
    line: site.line,
    from: /Target: .*/,
    to: `Target: ${site.country.name}`,
    clauses: ['8.1.5', '6.3.5', 'card:'],
  });
}

/** An even score is nobody's gain. */
function isGain({ side }: LineOf<'vp'>): boolean {
  return side !== null;
}

/** The other side's name, where `before` follows it. */
function otherSide(side: 'us' | 'ussr', before: string): Change {
  const [is, other] = side === 'us' ? ['US', 'USSR'] : ['USSR', 'US'];
  return { from: new RegExp(`\\b${is} (?=${before})`), to: `${other} ` };
}

function sideOfRound(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(rounds(subject), choose);
  if (!site) return undefined;
  const { line, side } = site.entry;
  return edit(subject, { kind: 'side of a round', line, ...otherSide(side, 'AR'), clauses: ['4.5', '5.1', '6.'] });
}
