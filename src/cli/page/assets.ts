/**
 * Style and script of the pages that commands write: the one place that reads them from disk. In the package as it is
 * installed they stand in the bundle.
 */
import { readFileSync } from 'node:fs';

export const FILES = {
  palette: '../../drawing/palette.css',
  board: '../../drawing/board.css',
  page: './page.css',
  script: './page.js',
} as const;

/** The text of one of them. */
export const asset = (name: keyof typeof FILES): string => readFileSync(new URL(FILES[name], import.meta.url), 'utf8');
