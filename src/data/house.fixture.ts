/** Ten house rules that groups might play by, each with what it changes: `features/witnesses/house-rules.yaml`. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CaseRuling } from '../cases/rule.ts';

export const turn = { turn: 5, phase: 'action_round', action_round: 1, phasing: 'US' };

interface HouseRule {
  readonly title: string;
  readonly house: string;
  /** A clause or a card whose sentence changes, and what it prints now in every language. */
  readonly clause: string;
  readonly prints: RegExp;
  readonly input: unknown;
  /** What comes out by the rulebook, and at this house. */
  readonly seen: (ruling: Pick<CaseRuling, 'facts' | 'verdict'>) => unknown;
  readonly printed: unknown;
  readonly here: unknown;
}

type Written = Omit<HouseRule, 'prints' | 'seen'> & { readonly prints: string; readonly seen: string };

const written = parse(
  readFileSync(new URL('../../features/witnesses/house-rules.yaml', import.meta.url), 'utf8'),
) as readonly Written[];

export const TEN: readonly HouseRule[] = written.map(({ prints, seen, ...rule }) => ({
  ...rule,
  prints: new RegExp(prints),
  seen: (ruling) => seen.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], ruling),
}));
