/**
 * One self-contained page: the document beside the canon, coverage at a glance, findings to be filtered. Pure, without a
 * script: what a reader ticks off is hidden by the style sheet, so that the page works wherever HTML is shown.
 */
import { grouped } from '../../core/grouped.ts';
import type { Canon } from '../canon.ts';
import type { CrosscheckResult } from '../crosscheck.ts';
import { type Messages, tell } from '../messages.ts';
import { type CheckFinding, SEVERITIES } from '../types.ts';
import { groupsOf, linesOf } from './groups.ts';
import { filterStyle, STYLE } from './html-style.ts';
import { type Part, type Row, type SideBySide, sideBySide } from './side-by-side.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** What the page is about and in whose words it is told. */
interface Page {
  readonly result: CrosscheckResult;
  readonly canon: Canon;
  readonly view: SideBySide;
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string;
}

/**
 * The whole page.
 * @param lang language of the labels and of the messages
 */
export function htmlReport(result: CrosscheckResult, canon: Canon, messages: Messages, lang: string): string {
  const name = escapeHtml(result.document.name);
  const view = sideBySide(result, canon);
  const page: Page = { result, canon, view, say: (id, values) => escapeHtml(tell(messages, id, values)) };
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${STYLE}${filterStyle(checksOf(result))}</style></head>
<body><header><h1>${name}</h1>${summary(page)}${serious(page)}${sections(page)}${filters(page)}</header>
<main lang="${canon.locale}"><div class="row head" lang="${lang}"><span></span><span>${page.say('page.document')}</span><span>${page.say('page.canon')}</span></div>
${view.rows.map((each) => row(each, page, lang)).join('\n')}</main></body></html>
`;
}

const checksOf = ({ findings }: CrosscheckResult) => [...new Set(findings.map(({ check }) => check))].sort();

// At a glance ---------------------------------------------------------------------------------------------------------

function summary({ result, say }: Page): string {
  const { found, missing, findings, suppressed } = result;
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return count > 0 ? [`${say(`severity.${severity}`)} <b class="${severity}">${count}</b>`] : [];
  });
  const parts = [
    say('page.clauses', { found: found.length, all: found.length + missing.length }),
    counts.join(', ') || say('page.none'),
    ...(suppressed.length > 0 ? [say('page.suppressed', { count: suppressed.length })] : []),
  ];
  return `<p class="summary">${parts.join(' · ')}</p>`;
}

/** What nobody should miss, as links, beginning with what turns a rule round. */
function serious({ view, say }: Page): string {
  const places = new Map(view.rows.flatMap((each) => each.findings.map((finding) => [finding, idOf(each)] as const)));
  const groups = groupsOf([...places.keys()]).filter(({ first }) => ['critical', 'high'].includes(first.severity));
  const items = groups.map((group) => {
    const { line, message, severity, clause } = group.first;
    const again = linesOf(group);
    return `<li><a href="#${places.get(group.first)}">${say('page.line')} ${line}</a> <b class="${severity}">${clause}</b> ${escapeHtml(message)}${again ? ` <small>${say('page.again', { lines: again })}</small>` : ''}</li>`;
  });
  if (items.length === 0) return '';
  return `<details><summary>${say('page.serious')} (${items.length})</summary><ul>${items.join('')}</ul></details>`;
}

/** A bar for every section, a mark in it for every clause; the missing ones are also written out. */
function sections({ view, canon, say }: Page): string {
  const groups = grouped(view.coverage, ({ id }) => canon.byId.get(id)!.section);
  // A section that the document is not meant to have says nothing.
  const items = [...groups].flatMap(([section, cells]): string[] => {
    const title = canon.lexicon.headings[`${section}.0`]?.title ?? canon.lexicon.headings[section]?.title ?? '';
    const wanted = cells.filter(({ state }) => state !== 'outside');
    if (wanted.length === 0) return [];
    const there = wanted.filter(({ state }) => state !== 'missing');
    const first = cells.find(({ block }) => block !== undefined)?.block;
    const name = `${section} <span lang="${canon.locale}">${escapeHtml(title)}</span>`;
    const bar = cells.map(({ id, state }) => `<i class="${state}" title="${id} ${say(`page.state.${state}`)}"></i>`);
    const label = first === undefined ? name : `<a href="#b${first}">${name}</a>`;
    return [
      `<li>${label} ${there.length}/${wanted.length}<span class="bar" aria-hidden="true">${bar.join('')}</span></li>`,
    ];
  });
  const missing = view.coverage.filter(({ state }) => state === 'missing');
  const list = missing.map(
    ({ id, summary: text }) => `<li lang="${canon.locale}"><b>${id}</b> ${escapeHtml(text)}</li>`,
  );
  return `<nav aria-label="${say('page.coverage')}"><h2>${say('page.coverage')}</h2><ul class="sections">${items.join('')}</ul>${
    missing.length === 0
      ? ''
      : `<details><summary>${say('page.missing')} (${missing.length})</summary><ul>${list.join('')}</ul></details>`
  }</nav>`;
}

function filters({ result, say }: Page): string {
  const { findings } = result;
  const severities = SEVERITIES.filter((each) => findings.some(({ severity }) => severity === each));
  const box = (kind: 'severity' | 'check', value: string) => {
    const count = findings.filter((each) => each[kind] === value).length;
    return `<label><input type="checkbox" checked id="${kind}-${value}"> ${say(`${kind}.${value}`)} <small>${count}</small></label>`;
  };
  if (findings.length === 0) return '';
  return `<form class="filters"><fieldset><legend>${say('page.severity')}</legend>${severities.map((each) => box('severity', each)).join('')}</fieldset><fieldset><legend>${say('page.check')}</legend>${checksOf(
    result,
  )
    .map((each) => box('check', each))
    .join('')}</fieldset><label><input type="checkbox" id="only"> ${say('page.only')}</label></form>`;
}

// Side by side --------------------------------------------------------------------------------------------------------

const idOf = ({ block, line }: Row) => (block === undefined ? `l${line}` : `b${block}`);

function row(each: Row, page: Page, lang: string): string {
  const { line, kind, text, findings, clauses } = each;
  const tag = kind === 'heading' ? 'h2' : 'p';
  const canon = clauses.map(({ id, summary: said }) => `<p><b>${id}</b> ${escapeHtml(said)}</p>`).join('');
  const notes = findings.map((finding) => note(finding, page, lang)).join('');
  return `<section class="row${findings.length > 0 ? ' found' : ''}" id="${idOf(each)}"><a class="line" href="#${idOf(each)}" aria-label="${page.say('page.line')} ${line}">${line}</a><div class="text ${kind}"><${tag}>${text.map(part).join('')}</${tag}>${notes}</div><div class="canon">${canon}</div></section>`;
}

const part = (each: Part) =>
  typeof each === 'string' ? escapeHtml(each) : `<mark class="${each.severity}">${escapeHtml(each.phrase)}</mark>`;

function note({ severity, check, clause, message, expected, line, column }: CheckFinding, { say }: Page, lang: string) {
  const head = `<b class="${severity}">${say(`severity.${severity}`)}</b> ${say(`check.${check}`)} <small>${clause} ${line}:${column} <code>${check}</code></small>`;
  const tail = expected && expected !== message ? `<p class="expected">→ ${escapeHtml(expected)}</p>` : '';
  return `<div class="finding" data-severity="${severity}" data-check="${check}"><p lang="${lang}">${head}</p><p lang="${lang}">${escapeHtml(message)}</p>${tail}</div>`;
}
