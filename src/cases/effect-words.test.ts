import { describe, expect, it } from 'vitest';
import { textOf } from '../core/wording.ts';
import { loadRuleset, loadTexts } from '../data/index.ts';
import type { Edition } from '../data/sources.ts';
import type { CaseInput } from './case.ts';
import { CaseDesk } from './desk.ts';
import { ruleCase } from './rule.ts';

function rules(edition: Edition = 'deluxe') {
  const loaded = loadRuleset('twilight-struggle', edition);
  if (!loaded.ok) throw new Error('the rules do not load');
  return loaded.rules;
}
const desk = new CaseDesk({ edition: undefined, policies: {}, rules, texts: loadTexts });

/** The effects of a position as they are understood, or what is wrong with them. */
function effects(text: string): unknown {
  const file = desk.read('case.yaml', `position: {turn: 5, effects: ${text}}\naction: {kind: pass, player: US}`);
  if (!file.ok) return file.diagnostics.map(({ message }) => message);
  if (file.rejected.length > 0) return file.rejected.map(({ message }) => message);
  return file.cases[0]?.input.position.effects;
}

/** What is wrong with the position when it is set up. */
function problem(text: string): string | undefined {
  const file = desk.read(
    'case.yaml',
    `position: {turn: 5, effects: ${text}}\naction: {kind: query, query: controlled}`,
  );
  if (!file.ok) throw new Error(file.diagnostics.map(({ message }) => textOf(message)).join());
  const result = ruleCase(rules(), file.cases[0]?.input as CaseInput);
  if (result.ok) return undefined;
  return textOf(result.problem.message);
}

describe('lasting effects in words', () => {
  it.each([
    ['[quagmire]', [{ name: 'quagmire' }]],
    ['quagmire', [{ name: 'quagmire' }]],
    ['"Quagmire, SALT"', [{ name: 'quagmire' }, { name: 'salt_negotiations' }]],
    ['[cuban missile crisis against the us]', [{ name: 'cuban_missile_crisis_by', value: 'USSR' }]],
    ['[CMC by the USSR]', [{ name: 'cuban_missile_crisis_by', value: 'USSR' }]],
    ['[red scare on the US]', [{ name: 'red_scare_on', value: 'US' }]],
    ['[red scare by the USSR]', [{ name: 'red_scare_on', value: 'US' }]],
    ['{red scare: against the US, SALT: true}', [{ name: 'red_scare_on', value: 'US' }, { name: 'salt_negotiations' }]],
    ['[Chernobyl in Europe]', [{ name: 'chernobyl', value: 'europe' }]],
    ['{chernobyl: Central America}', [{ name: 'chernobyl', value: 'Central America' }]],
    ['[Escuadrones de la muerte latinoamericanos de EE. UU.]', [{ name: 'death_squads_by', value: 'US' }]],
    ['[quagmire on the US]', [{ name: 'quagmire' }]],
    ['[quagmire by the USSR]', [{ name: 'quagmire' }]],
    ['[{name: red_scare_on, value: US}]', [{ name: 'red_scare_on', value: 'US' }]],
    ['[{name: NATO}]', [{ name: 'nato' }]],
  ])('%s', (text, expected) => {
    expect(effects(text)).toEqual(expected);
  });

  it.each([
    ['[{name: red_scare_on}]', 'does not say whose it is'],
    ['[{name: red_scare_on, value: Europe}]', 'does not say whose it is'],
    ['[chernobyl]', 'does not say where it is'],
    ['[{name: chernobyl, value: Narnia}]', 'neither a side nor a region'],
    ['[{name: quagmire, value: USSR}]', 'never on the USSR (card 42); did you mean "Bear Trap" (card 44)?'],
    ['[quagmire on the ussr]', 'never on the USSR (card 42); did you mean "Bear Trap" (card 44)?'],
    ['[bear trap on the US]', 'never on the US (card 44); did you mean "Quagmire" (card 42)?'],
    ['[brezhnev doctrine on the US]', 'never on the US (card 51); did you mean "Containment" (card 25)?'],
    ['[{name: containment, value: USSR}]', 'never on the USSR'],
    ['[{name: nato, value: Africa}]', 'the same whatever region is named'],
    ['[brush war]', 'leaves nothing in effect'],
    ['[europe scoring]', 'leaves nothing in effect'],
    ['[evil empire, flower power]', 'Flower Power is not in effect once'],
    ['[shuttle diplomacy], hands: {us: [Shuttle Diplomacy]}', 'lies before its player while it is in effect (card 73)'],
    ['[nato], hands: {us: [NATO]}', 'NATO is in a hand, and out of the game'],
  ])('are refused where they decide nothing or cannot be: %s', (text, message) => {
    expect(problem(text)).toContain(message);
  });

  it('are refused where it is not clear against whom they are, or where they never are', () => {
    expect(effects('[red scare]')).toEqual([expect.stringContaining('unknown effect "red scare"')]);
    expect(problem('[bear trap on the US]')).toContain('never on the US');
    expect(effects('[quagmire by the US]')).toEqual([expect.stringContaining('unknown effect "quagmire by the US"')]);
    expect(effects('[no such thing]')).toEqual([expect.stringContaining('unknown effect "no such thing"')]);
  });
});
