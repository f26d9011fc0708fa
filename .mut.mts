import { playsOf } from './src/fuzz/plays.ts';
import { seeded } from './src/fuzz/random.ts';
import { sayPlay } from './src/cases/say.ts';
import { positionOf } from './src/cases/write.ts';
import { ruleCase } from './src/cases/rule.ts';
const N=Number(process.argv[2]??20), show=Number(process.argv[3]??20); const stats:any={}; let shown=0;
const key=(s:any)=>JSON.stringify([[...s.influence],s.vp,s.defcon,s.milops,s.space,[...s.zone],s.lasting.length]);
for(let seed=0;seed<N;seed++){ const ag={edition:'deluxe',policies:{},hands:'known'} as any; const rnd=seeded(seed*7+1);
 for(const p of playsOf(ag, seeded(seed))){ if(p.after.state.result) continue;
  const action:any=sayPlay(p.facts); if(!action) continue;
  const draws=p.facts.flatMap(f=>f.fact.type==='draw'&&f.before.state.agenda.at(-1)?.do==='draw'?[f.fact.card]:[]);
  const unseen=[...p.before.state.zone].flatMap((z,n)=>z===1?[n]:[]); if(draws.some(d=>!unseen.includes(d))) continue;
  const position={...positionOf(p.before).position, ...(draws.length?{deck_top_first:[...draws,...unseen.filter(n=>!draws.includes(n))]}:{})};
  const rule=(a:any)=>ruleCase(p.before.rules as any,{position,action:[a]} as any);
  const base=rule(action); if(!base.ok||base.ruling.verdict!=='legal'||base.ruling.end.state.result) continue;
  const baseKey=key(base.ruling.end.state);
  const countries=p.before.tables.countries.map(c=>c.id); const cards=p.before.tables.cards.flatMap(c=>c?[c.id]:[]);
  const any=(l:any[])=>l[rnd.below(l.length)];
  // leaves
  const leaves:any[]=[]; const walk=(o:any,path:any[])=>{ for(const [k,v] of Object.entries(o)){ if(['kind','player','card'].includes(k)&&path.length===0) continue; if(v&&typeof v==='object') walk(v,[...path,k]); else leaves.push([[...path,k],v]); } }; walk(action,[]);
  const muts:any[]=[];
  const clone=()=>structuredClone(action);
  const adders:any=[['place',()=>[any(countries)]],['coup',()=>any(countries)],['die',()=>1+rnd.below(6)],['realign',()=>[{in:any(countries),us:3,ussr:3}]],
   ['event.add',()=>[any(countries)]],['event.remove',()=>[any(countries)]],['event.target',()=>any(countries)],['event.discard',()=>any(cards)],['event.taken',()=>any(cards)],['event.choice',()=>any(['boycott','purge','return','build','asia'])],['event.die',()=>3],['event.rolls',()=>[{us:2,ussr:5}]],['event.ops',()=>({place:[any(countries)]})],['event.ops',()=>({coup:any(countries),die:4})],['event.event',()=>({add:[any(countries)]})],['event.defcon',()=>3],['event.end_game',()=>true],['event.shuttle_target',()=>any(countries)],['event.shown',()=>[any(cards)]],['event.winner_defcon',()=>4],['order',()=>'event_first'],['event.reclaim',()=>any(cards)],['event.pick',()=>any(cards)],['event.with_un_intervention',()=>true],['event.no_more',()=>true],['event.as',()=>'ops'],['event.order',()=>'event_first'],['event.tie_chosen_by',()=>'US'],['event.opponent',()=>'boycott'],['event.region',()=>'asia'],['event.drawn',()=>any(cards)],['event.sequence',()=>[any(cards)]]];
  for(let i=0;i<4;i++){ const [k,make]=any(adders); const a=clone(); const path=k.split('.'); let o=a; for(const s of path.slice(0,-1)) o=o[s]??={}; const last=path.at(-1); const v=make(); if(Array.isArray(v)&&Array.isArray(o[last])) o[last]=[...o[last],...v]; else if(o[last]!==undefined) continue; else o[last]=v; muts.push(['add '+k,a]); }
  for(let i=0;i<2&&leaves.length;i++){ const [path,v]=any(leaves); const a=clone(); let o=a; for(const s of path.slice(0,-1)) o=o[s]; const last=path.at(-1); const isC=typeof v==='string'&&countries.includes(v), isK=typeof v==='string'&&cards.includes(v); if(!isC&&!isK) continue; let w=any(isC?countries:cards); if(w===v) continue; o[last]=w; muts.push(['exchange '+path.filter((x:any)=>isNaN(x)).join('.'),a]); }
  for(const [what,a] of muts){ let r; try{ r=rule(a);}catch(e:any){ console.log('CRASH',what,JSON.stringify(a),e.message); stats.crash=(stats.crash??0)+1; continue; }
   const verdict=!r.ok?'input':r.ruling.verdict; const w=what.split(' ')[0];
   let out=w+' '+verdict; if(verdict==='legal'&&r.ok){ if(r.ruling.end.state.result) out+=' over'; else if(key(r.ruling.end.state)===baseKey) out+=' SAME'; else out+=' other'; }
   stats[out]=(stats[out]??0)+1;
   if(out.endsWith('SAME')&&!/realign|exchange coup/.test(what)&&shown<show){ shown++; console.log(what,JSON.stringify(a)); } }
 }}
console.log(stats);
