import {chromium} from 'playwright';
import {program} from './browsers.mjs';
const b = await chromium.launch({executablePath: program('chromium'), args: ['--no-sandbox','--disable-gpu']});
const shots=JSON.parse(process.argv[2]);
for (const [name,w,h,url,js] of shots){
  const p = await b.newPage({viewport:{width:w,height:h},hasTouch:w<500,isMobile:w<500,colorScheme:w<500?'dark':'light',reducedMotion:'reduce'});
  p.on('console',m=>console.log(name,m.text()));
  await p.goto(`http://localhost:7720/${url}`); await p.waitForSelector('.cs-figure[data-stage],.cs-figure'); await p.waitForTimeout(2500);
  if(js){ try { await new (Object.getPrototypeOf(async()=>{}).constructor)('page', js)(p);} catch(e){console.log(name,e.message.slice(0,300))} await p.waitForTimeout(2500);}
  await p.screenshot({path:`/tmp/z-${name}.png`}); await p.close();
}
await b.close();
