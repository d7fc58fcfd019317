import {test} from '@playwright/test';
import {openFixture, wasmMemory, watchMemory} from '../browser/embed';
import {print} from './print';

const WARM = 60;
const RUNS = 120;
const HISTORY = 660;
const MB = 1e6;

interface Inner {
  call(name: string, ...args: unknown[]): void;
  draw(): void;
  setScene(id: string): void;
  step(n?: number): void;
  back(n: number): void;
  frame: Float64Array;
}

test.use({viewport: {width: 1280, height: 760}});

test('a world of 5,050 bodies: step, copy, draw', async ({page}) => {
  await openFixture(page, 'one');
  for (const scene of ['pyramid', 'drop-2000', 'pyramid-100']) {
    const {steps, calls, draws, pixels, slots} = await page.evaluate(async ({scene, warm, runs}) => {
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: scene as 'wall'}) as unknown as Inner;
      const canvas = document.querySelector('canvas')!.getContext('2d')!;
      const time = (run: () => void): number => {
        const start = performance.now();
        run();
        return performance.now() - start;
      };
      const steps: number[] = [], calls: number[] = [], draws: number[] = [], pixels: number[] = [];
      world.step(warm);
      for (let i = 0; i < runs; i++) {
        Object.assign(world, {draw() {}}); // otherwise a command draws at once if this animation frame has drawn nothing
        steps.push(time(() => world.call('step', 1)));
        delete (world as Partial<Inner>).draw;
        canvas.save();
        canvas.beginPath();
        canvas.clip(); // clips everything away
        calls.push(time(() => world.draw()));
        canvas.restore();
        const draw = time(() => world.draw());
        draws.push(draw);
        pixels.push(draw + time(() => canvas.getImageData(0, 0, 1, 1))); // waits for the pixels
        await new Promise(requestAnimationFrame);
      }
      return {steps, calls, draws, pixels, slots: world.frame.length};
    }, {scene, warm: WARM, runs: RUNS});
    console.log(`${scene}: a frame of ${slots.toLocaleString('en')} slots`);
    print('  step, frame and copy', steps);
    print('  draw, without its pixels', calls);
    print('  draw, until the call returns', draws); // Chromium fills the first of many shapes during the call
    print('  draw, until the pixels are there', pixels);
  }
});

test('pyramids of 44 and 100 rows play: whole frames', async ({page}) => {
  await openFixture(page, 'one');
  const plots = {layers: 'bodies,contacts,impulses', plots: 'energy,deepest,contacts,impulses'};
  for (const [what, rows, options] of [['44 rows, bodies and contacts', 44, {}], ['44 rows, contacts, impulses and plots', 44, plots], ['100 rows, bodies and contacts', 100, {}]] as const) {
    const {frames, steps, seconds} = await page.evaluate(async ({rows, options}) => {
      const main = document.querySelector('main')!;
      main.replaceChildren();
      main.style.height = '700px';
      const bodies: object[] = [{width: [4 * rows + 100, 20], mass: null, position: [0, -10]}];
      for (let row = 0; row < rows; row++) for (let k = 0; k < rows - row; k++) bodies.push({width: [1, 1], mass: 10, position: [1.125 * (k - (rows - 1) / 2 + row / 2), 0.5 + row]});
      const world = window.cs.mount(main, {lab: 'world', ...options} as object) as unknown as {loadScene(scene: object): Promise<void>; playWorld(): void; steps: number; destroy(): void};
      await world.loadScene({version: 1, bodies});
      world.playWorld();
      const frames: number[] = [], frame = (): Promise<number> => new Promise(requestAnimationFrame);
      for (let i = 0; i < 120; i++) await frame();
      const first = world.steps, start = performance.now();
      for (let i = 0, last = start; i < 300; i++) {
        await frame();
        const now = performance.now();
        frames.push(now - last);
        last = now;
      }
      const told = {frames, steps: world.steps - first, seconds: (performance.now() - start) / 1000};
      world.destroy();
      return told;
    }, {rows, options});
    print(`${what}: a frame`, frames);
    console.log(`  ${(frames.length / seconds).toFixed(1)} frames and ${(steps / seconds).toFixed(1)} steps a second`);
  }
});

