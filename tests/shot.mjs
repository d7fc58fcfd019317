import {chromium} from 'playwright';
import {program} from './browsers.mjs';
import {readFileSync} from 'node:fs';
const browser = await chromium.launch({executablePath: program('chromium'), args: ['--no-sandbox','--disable-gpu']});
for (const [name, size, scheme] of [['wide', {width: 1280, height: 800}, 'light'], ['phone', {width: 390, height: 844}, 'dark']]) {
  const context = await browser.newContext({viewport: size, colorScheme: scheme});
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log(name, e.message));
  await page.goto('http://localhost:8791/index.html');
  for (const [lab, options, steps, pair, stages] of [['pair', {preset: 'both-clip'}, 0, null, ['clip-pos']], ['hull', {preset: 'tilted-box'}, 0, null, ['best-axis', 'contacts']], ['world', {scene: 'pyramid'}, 60, [0, 1], ['warm-start', 'solve', 'match', 'contacts']]]) {
    const trace = await page.evaluate(async ([lab, options, steps, pair]) => {
      const {load} = await import('./engine.js');
      const cs = await load({labs: [lab]});
      const place = document.createElement('div');
      document.body.append(place);
      const figure = cs.mount(place, {lab, ...options});
      if (steps) figure.step(steps);
      if (pair) figure.choose(...pair);
      const trace = figure.getTrace();
      figure.destroy();
      return trace;
    }, [lab, options, steps, pair]);
    await page.route('**/traces/x.json', (route) => route.fulfill({json: trace}));
    for (const stage of stages) {
      const shown = await context.newPage();
      await shown.route('**/traces/x.json', (route) => route.fulfill({json: trace}));
      shown.on('pageerror', (e) => console.log(name, lab, e.message));
      await shown.goto(`http://localhost:8791/index.html#trace=traces/x.json&stage=${stage}`);
      await shown.locator('.cs-trace[data-stage]').waitFor();
      await shown.waitForTimeout(800);
      await shown.screenshot({path: `/tmp/shot-${name}-${lab}-${stage}.png`, fullPage: name === 'phone'});
      await shown.close();
    }
  }
  await context.close();
}
await browser.close();
