/** What `arbiter rule` says against a claim: what is in the way, and what is not. */
import { describe, expect, it } from 'vitest';
import { arbiter, fileOf, MEXICO } from '../fixtures.ts';

describe('a ruling against a claim', () => {
  const ruled = async (position: string, action: string) =>
    (
      await arbiter([
        'rule',
        fileOf(`position: {turn: 5, phasing: USSR, ${position}}\naction: {kind: play, player: USSR, ${action}}`),
      ])
    ).out;

  it('shows the DEFCON that its own event has lowered', async () => {
    const out = await ruled(
      'defcon: 3, influence: {Iran: {us: 2}}',
      'card: Duck and Cover, as: ops, order: event_first, coup: Iran, die: 5',
    );
    expect(out).toContain('DEFCON 2 closes the Middle East');
    expect(out).toContain('DEFCON 3 → 2 (Duck and Cover)');
    // The event has happened, on every track; what the coup would have done is not told.
    expect(out).toContain('US +3 VP: 0 → US 3 (Duck and Cover)');
    expect(out).not.toContain('military operations: 0 →');
  });

  it('does not say of a country both that NATO protects it and that nothing does', async () => {
    const out = await ruled(
      'influence: {Greece: {us: 2, ussr: 1}}, effects: [{name: nato}]',
      'card: COMECON, as: ops, realign: [{in: Greece, us: 6, ussr: 1}, {in: Greece, us: 1, ussr: 6}]',
    );
    expect(out).toContain('an event in effect forbids the USSR realignments in Greece');
    expect(out).not.toContain('no event forbids');
    expect(out).toContain('USSR influence in Greece: 1 → 0');
  });

  it('says whose bonus is lost when the points leave Asia', async () => {
    const rolls = 'in: South Korea, us: 2, ussr: 2';
    const realign = [rolls, rolls, rolls, rolls, 'in: Panama, us: 1, ussr: 6'].map((roll) => `{${roll}}`).join();
    const influence = 'influence: {South Korea: {us: 6}, North Korea: {ussr: 3}, Panama: {us: 1}}';
    const out = await ruled(influence, `card: The China Card, as: ops, realign: [${realign}]`);
    expect(out).toMatch(
      /9\.6 +a roll costs 1 point, with 0 left \(value 4; the China Card adds\s+no\s+nothing in Panama\)/,
    );
    expect(await ruled(influence, 'card: The China Card, as: ops, place: {North Korea: 4, Afghanistan: 1}')).toContain(
      '→ 5',
    );
  });

  it('says so if only the order that the case leaves open is against it', async () => {
    const action = 'kind: play, player: US, card: Glasnost, as: ops, coup: Iran, die: 5';
    const text = (order: string) =>
      fileOf(`position: {turn: 9, phasing: US, defcon: 2, influence: {Iran: {ussr: 2}}}\naction: {${action}${order}}`);
    const { code, out } = await arbiter(['rule', text('')]);
    expect([
      code,
      out.includes('the Operations came first; with the event first:\n  LEGAL — order: event_first'),
    ]).toEqual([1, true]);
    expect((await arbiter(['rule', text(', order: event_first')])).code).toBe(0);
    expect((await arbiter(['rule', text(', order: ops_first')])).out).not.toContain('with the event first');
    expect((await arbiter(['rule', fileOf(MEXICO)])).out).not.toContain('with the event first');
  });

  it('offers only what can be chosen', async () => {
    const out = await ruled(
      'hands: {us: [Containment]}, effects: [{name: red_scare_on, value: US}]',
      'card: Latin American Debt Crisis, as: event, event: {discard: Containment}',
    );
    expect(out).toMatch(/discard a card +no\s+worth 3 or more; it offers: accept the consequences/);
  });
});
