import { describe, expect, it } from 'vitest';
import { loadRuleset, loadTexts } from '../data/index.ts';
import type { Edition } from '../data/sources.ts';
import { CaseDesk } from './desk.ts';

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
    ['[{name: red_scare_on, value: US}]', [{ name: 'red_scare_on', value: 'US' }]],
    ['[{name: NATO}]', [{ name: 'nato' }]],
  ])('%s', (text, expected) => {
    expect(effects(text)).toEqual(expected);
  });

  it('are refused where it is not clear against whom they are', () => {
    expect(effects('[red scare]')).toEqual([expect.stringContaining('unknown effect "red scare"')]);
    expect(effects('[no such thing]')).toEqual([expect.stringContaining('unknown effect "no such thing"')]);
  });
});
