import {type Held, LARGEST, MOST, PART, prepare, WARM, WEAR} from '../browser/wear';
import {expect, test} from './lab';

/** The repetitions per call to the page. The driver waits for each call. */
const CHUNK = {drag: 20_000, steps: 10_000, mounts: 100} as const;

test('drags, steps and mounts leak nothing', {tag: '@long'}, async ({lab}) => {
  test.setTimeout(900_000);
  await lab.open();
  await lab.driver.manage().setTimeouts({script: 60_000});
  const run = async (script: string): Promise<void> => {
    const fault = await lab.driver.executeAsyncScript<string>(`
      const done = arguments[arguments.length - 1];
      (async () => { ${script} })().then(() => done(''), (error) => done(String(error)));`);
    expect(fault).toBe('');
  };
  await run(`
    const place = document.createElement('main');
    document.body.replaceChildren(place);
    const {load} = await import(new URL('engine.js', location.href));
    (${prepare})(await load(), place);`);
  const held = (): Promise<Held> => lab.run(() => window.wear.held());
  const wear = async (part: number): Promise<void> => {
    for (const name of ['mounts', 'drag', 'steps'] as const) {
      for (let left = WEAR[name] * part; left > 0; left -= CHUNK[name]) {
        await run(`await wear.${name}(${Math.min(left, CHUNK[name])}${name === 'drag' ? ', 20' : ''})`);
      }
    }
  };
  await wear(WARM);
  const before = await held();
  await wear(PART);
  const after = await held(), told = JSON.stringify({before, after});
  test.info().annotations.push({type: 'memory', description: told});
  if (process.env.CLIPSTAGE_TELL) process.stdout.write(`${told}\n`);
  expect(after.bytes, told).toBeLessThanOrEqual(LARGEST);
  for (const name of Object.keys(MOST) as (keyof typeof MOST)[]) expect(after[name] - before[name], `${name}: ${told}`).toBeLessThanOrEqual(MOST[name]);
});
