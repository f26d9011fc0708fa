/** A ruling can be put on the table: it fits on a screen, and what is left out can be had. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CaseDesk } from '../cases/desk.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import type { Edition } from '../data/sources.ts';
import { languageOf } from './board-language.ts';
import { type Reported, reportOn } from './reported.ts';
import { type Detail, rulingText } from './ruling-text.ts';

const SUITE = new URL('../../features/suite/', import.meta.url);

function rules(edition: Edition = 'deluxe') {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}

const desk = new CaseDesk({ edition: undefined, policies: {}, rules, texts: loadTexts });
const english = loadTexts('en');

function rulingsOn(
  name: string,
  text: string,
): { id: string; reported: Reported; language: ReturnType<typeof languageOf> }[] {
  const file = desk.read(name, text);
  if (!file.ok) throw new Error(`${name} is no file of cases`);
  return file.cases.flatMap((entry) => {
    const judged = desk.rule(file, entry);
    if (!judged.ok) return [];
    const language = languageOf({ texts: () => english }, judged.ruling.start);
    return [{ id: entry.input.id ?? name, reported: reportOn(judged, language, desk.extraNames()), language }];
  });
}

const told = (text: string, options: Detail = {}): string =>
  rulingsOn('case.yaml', text)
    .map(({ reported, language }) => rulingText(reported, language, { width: 80, ...options }))
    .join('');

describe('a ruling as it is told', () => {
  it('takes at most 40 lines of 80 columns in every case of the suite', () => {
    const lines = readdirSync(SUITE)
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => rulingsOn(name, readFileSync(new URL(name, SUITE), 'utf8')))
      .map(({ id, reported, language }) => ({
        id,
        n: rulingText(reported, language, { width: 80 }).trimEnd().split('\n').length,
      }));
    expect(lines.filter(({ n }) => n > 40)).toEqual([]);
    expect(lines.length).toBeGreaterThan(500);
  });

  it('puts an exception beside the rule that it lifts', () => {
    const text = told(`
position: {turn: 5, phasing: USSR, hands: {ussr: [Fidel]}}
action: {kind: play, player: USSR, card: Fidel, as: ops, place: {Poland: 2}}`);
    expect(text).toMatch(/^LEGAL/);
    expect(text).toMatch(/6\.1\.1\.a {2}the USSR had no influence in Poland[\s\S]*6\.1\.4 +Poland touches the space/);
  });

  it('names the one clause that decides, with its sentence', () => {
    const text = told(`
position: {turn: 5, defcon: 2, phasing: USSR, influence: {Iran: {us: 2}}, hands: {ussr: [Marshall Plan]}}
action: {kind: play, player: USSR, card: Marshall Plan, as: ops, order: ops_first, coup: Iran, die: 4}`);
    expect(text).toMatch(/^ILLEGAL · .*\n {2}8\.1\.5: The DEFCON level closes regions/);
  });

  it('quotes the rule, not the definition that it stands in', () => {
    const text = told(`
position: {turn: 5, phasing: US, hands: {us: [Containment]}}
action: {kind: play, player: US, card: Containment, as: ops, coup: Italy, die: 4}`);
    expect(text).toContain('6.3.1: A coup attempt requires the opponent to have influence');
  });

  it('tells nothing as done while an open test decides whether it may be', () => {
    const text = told(`
position: {turn: 5, phasing: US, action_round: 7, hands: {us: {known: [Containment], hidden: 2}}}
action: {kind: play, player: US, card: Containment, as: event}`);
    expect(text).toMatch(/^UNDETERMINED/);
    expect(text).not.toMatch(/takes effect|removed from the game/);
  });

  it('tells nothing as a fact that the forbidden play would have done', () => {
    const text = told(`
position: {turn: 5, phasing: US, hands: {us: [SALT Negotiations, Missile Envy]}, discard: [Nasser]}
action: {kind: play, player: US, card: SALT Negotiations, as: event, event: {reclaim: Missile Envy}}`);
    expect(text).not.toMatch(/takes effect|happens/);
    expect(text).toContain('the card Nasser');
  });

  it('says how many more would be legal', () => {
    const text = told(`
position: {turn: 5, phasing: USSR, hands: {ussr: [Decolonization]}}
action: {kind: play, player: USSR, card: Decolonization, as: event, event: {place: {Algeria: 2}}}`);
    expect(text).toMatch(/Nigeria,\s+and \d+ more/);
  });

  it('tells what was looked at and is not in point, for what is legal too', () => {
    const text = told(`
position: {turn: 9, phasing: USSR, effects: [{name: chernobyl, value: europe}], hands: {ussr: [COMECON]}}
action: {kind: play, player: USSR, card: COMECON, as: event, event: {place: [Poland, Hungary, Romania, Bulgaria]}}`);
    expect(text).toContain('Chernobyl forbids influence by Operations in Poland');
  });

  it('says which effect leaves a country out of another', () => {
    const text = told(`
position: {turn: 4, phasing: USSR, effects: [nato, de gaulle], influence: {France: {us: 4, ussr: 1}}, hands: {ussr: [Che]}}
action: {kind: play, player: USSR, card: Che, as: ops, coup: France, die: 5}`);
    expect(text).toContain('NATO does not reach France: De Gaulle Leads France leaves that open');
    expect(text).not.toContain('Brush War');
  });

  it('says that nothing is chosen after a tie, and how much is left of what is broken off', () => {
    const summit = told(`
position: {turn: 8, phasing: US, hands: {us: [Summit]}}
action: {kind: play, player: US, card: Summit, as: event, event: {rolls: {us: 3, ussr: 3}, winner_defcon: 1}}`);
    expect(summit).toMatch(/US 3, USSR 3: a tie, and nothing happens +no/);
    const short = told(`
position: {turn: 5, phasing: USSR, hands: {ussr: [Decolonization]}}
action: {kind: play, player: USSR, card: Decolonization, as: event, event: {place: [Algeria, Angola, Laos], no_more: true}}`);
    expect(short).toMatch(/still\s+to\s+be\s+chosen:\s+1/);
  });

  it('gives the clause that ends the game where a legal play loses it', () => {
    const text = told(`
position: {turn: 5, phasing: US, defcon: 2, influence: {Nigeria: {ussr: 2}}, hands: {us: [Containment]}}
action: {kind: play, player: US, card: Containment, as: ops, coup: Nigeria, die: 4}`);
    expect(text).toMatch(/^LEGAL\. DEFCON falls to 1: the US loses \(8\.1\.3\)/);
    expect(text).toContain('8.1.3: When DEFCON reaches 1');
  });

  it('gives it as well where the dice are not stated and every one of them ends the game', () => {
    const text = told(`
position: {turn: 5, phasing: USSR, defcon: 2, influence: {Angola: {ussr: 2}}, hands: {ussr: [CIA Created]}}
action: {kind: play, player: USSR, card: CIA Created, as: ops, order: event_first, event: {coup: Angola}}`);
    expect(text).toMatch(/^LEGAL\. DEFCON falls to 1: the USSR loses \(8\.1\.3\)/);
    expect(text).toContain('8.1.3: When DEFCON reaches 1');
    expect(text).toContain('die 6');
  });

  it('names no exception that has nothing to do with the reason', () => {
    const text = told(`
position: {turn: 5, phase: headline, hands: {us: [Containment], ussr: [Nasser]}}
action: {kind: headline, us: {card: Containment, event: {ops: {place: {Panama: 3}}}}, ussr: {card: Nasser}}`);
    expect(text).toContain('4.5.C.h: A headline card gives nobody Operations points');
    expect(text).not.toMatch(/Looked at|4\.5\.C\.[df]/);
  });

  it('puts the result of final scoring first and names the empty regions together', () => {
    const text = told(`
position: {turn: 10, phase: final_scoring, vp: 3, influence: {Nigeria: {ussr: 2}, Zaire: {us: 2}, Poland: {ussr: 4}}}
action: {kind: phase, phase: final_scoring}`);
    const lines = text.split('\n').filter((line) => line !== '');
    expect(lines[0]).toMatch(/^LEGAL\. The (US|USSR) wins/);
    expect(text.indexOf('after final scoring')).toBeLessThan(text.indexOf('in Europe'));
    expect(text).toMatch(/nobody scores in Asia, in the Middle East/);
    expect(text).not.toMatch(/in Asia: nothing/);
  });

  it('tells every test and every reading when asked for everything', () => {
    const text = `
position: {turn: 2, phasing: US, hands: {us: [Marshall Plan]}}
action: {kind: play, player: US, card: Marshall Plan, as: event, event: {place: [UK, Canada, France, Italy, Spain/Portugal, Greece, Turkey]}}`;
    expect(told(text)).toContain('and 6 more tests that pass');
    expect(told(text)).toContain('US Greece 0 → 1');
    const everything = told(text, { verbose: true });
    expect(everything).toContain('US influence in Greece: 0 → 1');
    expect(everything.match(/Marshall Plan affects the influence/g)).toHaveLength(7);
    expect(everything).not.toContain('--verbose');
  });
});
