import { playsOf } from './src/fuzz/plays.ts';
import { seeded } from './src/fuzz/random.ts';
import { sayPlay } from './src/cases/say.ts';
import { positionOf } from './src/cases/write.ts';
import { ruleCase } from './src/cases/rule.ts';
import { cardsIn } from './src/fuzz/table.ts';
const stats:any={}; let shown=0; const N=Number(process.argv[2]??30);
for(let seed=0;seed<N;seed++){ const ag={edition:'deluxe',policies:{},hands:'known'} as any;
 for(const p of playsOf(ag, seeded(seed))){
  const action=sayPlay(p.facts); const card=(p.facts[0].fact as any).card; const id=p.before.tables.cards[card]?.id??String(card);
  if(!action){ stats.unsayable=(stats.unsayable??0)+1; const why=p.facts.map(f=>f.fact.type).join(); if(shown<0){console.log('unsayable',id,why)} continue; }
  const draws=p.facts.flatMap(f=>f.fact.type==='draw'&&f.before.state.agenda.at(-1)?.do==='draw'?[f.fact.card]:[]);
  const unseen=[...p.before.state.zone].flatMap((z,n)=>z===1?[n]:[]);
  const position={...positionOf(p.before).position, ...(draws.length?{deck_top_first:[...draws.filter(d=>unseen.includes(d)),...unseen.filter(n=>!draws.includes(n))]}:{})};
  const r=ruleCase(p.before.rules as any,{position,action:[action]} as any);
  let res; if(!r.ok) res='problem '+r.problem.message.text; else res=r.ruling.verdict;
  if(res==='legal'&&r.ok){ const a=r.ruling.end.state,b=p.after.state; const eq=JSON.stringify([[...a.influence],a.vp,a.defcon,a.milops,a.space,[...a.zone]])===JSON.stringify([[...b.influence],b.vp,b.defcon,b.milops,b.space,[...b.zone]]); if(!eq) res='legal, different'; }
  stats[res.slice(0,20)]=(stats[res.slice(0,20)]??0)+1;
  if(res!=='legal'&&shown<Number(process.argv[3]??12)){ shown++; console.log(seed,id,res,JSON.stringify(action), r.ok?JSON.stringify(r.ruling.findings.filter(x=>x.force==='forbids'||x.force==='undetermined').map(x=>[x.clause,x.message,x.args])).slice(0,300):'', p.facts.map(f=>f.fact.type+':'+((f.fact as any).card??(f.fact as any).country??(f.fact as any).option??(f.fact as any).use??'')).join(' ')); }
 }}
console.log(stats);
