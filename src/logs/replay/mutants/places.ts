/** Mutations of countries and sides. */
import {
  type Chooser,
  edit,
  influenceBefore,
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
  ['target country', targetCountry],
  ['closed region', closedRegion],
  ['side of an influence line', sideOfInfluence],
  ['side of military operations', sideOfMilops],
  ['side of victory points', sideOfPoints],
  ['side of a round', sideOfRound],
];

function targetCountry(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'target'),
    choose,
  );
  if (site?.line.kind !== 'target') return undefined;
  const { country, line } = site.line;
  const instead = pick(
    subject.rules.countries.filter(({ id }) => id !== country),
    choose,
  );
  if (!instead) return undefined;
  const below = subject.body.filter((other) => other.entry === site.entry && other.line.line > line);
  const dice = below.filter((other) => other.line.kind === 'realignment-roll').map((other) => other.line.line);
  return edit(subject, {
    kind: 'target country',
    line,
    from: /Target: .*/,
    to: `Target: ${instead.name}`,
    clauses: ['6.2', '6.3', '8.1.5', 'card:'],
    // Where nothing was lost, only the modifiers of the two rolls tell one country from another.
    or: dice.slice(0, 2),
    equivalent: failedCoupAsGood(subject, site, below, country, instead.id)
      ? 'the coup fails in this country as well'
      : undefined,
  });
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

/** The other side's name, where `before` follows it. */
const otherSide = (side: 'us' | 'ussr', before: string): { from: RegExp; to: string } => ({
  from: new RegExp(side === 'us' ? `\\bUS (?=${before})` : `\\bUSSR (?=${before})`),
  to: side === 'us' ? 'USSR ' : 'US ',
});

function sideOfInfluence(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'influence'),
    choose,
  );
  if (site?.line.kind !== 'influence') return undefined;
  const { line, side } = site.line;
  return edit(subject, { kind: 'side of an influence line', line, ...otherSide(side, '[+-]'), clauses: MARKERS });
}

function sideOfMilops(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'military-operations'),
    choose,
  );
  if (site?.line.kind !== 'military-operations') return undefined;
  const { line, side } = site.line;
  return edit(subject, {
    kind: 'side of military operations',
    line,
    ...otherSide(side, 'Mil'),
    clauses: ['8.2', '6.3'],
  });
}

function sideOfPoints(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(
    sites(subject, (line) => line.kind === 'vp' && line.side !== null),
    choose,
  );
  if (site?.line.kind !== 'vp' || site.line.side === null) return undefined;
  const { line, side } = site.line;
  return edit(subject, {
    kind: 'side of victory points',
    line,
    ...otherSide(side, 'gains'),
    clauses: ['10.', 'card:', '6.4.3'],
  });
}

function sideOfRound(subject: Subject, choose: Chooser): Mutant | undefined {
  const site = pick(rounds(subject), choose);
  if (!site) return undefined;
  const { line, side } = site.entry;
  return edit(subject, { kind: 'side of a round', line, ...otherSide(side, 'AR'), clauses: ['4.5', '5.1', '6.'] });
}
