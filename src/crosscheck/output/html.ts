/** One self-contained page: the document beside the canon, coverage at a glance, findings to be filtered. */
import type { Canon } from '../canon.ts';
import type { CrosscheckResult } from '../crosscheck.ts';
import { type CheckFinding, SEVERITIES } from '../types.ts';
import { type CoverageCell, type Part, type Row, sideBySide } from './side-by-side.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The page in the language of the document. */
export function htmlReport(result: CrosscheckResult, canon: Canon): string {
  const { document, findings } = result;
  const { coverage, rows } = sideBySide(result, canon);
  const checks = [...new Set(findings.map(({ check }) => check))].sort();
  return `<!doctype html>
<html lang="${canon.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(document.name)}</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(document.name)}</h1>${coverageBar(coverage)}
<fieldset><legend>severity</legend>${SEVERITIES.map((each) => toggle('severity', each, findings.filter(({ severity }) => severity === each).length)).join('')}</fieldset>
<fieldset><legend>check</legend>${checks.map((each) => toggle('check', each, findings.filter(({ check }) => check === each).length)).join('')}</fieldset></header>
<main>${rows.map(section).join('\n')}</main><script>${SCRIPT}</script></body></html>`;
}

function toggle(kind: string, value: string, count: number): string {
  return count === 0
    ? ''
    : `<label><input type="checkbox" checked data-${kind}="${value}"> ${value} <b>${count}</b></label> `;
}

/** A cell for every clause, in the order of the booklet; pale where the document is not expected to have it. */
function coverageBar(coverage: readonly CoverageCell[]): string {
  const cells = coverage.map(({ id, summary, state, block }) => {
    const target = block === undefined ? '' : ` href="#b${block}"`;
    return `<a class="${state}"${target} title="${escapeHtml(`${id} ${summary}`)}"></a>`;
  });
  return `<nav class="coverage">${cells.join('')}</nav>`;
}

function section({ line, block, kind, text, findings, clauses }: Row): string {
  const id = block === undefined ? '' : ` id="b${block}"`;
  const canon = clauses.map((each) => `<p><b>${each.id}</b> ${escapeHtml(each.summary)}</p>`).join('');
  return `<section${id}><div class="line">${line}</div><div class="text ${kind}"><p>${text.map(part).join('')}</p>${findings.map(note).join('')}</div><div class="canon">${canon}</div></section>`;
}

const part = (each: Part) =>
  typeof each === 'string' ? escapeHtml(each) : `<mark class="${each.severity}">${escapeHtml(each.phrase)}</mark>`;

function note({ severity, check, clause, message, expected, line, column }: CheckFinding): string {
  return `<div class="finding" data-s="${severity}" data-c="${check}"><i class="${severity}">${severity}</i> ${check} ${clause} <small>${line}:${column}</small><br>${escapeHtml(message)}${expected ? `<br>→ ${escapeHtml(expected)}` : ''}</div>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}header{position:sticky;top:0;background:Canvas;padding:.5rem 1rem;border-bottom:1px solid;z-index:1}h1{font-size:1.1rem;margin:0}fieldset{border:0;padding:0;margin:.2rem 0;font-size:.85rem}legend{float:left;margin-right:.5rem;opacity:.7}.coverage{display:flex;gap:1px;height:14px;margin:.4rem 0}.coverage a{flex:1;background:#2a7}.coverage .weak{background:#ca3}.coverage .missing{background:#c33}.coverage .outside{background:#8884}label{white-space:nowrap;margin-right:.4rem}.stray p{opacity:.6}.canon:empty{display:none}section{scroll-margin-top:9rem;display:grid;grid-template-columns:3rem 1fr 1fr;gap:1rem;padding:.3rem 1rem;border-bottom:1px solid #8883}.line{opacity:.5;text-align:right}.canon{font-size:.9rem;opacity:.85}.canon p,.text p{margin:.2rem 0}.heading{font-weight:bold}.finding{font-weight:normal;font-size:.85rem;border-left:3px solid #888;padding-left:.5rem;margin:.3rem 0}.critical,.high{color:#c33}mark{background:#fc03;color:inherit;border-bottom:2px solid currentColor}.medium{color:#b70}.low,.info{color:#37a}mark.medium,mark.low,mark.info{color:inherit}@media(max-width:50rem){header{position:static}section{scroll-margin-top:1rem}section{grid-template-columns:2rem 1fr;row-gap:.2rem}.canon{grid-column:2}}`;
const SCRIPT = `const boxes=[...document.querySelectorAll('input')];const off=k=>new Set(boxes.filter(b=>!b.checked).map(b=>b.dataset[k]));const show=()=>{const s=off('severity'),c=off('check');for(const f of document.querySelectorAll('.finding'))f.hidden=s.has(f.dataset.s)||c.has(f.dataset.c)};boxes.forEach(b=>b.onchange=show);`;
