import {SHAPE_PRESETS, SHAPE_STAGES} from '../../web/src/base/shape.gen';
import type {ShapeFigure} from '../../web/src/labs/shape/figure';
import {OPTIONS} from '../../web/src/labs/shape/options';
import {openFixture} from './embed';
import {SHAPE, hostile, hostileFiles, hostileOptions} from './hostile';
import {PART, expect, test} from './lab';

// Hostile links, options and files in one page; ten thousand of each are read by the Go tests of wasm/lab/shape. At the
// end of the test the console is empty: see Faults.

declare global { interface Window { shapes: ShapeFigure } }

test('hostile links, options and files leave an error with code and field, and never a blank page', async ({page}) => {
  test.slow();
  await openFixture(page, 'one');
  const links = hostile(4000 * PART, 51, SHAPE), options = hostileOptions(200 * PART, 52, [...Object.keys(OPTIONS).filter((name) => name !== 'lab'), '__proto__', 'x'], SHAPE);
  const values = [...SHAPE.values, '{}', '[[', ']', '}', '"', 'null', 'circle', 'polygon', 'vertices', 'M', 'h1', 'z', 'c', '9'.repeat(300)];
  const good = await page.evaluate((presets) => {
    window.figures[0]!.destroy();
    window.shapes = window.cs.mount(document.querySelector('main')!, {lab: 'shape', controls: 'full'});
    return ['M0 0 L1 0 L1.2 0.8 L0.2 1 Z', ...presets.map((preset) => {
      window.shapes.setScene(preset as never);
      return window.shapes.getFile();
    })];
  }, SHAPE_PRESETS as readonly string[]);
  const found = await page.evaluate(async ({links, files, options, stages}) => {
    const faults: string[] = [], {shapes} = window, taken = {links: 0, files: 0, options: 0};
    const foreign = (): number => document.querySelectorAll('script, style, link, img, iframe, object, embed, base, form, marquee, [onerror], [onload], [onclick], [href^=javascript]').length;
    const before = foreign(), settled = async (): Promise<void> => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    };
    const wrongWith = ({element, stage, frame}: ShapeFigure): string => {
      const notice = element.querySelector<HTMLElement>('.cs-notice')!, said = element.querySelector('.cs-twin')!.textContent;
      if (!(stages as string[]).includes(stage) || element.dataset['stage'] !== stage) return `stage ${element.dataset['stage']}`;
      if ((said !== '' && said.length < 10) || /NaN|[{}]/.test(said)) return `the words "${said}"`;
      if (!frame.every(Number.isFinite)) return 'no numbers in the frame';
      if (!notice.hidden && (notice.textContent.length < 20 || notice.textContent.length > 1000)) return `a notice of ${notice.textContent.length} characters`;
      return foreign() !== before ? 'new elements' : 'hit' in window ? 'its script ran' : '';
    };
    const wrongError = (error: unknown, codes: string[]): string => {
      const {code, message, field} = error as {code: string; message: string; field?: string};
      if (!(error instanceof window.clipstage.ClipstageError)) return `an error that is none of ours: ${String(error)}`;
      if (!codes.includes(code) || !field) return `the code ${code}, the field ${field}`;
      return message.length < 15 || message.length > 2000 ? `a message of ${message.length} characters` : '';
    };
    const blank = ({element}: ShapeFigure): string => {
      const copy = new OffscreenCanvas(64, 64).getContext('2d', {willReadFrequently: true})!;
      copy.drawImage(element.querySelector('canvas')!, 0, 0, 64, 64);
      return new Set(new Uint32Array(copy.getImageData(0, 0, 64, 64).data.buffer)).size < 4 ? 'blank' : element.querySelector('h2')?.textContent ? '' : 'no title';
    };
    const fault = (what: string, of: unknown): void => {
      if (what !== '' && faults.length < 20) faults.push(`${what}: ${JSON.stringify(of).slice(0, 300)}`);
    };

    const base = 'lab=shape&stage=faces-b&preset=the-hole';
    for (const [i, link] of links.entries()) {
      shapes.setState(base);
      let refused = false;
      try {
        shapes.setState(link);
        taken.links++;
      } catch (error) {
        refused = true;
        fault(wrongError(error, ['invalid-state']), link);
        if (shapes.getState() !== base) fault(`it is ${shapes.getState()} after an error`, link);
      }
      shapes.open(link);
      fault(wrongWith(shapes), link);
      if (refused && link !== '' && !shapes.getState().startsWith('lab=shape&stage=frames&preset=flush-rest')) fault(`it opens ${shapes.getState()}`, link);
      if (i % 100 !== 0) continue;
      await settled();
      fault(blank(shapes), link);
    }

    for (const [i, file] of files.entries()) {
      shapes.setState(base);
      const was = shapes.getFile();
      let refused = false;
      try {
        shapes.load(file);
        taken.files++;
      } catch (error) {
        refused = true;
        fault(wrongError(error, ['invalid-shape']), file);
        if (shapes.getFile() !== was) fault('refused, and yet shown', file);
      }
      fault(wrongWith(shapes), file);
      if (i % 50 !== 0) continue;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', file);
      shapes.element.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
      await settled();
      const said = shapes.element.querySelector('.cs-sheets .cs-refused')?.textContent ?? '';
      if (refused ? said.length < 20 : said !== '') fault(`pasted, it says "${said}"`, file);
      fault(blank(shapes), file);
    }
    shapes.destroy();

    for (const given of options) {
      const figure = window.cs.mount(document.querySelector('main')!, {...given, lab: 'shape'} as never) as unknown as ShapeFigure;
      fault(wrongWith(figure), given);
      for (const problem of figure.problems) fault(wrongError(problem, ['invalid-option', 'invalid-shape']), given);
      if (figure.problems.length === 0) taken.options++;
      figure.destroy();
    }
    return {faults, taken};
  }, {links, options, files: hostileFiles(2000 * PART, 53, good, values), stages: SHAPE_STAGES as readonly string[]});
  expect(found.faults).toEqual([]);
  expect(found.taken.links).toBeGreaterThan(80 * PART);
  expect(found.taken.files).toBeGreaterThan(20 * PART);
  expect(found.taken.options).toBeLessThan(100 * PART);
});
