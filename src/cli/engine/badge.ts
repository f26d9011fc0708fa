/** The badge of an engine: which levels it has reached. */
import { escaped } from '../../drawing/shape.ts';
import type { Compliance } from './compliance.ts';

/** Width of a letter in the badge, in pixels. */
const LETTER = 6.6;

/** An image as SVG. */
export function badge({ levels, passed, cases }: Pick<Compliance, 'levels' | 'passed' | 'cases'>): string {
  const reached = levels.filter((level) => level.reached).length;
  const left = 'Twilight Struggle rules';
  const right = `${reached}/${levels.length} levels · ${passed}/${cases} cases`;
  const [a, b] = [left, right].map((text) => Math.ceil(text.length * LETTER + 12)) as [number, number];
  const colour = reached === levels.length ? '#2a7d34' : reached > 0 ? '#7a6a12' : '#8a3324';
  const text = (x: number, said: string): string => `<text x="${x}" y="14">${escaped(said)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${a + b}" height="20" role="img" aria-label="${escaped(`${left}: ${right}`)}"><rect width="${a}" height="20" fill="#444"/><rect x="${a}" width="${b}" height="20" fill="${colour}"/><g fill="#fff" text-anchor="middle" font-family="Verdana,sans-serif" font-size="11">${text(a / 2, left)}${text(a + b / 2, right)}</g></svg>`;
}
