/** A card of one's own needs YAML and nothing else: the vocabulary is closed, the deck is not. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { CaseInput } from '../../../cases/case.ts';
import { ruleCase } from '../../../cases/rule.ts';
import { compileRuleset } from '../../../data/compile.ts';
import { listFiles, RULES_ROOT, readRulesFile } from '../../../data/files.ts';
import { gatherSources } from '../../../data/gather.ts';
import { loadRuleset, validateText } from '../../../data/index.ts';

/** An invented promo card: a summit on grain, neutral, that neither side can refuse. */
const PROMO = `
period: mid
cards:
- number: 127
  id: harvest-conference
  title: Harvest Conference
  ops: 2
  side: neutral
  starred: true
  requires: {gt: [{track: defcon}, 2]}
  event:
  - defcon: {change: 1}
  - choose:
      by: opponent
      options:
      - id: open-markets
        steps:
        - place: {side: player, total: 3, max: 1, where: {region: [africa], lacks: [opponent]}}
      - id: refuse
        steps:
        - vp: {side: player, amount: {sub: [{track: defcon}, 2]}}
  - modify: {quantity: coup-die, side: any, amount: -1, where: {region: [africa]}, until: end-of-turn}
`;

function rulesWithPromo() {
  const values = new Map(
    listFiles(RULES_ROOT, '.yaml')
      .filter((path) => path.startsWith('twilight-struggle/') && !path.includes('/i18n/'))
      .map((path) => [path, parse(new TextDecoder().decode(readRulesFile(RULES_ROOT, path)))] as const),
  );
  values.set('twilight-struggle/cards/promo.yaml', parse(PROMO));
  const loaded = loadRuleset('twilight-struggle', 'deluxe');
  if (!loaded.ok) throw new Error('the rules do not load');
  return compileRuleset(gatherSources(values), 'deluxe', loaded.rules.policies);
}

function rule(input: CaseInput) {
  const result = ruleCase(rulesWithPromo(), input);
  if (!result.ok) throw new Error(result.problem.message.text);
  return result.ruling;
}

const position = { turn: 5, phase: 'action_round', phasing: 'US', defcon: 3, hands: { us: [127] } } as const;

/** Every file of the program, but for what it writes itself; a test may name a card that it plays. */
const PROGRAM = ['src', 'machines', 'website/src', 'features'].flatMap((folder) =>
  readdirSync(new URL(`../../../../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.ts$|node_modules/.test(name))
    .map((name) => `${folder}/${name}`),
);

describe('a card that the players agree on', () => {
  const loaded = loadRuleset('twilight-struggle', 'deluxe');
  const agreed = loaded.ok ? loaded.rules.cards.filter(({ deck }) => deck !== undefined) : [];

  it.each(agreed.map(({ id, title }) => [id, title]))('is named in no file of the program: %s', (id, title) => {
    const named = PROGRAM.filter((file) => {
      const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
      return [id, title, id.replaceAll('-', '_')].some((name) => text.includes(name));
    });
    expect(named).toEqual([]);
  });
});

describe('a card added in YAML alone', () => {
  it('is valid by the same schema as the printed ones', () => {
    expect(validateText('cards', 'promo.yaml', PROMO)).toEqual([]);
  });

  it('has its event carried out, with the choice where it says', () => {
    const { verdict, facts } = rule({
      position,
      action: [
        {
          kind: 'play',
          player: 'US',
          card: 'Harvest Conference',
          as: 'event',
          event: { choice: 'open-markets', add: { Kenya: 1, Zaire: 1, Nigeria: 1 } },
        },
      ],
    });
    expect(verdict).toBe('legal');
    expect(facts).toMatchObject({ defcon: 4, influence: { kenya: { us: 1 }, zaire: { us: 1 }, nigeria: { us: 1 } } });
    expect((facts.cards as Record<string, string>)['127']).toBe('removed');
  });

  it('cites itself when a choice breaks its limit', () => {
    const { verdict, findings } = rule({
      position,
      action: [
        {
          kind: 'play',
          player: 'US',
          card: 127,
          as: 'event',
          event: { choice: 'open-markets', add: { Kenya: 2, Zaire: 1 } },
        },
      ],
    });
    expect(verdict).toBe('illegal');
    expect(findings.filter((f) => f.force === 'forbids').map((f) => f.clause)).toContain('card:harvest-conference');
  });

  it('does not occur while its condition is unmet, and is then discarded', () => {
    const { facts } = rule({
      position: { ...position, defcon: 2 },
      action: [{ kind: 'play', player: 'US', card: 127, as: 'event' }],
    });
    expect(facts.defcon).toBe(2);
    expect((facts.cards as Record<string, string>)['127']).toBe('discard');
  });
});
