/** A game of three countries and four cards, small enough to see every mistake, and what is said about one in it. */
import { formatDiagnostic } from './diagnostics.ts';
import { ownSchemas } from './own-schemas.ts';
import { validateFiles } from './validate.ts';

const SMALL = {
  'game.yaml': `
id: twilight-struggle
title: Small
editions:
  deluxe: {title: Deluxe, cards: {early: 4, mid: 0, late: 0}, basis: none}
  second: {title: Second, cards: {early: 3, mid: 0, late: 0}, basis: none}
`,
  'map.yaml': `
countries:
  - {id: france, name: France, stability: 3, battleground: true, region: europe, adjacent: [italy]}
  - {id: italy, name: Italy, stability: 2, battleground: true, region: europe, adjacent: [france, austria]}
  - {id: austria, name: Austria, stability: 4, region: europe, adjacent: [italy]}
`,
  'regions.yaml': `
regions:
  - id: europe
    name: Europe
    countries: 3
    battlegrounds: [france, italy]
    scoring: {presence: 3, domination: 7, control: win}
subregions: []
southeastAsiaScoring: {vpPerControlledCountry: {}}
finalScoring: {regions: [europe], chinaCardVp: 1}
`,
  'setup.yaml': `
deluxe:
  us: {total: 3, fixed: {italy: 1}, free: {count: 2, region: europe}}
  ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
second:
  us: {total: 3, fixed: {italy: 1}, free: {count: 2, region: europe}}
  ussr: {total: 1, fixed: {austria: 1}, free: {count: 0, region: europe}}
`,
  'cards/early-war.yaml': `
period: early
cards:
  - {number: 1, id: europe-scoring, title: Scoring, ops: 0, side: neutral, scoring: true, event: [score: {region: europe}]}
  - number: 2
    id: duck
    title: Duck
    ops: 3
    side: us
    barredBy: [exercise]
    event:
    - defcon: {change: -1}
    - milops: {side: player, add: 5}
    - modify: {quantity: card-ops, side: us, amount: 1, cap: 4, until: end-of-turn}
  - number: 3
    id: exercise
    title: Exercise
    ops: 2
    side: ussr
    event:
    - remove: {side: ussr, total: {upTo: 4}, where: {id: [france]}}
      as: moved
    - place: {side: ussr, total: {size: moved}, where: {region: [europe]}, together: {issue: split, when: apart}}
  - {number: 4, id: war, title: War, ops: 2, side: us, war: true, editions: [deluxe], event: [
      war: {attacker: us, target: {id: [italy]}, success: 4, penalty: {}, vp: 2, milops: 2}]}
`,
  'clauses/06.yaml': `
- {id: "6.1", section: "6", kind: note, summary: "Heading: placing influence.", editions: [deluxe], normative: false}
- {id: 6.1.1, section: "6", kind: note, summary: "Heading: one at a time.", see: ["6.1"], editions: [deluxe], normative: false}
`,
  'issues.yaml': `
- id: split
  number: 1
  question: May it be split?
  options: {apart: Yes., joined: No.}
  preferred: apart
  supported: [apart, joined]
  clauses: ["6.1"]
  cards: [exercise]
  evidence: [The rulebook is silent.]
  confidence: low
  date: "2026-01-01"
`,
  'profiles.yaml': `
club: {title: Club, description: At the club., policies: {split: joined}}
`,
} as const;

/** What is said about the small game after one replacement in one of its files. */
export function broken(file: keyof typeof SMALL, from: string | RegExp, to: string): string {
  const files = Object.entries(SMALL).map(([name, text]) => {
    const source = name === file ? text.trimStart().replace(from, to) : text.trimStart();
    if (name === file && source === text.trimStart()) throw new Error(`nothing to replace in ${file}`);
    return { path: `small/${name}`, source };
  });
  return validateFiles(files, ownSchemas())
    .map((diagnostic) => formatDiagnostic(diagnostic))
    .join('\n\n');
}
