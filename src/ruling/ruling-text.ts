/** A ruling in words, with what the command line knows beyond the argument itself: other readings, exceptions, hints. */
import type { CaseStep } from '../cases/rule.ts';
import { findClause } from '../core/ruleset.ts';
import { houseApplied } from './house.ts';
import { type CallLanguage, label } from './language.ts';
import { withBonuses } from './location-bonus.ts';
import { ordersLeftOpen, outcomesInWords, passedOver, type Reported } from './reported.ts';
import { type RulingView, type ViewedStep, viewRuling } from './view.ts';
import { formatRulingMarkdown, formatRulingText, type TextOptions } from './view-format.ts';
import { wrap } from './wrap.ts';

/** For a terminal. */
export function rulingText(reported: Reported, language: CallLanguage, options: TextOptions): string {
  const width = Math.min(100, options.width ?? 100);
  const lines = extras(reported, language).flatMap(({ title, items }) => [
    title,
    ...items.flatMap((item) => hanging(item, width)),
  ]);
  return `${[
    formatRulingText(viewOf(reported), language, options).trimEnd(),
    ...lines,
    ...hints(reported, language),
  ].join('\n')}\n`;
}

const hanging = (item: string, width: number): string[] =>
  wrap(item, '    ', width).map((line, i) => (i === 0 ? line.slice(2) : line));

/** For a page. */
export function rulingMarkdown(reported: Reported, language: CallLanguage): string {
  const lines = extras(reported, language).flatMap(({ title, items }) => [
    '',
    title,
    '',
    ...items.map((item) => `- ${item}`),
  ]);
  return `${[formatRulingMarkdown(viewOf(reported), language).trimEnd(), ...lines].join('\n')}\n`;
}

function viewOf({ ruling, claim, settles, nearest, rests }: Reported): RulingView {
  const { rules, state } = ruling.start;
  return viewRuling({
    verdict: ruling.verdict,
    steps: withBonuses(ruling.steps).map((step) =>
      telling(step, ruling.verdict === 'illegal' && step.action === ruling.failing),
    ),
    ...(claim !== undefined && { claim }),
    circumstances: { edition: rules.edition, turn: state.turn, defcon: state.defcon },
    rests,
    settles,
    nearest,
    byDice: ruling.outcomes.length > 0,
  });
}

/**
 * That something was not offered says nothing where the reason is known; and what is refused changes nothing, so only
 * the derivations of its beginning are of interest: with them what dice and events did to board and DEFCON before the
 * refusal, which may be its reason.
 */
function telling({ findings, consequences, before, fact }: CaseStep, refused: boolean): ViewedStep {
  const known = findings.filter(({ message }) => message !== 'unused.not-offered');
  const chosen = fact?.type === 'place' || fact?.type === 'remove';
  const idle = chosen ? /^(change|cards?|china|deck|vp)\./ : /^(change\.(?!influence|defcon)|(cards?|china|deck|vp)\.)/;
  return {
    findings: known.some(({ force }) => force === 'forbids') ? known : findings,
    consequences: refused ? consequences.filter(({ message }) => !idle.test(message)) : consequences,
    phasing: before.state.phasing,
  };
}

interface Paragraph {
  readonly title: string;
  readonly items: readonly string[];
}

function extras(reported: Reported, language: CallLanguage): Paragraph[] {
  const { others, unverified } = reported;
  const readings = others.map(({ issue, option, changes, verdict }) => {
    const outcome = changes === 'verdict' ? label(language, `verdict.${verdict}`) : label(language, 'other-result');
    return `${outcome} — ${issue}=${option}: ${language.issues?.[issue]?.options[option] ?? ''}`;
  });
  const paragraphs: readonly (readonly [string, readonly string[]])[] = [
    ['outcomes', outcomesInWords(reported, language)],
    ['exceptions', exceptionsLookedAt(reported, language)],
    ['depends', readings],
    ['order-open', ordersLeftOpen(reported, language)],
    ['passed-over', passedOver(reported)],
    ['house', houseLines(reported)],
    ['unverified', unverified.map(({ where, why }) => `${where}: ${why}`)],
  ];
  return paragraphs.flatMap(([id, items]) => (items.length === 0 ? [] : [{ title: label(language, id), items }]));
}

/** The house rules, and what of the argument comes from them. */
function houseLines({ ruling }: Reported): string[] {
  const { house } = ruling.start.rules;
  if (!house) return [];
  const applied = houseApplied(house, ruling.findings);
  return [house.title, ...applied.map(({ where, from, to }) => `${where}: ${shown(from)} → ${shown(to)}`)];
}

const shown = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? '—'));

/** Exceptions to the rules that forbid the claim, none of which helped. */
function exceptionsLookedAt({ ruling }: Reported, language: CallLanguage): string[] {
  if (ruling.verdict !== 'illegal') return [];
  const { clauses } = language;
  const { rules, tables } = ruling.start;
  const last = ruling.steps.at(-1);
  const forbidding = new Set(last?.findings.flatMap(({ force, clause }) => (force === 'forbids' ? [clause] : [])));
  const exceptions = [...new Set([...forbidding].flatMap((clause) => findClause(rules, clause)?.exceptions ?? []))];
  const variants = new Set(Object.values(rules.issues).flatMap((issue) => (issue.variant ? issue.clauses : [])));
  const ofClauses = exceptions.flatMap((id) =>
    forbidding.has(id) || variants.has(id) || !rules.clauses[id] ? [] : [`${id}: ${clauses[id]?.summary ?? ''}`],
  );
  const cards = exceptions.flatMap((id) => (id.startsWith('card:') ? (tables.cardNumber.get(id.slice(5)) ?? []) : []));
  const absent = cards.filter((number) => !last?.before.state.lasting.some(({ card }) => card === number));
  return [...ofClauses, ...(absent.length === 0 ? [] : [label(language, 'exception-cards', { cards: absent })])];
}

function hints({ ruling }: Reported, language: CallLanguage): string[] {
  const clause = ruling.steps.at(-1)?.findings.find(({ force }) => force !== 'permits')?.clause;
  const explain =
    clause === undefined || clause.startsWith('card:') ? [] : [label(language, 'hint.explain', { clause })];
  return ['', ...explain, label(language, 'hint.yaml')];
}