test('two pyramids of 44 rows are compared: a frame without its pixels', async ({page}) => {
  await openFixture(page, 'one');
  for (const view of ['split', 'overlay']) {
    const {frames, steps, draws, slots} = await page.evaluate(async ({view, rows, warm, runs}) => {
      const main = document.querySelector('main')!;
      main.replaceChildren();
      main.style.height = '700px';
      const bodies: object[] = [{width: [4 * rows + 100, 20], mass: null, position: [0, -10]}];
      for (let row = 0; row < rows; row++) for (let k = 0; k < rows - row; k++) bodies.push({width: [1, 1], mass: 10, position: [1.125 * (k - (rows - 1) / 2 + row / 2), 0.5 + row]});
      const world = window.cs.mount(main, {lab: 'world'}) as unknown as Inner & {loadScene(scene: object): Promise<void>; compare(second: string): void; destroy(): void};
      await world.loadScene({version: 1, bodies});
      world.compare(`solver:box2d;view:${view}`);
      const canvas = main.querySelector('canvas')!.getContext('2d')!;
      const time = (run: () => void): number => {
        const start = performance.now();
        run();
        return performance.now() - start;
      };
      const frames: number[] = [], steps: number[] = [], draws: number[] = [];
      for (let i = 0; i < warm + runs; i++) {
        Object.assign(world, {draw() {}});
        const step = time(() => world.call('step', 1));
        delete (world as Partial<Inner>).draw;
        canvas.save();
        canvas.beginPath();
        canvas.clip(); // clips everything away
        const draw = time(() => world.draw());
        canvas.restore();
        if (i >= warm) {
          steps.push(step);
          draws.push(draw);
          frames.push(step + draw);
        }
        await new Promise(requestAnimationFrame);
      }
      const told = {frames, steps, draws, slots: world.frame.length};
      world.destroy();
      return told;
    }, {view, rows: 44, warm: WARM, runs: RUNS});
    console.log(`${view}: a frame of ${slots.toLocaleString('en')} slots`);
    print('  a step of both, frame and copy', steps);
    print('  draw, without its pixels', draws);
    print('  both', frames);
  }
});

test('memory of a world of 5,050 bodies', async ({page}) => {
  await watchMemory(page);
  await openFixture(page, 'one');
  const at = async (what: string): Promise<void> => console.log(`wasm memory ${what}: ${((await wasmMemory(page)) / MB).toFixed(1)} MB`);
  await at('with the engine alone');
  await page.evaluate(() => {
    window.figures[0]!.destroy();
    Object.assign(window, {world: window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: 'pyramid-100'})});
  });
  await at('with the pyramid of 100 rows');
  const step = (n: number): Promise<void> => page.evaluate((n) => {
    const {world} = window as unknown as {world: Inner};
    for (let i = 0; i < n; i++) world.call('step', 1);
  }, n);
  await step(1);
  await at('after its first step');
  await step(HISTORY - 1);
  await at(`after ${HISTORY} steps, with the whole history`);
  const back = await page.evaluate(() => {
    const {world} = window as unknown as {world: Inner};
    const took: number[] = [];
    for (let i = 0; i < 20; i++) {
      const start = performance.now();
      world.call('back', 1);
      took.push(performance.now() - start);
    }
    return took;
  });
  print('a step back', back);
  await at('after steps back');
  for (let i = 0; i < 3; i++) {
    await page.evaluate(() => (window as unknown as {world: Inner}).world.call('reset'));
    await step(HISTORY);
    await at('begun anew, with the whole history again');
  }
});

