/** The answerer of this site, loaded when the first question is asked. */
import asking from '@generated/rulebook/default/shared-asking.json';
import { type AskingData, answererWith } from './answer.ts';
import { plainName } from './engine.ts';
import { engine } from './site-engine.ts';

export const answer = answererWith(engine, asking as unknown as AskingData);

/** The line with its last word completed: names of countries and cards in the language of the page. */
export function completions(line: string): readonly string[] {
  const [before = '', begun = ''] = /^(.*?)(\p{L}{2,30})$/u.exec(line.slice(-200))?.slice(1) ?? [];
  if (begun === '') return [];
  const start = line.slice(0, line.length - before.length - begun.length) + before;
  const { countries, cards } = engine.texts.names;
  const known = [
    ...Object.values(countries).map(({ name }) => name),
    ...Object.values(cards).map(({ title }) => title),
  ];
  return known
    .filter((name) => name !== undefined && plainName(name).startsWith(plainName(begun)))
    .slice(0, 8)
    .map((name) => `${start}${name}`);
}
