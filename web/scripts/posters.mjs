// Writes what stands in a figure's place before and without the engine: each preset at
// its last stage, one SVG for each theme, drawn by the page's own layers. The default
// preset's stands for every other pair of boxes too.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {DOMImplementation, XMLSerializer} from '@xmldom/xmldom';
import {createServer} from 'vite';
import {WEB} from './files.mjs';

const [width, height] = [908, 552];

/** Widths of DejaVu Sans, near enough to keep labels apart in any system's font. */
const measure = {
  font: '',
  measureText(/** @type {string} */ text) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 13);
    return {width: text.length * size * (/^(600|bold)/.test(this.font) ? 0.65 : 0.59)};
  },
};

// Node has no matrices. The layers never transform, so that these carry the identity.
Object.assign(globalThis, {
  DOMMatrix: class {
    a = 1; b = 0; c = 0; d = 1; e = 0; f = 0;
  },
  DOMPoint: class {
    constructor(/** @type {number} */ x, /** @type {number} */ y) {
      Object.assign(this, {x, y});
    }
    matrixTransform() {
      return this;
    }
  },
});

const vite = await createServer({root: WEB, server: {middlewareMode: true, hmr: false, ws: false}, appType: 'custom', logLevel: 'error'});
try {
  const {toSVG, svgFile} = await vite.ssrLoadModule('/src/figure/picture.ts');
  const {drawFigure: draw} = await vite.ssrLoadModule('/src/clipping/draw.ts');
  const {fit} = await vite.ssrLoadModule('/src/clipping/camera.ts');
  const {F} = await vite.ssrLoadModule('/src/draw/layout.gen.ts');
  rmSync(join(WEB, 'public/posters'), {recursive: true, force: true});
  mkdirSync(join(WEB, 'public/posters'));
  const {DEFAULT_PRESET, STAGES} = await vite.ssrLoadModule('/src/base/figure.gen.ts');
  for (const {id, frame: numbers} of JSON.parse(readFileSync(join(WEB, 'testdata/presets.json'), 'utf8'))) {
    const frame = Float64Array.from(numbers);
    frame[F.stage] = STAGES.length - 1;
    for (const [name, theme] of Object.entries(themes())) {
      const document = new DOMImplementation().createDocument('http://www.w3.org/2000/svg', 'svg');
      const camera = fit(frame, width, height);
      const svg = toSVG({camera, draw: (/** @type {CanvasRenderingContext2D} */ pen) => draw(pen, frame, camera, theme)}, {document, measure});
      writeFileSync(join(WEB, 'public', id === DEFAULT_PRESET ? `poster-${name}.svg` : `posters/${id}-${name}.svg`), svgFile(svg, new XMLSerializer()));
    }
  }
} finally {
  await vite.close();
}

/** The two sets of colours, as figure.css has them. */
function themes() {
  const css = readFileSync(join(WEB, 'src/figure/figure.css'), 'utf8');
  const read = (/** @type {string} */ rule) => Object.fromEntries(
    [...css.slice(css.indexOf(rule), css.indexOf('}', css.indexOf(rule))).matchAll(/--cs-([a-z]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const light = read(':root, .cs-figure {');
  return {light, dark: {...light, ...read('.cs-figure[data-theme=dark] {')}};
}
