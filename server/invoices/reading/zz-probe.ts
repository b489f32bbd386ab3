import { readFileSync, readdirSync } from 'node:fs'
import { readDocument } from './read-document.ts'
import { findingsOf } from './findings.ts'
import { page, photoOf, danfe } from './test-photo.ts'
import sharp from 'sharp'
for (const f of readdirSync('/work/shared/samples/nfe')) {
  const t=performance.now(); const r = await readDocument(readFileSync('/work/shared/samples/nfe/'+f), 'xml', '2026-11-16'); const ms=performance.now()-t
  console.log(f, ms.toFixed(1), r.number, r.issuer, r.issued_on, r.total, r.rows.map(x=>[x.name,x.valueCents,x.cfop]), JSON.stringify(findingsOf(r,{number:r.number??'',rows:[]},{today:'2026-11-16',maxAgeDays:90})))
}
const t0=performance.now()
const go=async(n: string,b: Buffer)=>{const t=performance.now();const r=await readDocument(b,'jpeg','2026-11-16');console.log(n,(performance.now()-t)|0,'ms',r.source,r.facts, r.access_key, r.total, (process.memoryUsage.rss()/1e6)|0,'MB')}
await go('nothing on table', await photoOf(await page(' .'),{}))
await go('words no code 12MP', await photoOf(await page('RACAO GATO ADULTO 10 KG 149,90 TOTAL GERAL\n'.repeat(40)),{}))
await go('words sideways', await photoOf(await page('RACAO GATO ADULTO 10 KG 149,90\nVALOR TOTAL R$ 149,90\n'.repeat(10)),{degrees:270}))
await go('colour noise', await sharp({create:{width:4000,height:3000,channels:3,background:'#888',noise:{type:'gaussian',mean:128,sigma:60}}}).jpeg().toBuffer())
process.exit()