test('the longest collection while worlds of a thousand bodies play and a pair is dragged', async ({page}) => {
  for (const scene of ['pyramid-40', 'drop-2000']) {
    await openFixture(page, 'one');
    const told = await page.evaluate(async (scene) => {
      const main = document.querySelector('main')!;
      const place = (): HTMLElement => {
        const div = document.createElement('div');
        div.style.height = '400px';
        main.append(div);
        return div;
      };
      main.replaceChildren();
      const figure = window.cs.mount(place(), {scene: 'both-clip', stage: 'contacts'});
      const world = window.cs.mount(place(), {lab: 'world', scene: scene as 'wall'});
      const took: number[] = [];
      const {instance} = (window.cs as unknown as {programs: Map<string, {instance: {exports: {collect(): void; due(): number}}}>}).programs.get('world')!;
      const {exports} = instance;
      Object.assign(instance, {exports: {...exports, collect() {
        const start = performance.now();
        exports.collect();
        took.push(performance.now() - start);
      }}});
      const canvas = figure.element.querySelector('canvas')!, box = canvas.getBoundingClientRect(), {camera} = figure, {x, y} = figure.getPose().a;
      canvas.setPointerCapture = () => {}; // there is no such pointer
      const point = (type: string, away: number): void => {
        canvas.dispatchEvent(new PointerEvent(type, {
          bubbles: true, pointerId: 7, button: type === 'pointermove' ? -1 : 0, buttons: type === 'pointerup' ? 0 : 1,
          clientX: box.x + camera.width / 2 + (x - camera.x) * camera.scale + away, clientY: box.y + camera.height / 2 - (y - camera.y) * camera.scale,
        }));
      };
      for (let drag = 0; drag < 250; drag++) { // up to the limit of undo
        for (const [type, away] of [['pointerdown', 0], ['pointermove', 10], ['pointermove', drag % 2], ['pointerup', 0]] as const) point(type, away);
      }
      point('pointerdown', 0);
      for (let frame = 0; frame < 600; frame++) {
        for (let i = 0; i < 16; i++) point('pointermove', Math.abs((16 * frame + i) % 200 - 100));
        world.step();
        await new Promise(requestAnimationFrame);
      }
      const {collected} = (window.cs as unknown as {programs: Map<string, {collected: {longest: number; count: number}}>}).programs.get('world')!;
      return {took, longest: collected.longest, count: collected.count};
    }, scene);
    console.log(`${scene}: the longest of ${told.count} collections took ${told.longest.toFixed(1)} ms`);
    print('  a collection', told.took);
  }
});

test('CPU time of a step of a playing world', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const metric = async (name: string): Promise<number> => (await session.send('Performance.getMetrics')).metrics.find((m) => m.name === name)!.value;
  for (const scene of ['single-box', 'pyramid-40', 'drop-500']) {
    await openFixture(page, 'one');
    await page.evaluate(async (scene) => {
      const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: scene as 'wall'}) as unknown as Inner & {play(): void};
      Object.assign(window, {world});
      world.step(60);
      world.play();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }, scene);
    const steps = (): Promise<number> => page.evaluate(() => (window as unknown as {world: {steps: number}}).world.steps);
    const [task, script, layout, first] = [await metric('TaskDuration'), await metric('ScriptDuration'), await metric('LayoutDuration'), await steps()];
    await page.waitForTimeout(5000);
    const [task2, script2, layout2, last] = [await metric('TaskDuration'), await metric('ScriptDuration'), await metric('LayoutDuration'), await steps()];
    const per = (seconds: number): string => (seconds / (last - first) * 1e3).toFixed(3);
    console.log(`${scene}: ${last - first} steps played; a step ${per(task2 - task)} ms of the main thread, ${per(script2 - script)} of them script, ${per(layout2 - layout)} layout`);
  }
});

test('scrubbing over 600 steps', async ({page}) => {
  await openFixture(page, 'one');
  for (const scene of ['single-box', 'pyramid', 'dominos', 'pyramid-40', 'pyramid-100']) {
    for (const picked of [false, true]) {
      const times = await page.evaluate(async ({scene, picked}) => {
        const world = window.cs.mount(document.querySelector('main')!, {lab: 'world', scene: scene as 'wall'}) as unknown as Inner & {choose(a: number, b: number): void};
        for (let i = 0; i < 65; i++) {
          world.step(10);
          await new Promise(requestAnimationFrame);
        }
        if (picked) world.choose(0, 1);
        const times: number[] = [];
        for (let i = 0; i < 120; i++) {
          const start = performance.now();
          world.call('seekStep', 50 + (i * 377) % 600);
          world.draw();
          times.push(performance.now() - start);
          await new Promise(requestAnimationFrame);
        }
        return times;
      }, {scene, picked});
      print(`${scene}${picked ? ', a pair picked' : ''}: a step anywhere and its draw`, times);
    }
  }
});
