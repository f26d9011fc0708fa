/** What programs read of a ruling: `arbiter rule` as JSON, and the position as YAML. */
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';
import { CASES, NO_RIVAL } from './rule.fixture.ts';

describe('for programs', () => {
  it('has verdict, findings with clause and text, facts, position', async () => {
    const { out } = await arbiter(['rule', fileOf(MEXICO), '--format', 'json', '--lang', 'it']);
    const ruling = JSON.parse(out);
    expect(ruling).toMatchObject({
      verdict: 'legal',
      edition: 'deluxe',
      facts: { influence: { mexico: { us: 1, ussr: 0 } }, defcon: 4, milops: { us: 3, ussr: 0 } },
      position: { influence: { Mexico: { us: 1, ussr: 0 } }, discard: ['duck-and-cover'], phasing: 'USSR' },
      rests: [],
    });
    expect(ruling.findings).toContainEqual({
      action: 1,
      clause: '6.3.1',
      force: 'permits',
      message: 'coup.rival-influence',
      args: { side: 'ussr', country: 'mexico', n: 2 },
      text: "l'URSS ha 2 punti Influenza in Messico",
    });
  });

  it('names the step that fails and the readings it depends on', async () => {
    const refused = await arbiter(['rule', `${CASES}realignment-europe-defcon-4.yaml`, '--format', 'json']);
    expect(JSON.parse(refused.out)).toMatchObject({ verdict: 'illegal', failingStep: 1, dependsOn: [] });
    const { out } = await arbiter(['rule', fileOf(NO_RIVAL), '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'legal',
      // One roll leaves points unspent, which is a question of its own.
      rests: [
        { issue: 'realignment-without-rival', option: 'allowed', only: false },
        { issue: 'unspent-operations', option: 'allowed', only: false },
      ],
      dependsOn: [
        { issue: 'realignment-without-rival', option: 'forbidden', changes: 'verdict', verdict: 'illegal' },
        { issue: 'unspent-operations', option: 'forbidden', changes: 'verdict', verdict: 'illegal' },
      ],
    });
  });

  it('gives a position that can be ruled on again', async () => {
    const first = await arbiter(['rule', `${CASES}headline-tie.yaml`, '--format', 'yaml']);
    const again = await arbiter(['legal', fileOf(first.out), '--format', 'json']);
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toMatchObject({ awaits: 'turn.actionRounds.choosingCard', by: 'ussr', turn: 1 });
    expect(first.out).toContain('France: {us: 0, ussr: 2}');
    expect(first.out).toContain('- {name: de_gaulle}');
  });
});
