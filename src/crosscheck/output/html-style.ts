/** The look of the page: light and dark, wide and narrow, on paper. Filters are style sheets too. */
import { SEVERITIES } from '../types.ts';

const COLOURS = {
  light:
    '--ink:#1c1c1e;--soft:#5c5c61;--paper:#fff;--edge:#d9d9de;--link:#0b57a4;--serious:#b3141b;--medium:#8a5200;--light:#2a5b80;--found:#2f8f5b;--weak:#d8a315;--missing:#c4232b;--outside:#dcdce0;--mark:#ffe9a8',
  dark: '--ink:#e8e8ea;--soft:#a2a2a8;--paper:#17181a;--edge:#3a3b40;--link:#8ab8ee;--serious:#ff8d88;--medium:#f0b65a;--light:#8fc1e8;--found:#3fa56d;--weak:#d0a02c;--missing:#e2555b;--outside:#3a3b40;--mark:#544410',
} as const;

export const STYLE = `:root{color-scheme:light dark;${COLOURS.light}}
@media(prefers-color-scheme:dark){:root{${COLOURS.dark}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:90rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.4rem;line-height:1.2;margin:0 0 .3rem;overflow-wrap:anywhere}
h2{font-size:1rem;margin:.8rem 0 .3rem}
a{color:var(--link)}
ul{margin:.3rem 0;padding-left:1.2rem}
details{margin:.5rem 0}
summary{cursor:pointer;font-weight:600}
small{color:var(--soft);font-size:.85em}
.critical,.high{color:var(--serious)}
.medium{color:var(--medium)}
.low,.info{color:var(--light)}
.sections{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.4rem 1.5rem}
.sections li{font-size:.9rem}
.bar{display:flex;gap:1px;height:.5rem;margin-top:.1rem}
.bar i{flex:1;background:var(--found)}
.bar .weak{background:var(--weak)}
.bar .missing{background:var(--missing)}
.bar .outside{background:var(--outside)}
.filters{margin:1rem 0;font-size:.9rem}
fieldset{border:0;padding:0;margin:.4rem 0;display:flex;flex-wrap:wrap;gap:.1rem .9rem;min-width:0}
legend{font-weight:600;padding:0;margin-bottom:.1rem}
label{padding:.15rem 0;cursor:pointer}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.row{display:grid;grid-template-columns:2.6rem minmax(0,1fr) minmax(0,1fr);gap:0 1.2rem;padding:.4rem 0;border-top:1px solid var(--edge);scroll-margin-top:3rem}
.row:target{background:color-mix(in srgb,var(--mark) 35%,transparent)}
.head{position:sticky;top:0;background:var(--paper);font-weight:600;z-index:1;border-top:0;border-bottom:2px solid var(--edge)}
.line{color:var(--soft);text-align:right;text-decoration:none;font-variant-numeric:tabular-nums;font-size:.85rem;padding-top:.1rem}
.text p,.text h2,.canon p{margin:0 0 .2rem;overflow-wrap:anywhere}
.heading h2{font-size:1.05rem}
.item>p:first-child{padding-left:1rem}
.example>p:first-child,.note>p:first-child,.quote>p:first-child{font-style:italic}
.stray>p:first-child,.canon{color:var(--soft)}
.canon{font-size:.9rem}
mark[class]{color:inherit;background:var(--mark);border-bottom:2px solid var(--light);border-radius:2px}
mark.critical,mark.high{border-color:var(--serious)}
mark.medium{border-color:var(--medium)}
.finding{font-size:.9rem;margin:.3rem 0;padding:.1rem 0 .1rem .6rem;border-left:3px solid var(--edge)}
.finding[data-severity=critical],.finding[data-severity=high]{border-color:var(--serious)}
.finding[data-severity=medium]{border-color:var(--medium)}
.finding p{margin:0}
.expected{color:var(--soft)}
body:has(#only:checked) .row:not(.found,.head){display:none}
@media(max-width:46rem){body{padding:.7rem}.row{grid-template-columns:2rem minmax(0,1fr);gap:0 .6rem}.canon{grid-column:2;border-left:2px solid var(--edge);padding-left:.6rem;margin-top:.2rem}.canon:empty,.head{display:none}}
@media print{:root{${COLOURS.light}}body{max-width:none;padding:0;font-size:9.5pt}.filters,.head{display:none}.row{break-inside:avoid}details>ul{display:block}a{color:inherit;text-decoration:none}}
`;

/** Ticked off means out of sight: one rule for every severity and for every check on the page. */
export function filterStyle(checks: readonly string[]): string {
  const hide = (kind: string, value: string) =>
    `body:has(#${kind}-${value}:not(:checked)) .finding[data-${kind}=${value}]{display:none}`;
  return [...SEVERITIES.map((each) => hide('severity', each)), ...checks.map((each) => hide('check', each))].join('\n');
}
