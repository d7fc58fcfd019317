import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Page} from '@playwright/test';
import {program} from '../browsers.mjs';

/** A4, in inches. */
const [WIDTH, HEIGHT] = [210 / 25.4, 297 / 25.4];

/** Dots an inch, at which ink is looked for, and how dark it is: a thin stroke is grey there. */
const RATIO = 2, DPI = 72 * RATIO, INK = 170;

interface Word { text: string; page: number; left: number; top: number; right: number; bottom: number }
/** In dots, and in inches on the sheet; how many colours it has. */
export interface Picture { width: number; height: number; wide: number; high: number; colours: number }

/** A sheet's dots, 0 black to 255 white. */
interface Raster { width: number; height: number; dots: Uint8Array }

/** What a page is on paper, by poppler's tools. */
export class Paper {
  private constructor(private readonly file: string, private readonly tools: string) {}

  /** Prints a page, with margins of a centimetre. */
  static async print(page: Page, file: string): Promise<Paper> {
    const engine = page.context().browser()!.browserType().name();
    const unit = engine === 'firefox' ? 2.54 : 1; // Playwright gives Firefox inches for centimetres
    const margin = `${unit / 2.54}in`;
    const pdf = await page.pdf({width: `${WIDTH * unit}in`, height: `${HEIGHT * unit}in`, margin: {top: margin, right: margin, bottom: margin, left: margin}});
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pdf);
    return new Paper(file, dirname(program(engine, 'paper')));
  }

  /** All that is written, with single spaces, and without the ligatures of print. */
  get text(): string { return this.run('pdftotext', '-raw', this.file, '-').replaceAll(/\s+/g, ' ').replaceAll(/[\ufb00-\ufb06]/g, (c) => c.normalize('NFKC')); }

  /** The pictures of some size, in their order. */
  get pictures(): Picture[] {
    const stem = `${this.file}-picture`;
    this.run('pdfimages', this.file, stem);
    return this.run('pdfimages', '-list', this.file).split('\n').slice(2).map((line) => line.trim().split(/\s+/))
      .filter(([, , type, width]) => type === 'image' && Number(width) > 200)
      .map(([, nth, , width, height, , , , , , , , xppi, yppi]) => ({
        width: Number(width), height: Number(height), wide: Number(width) / Number(xppi), high: Number(height) / Number(yppi),
        colours: coloursOf(readFileSync(`${stem}-${nth!.padStart(3, '0')}.ppm`)),
      }));
  }

  /** The words in whose place there is no ink: something lies over them, or ends before. */
  get hiddenWords(): string[] {
    const sheets = this.sheets();
    return this.words().filter((word) => !hasInk(sheets[word.page]!, word)).map(({text, page}) => `${text} (sheet ${page + 1})`);
  }

  private words(): Word[] {
    let page = -1;
    return [...this.run('pdftotext', '-bbox', this.file, '-').matchAll(/<page |<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/g)].flatMap(([, left, top, right, bottom, text]) => {
      if (text !== undefined) return [{text, page, left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom)}];
      page++;
      return [];
    });
  }

  private sheets(): Raster[] {
    const stem = `${this.file}-sheet`;
    this.run('pdftoppm', '-gray', '-r', String(DPI), this.file, stem);
    const folder = dirname(this.file);
    return readdirSync(folder).map((name) => join(folder, name)).filter((path) => path.startsWith(stem)).sort().map((path) => readRaster(readFileSync(path)));
  }

  private run(tool: string, ...args: readonly string[]): string {
    return execFileSync(join(this.tools, tool), args, {encoding: 'utf8'});
  }
}

/** A file of the formats P5 and P6: its kind, its size, and where its dots begin. */
function header(file: Buffer): {kind: string; width: number; height: number; from: number} {
  const [all, kind, width, height] = /^(P[56])\s+(\d+)\s+(\d+)\s+\d+\s/.exec(file.toString('latin1', 0, 100))!;
  return {kind: kind!, width: Number(width), height: Number(height), from: all.length};
}

function readRaster(file: Buffer): Raster {
  const {kind, width, height, from} = header(file);
  if (kind !== 'P5') throw new Error(`${kind} is not grey`);
  return {width, height, dots: file.subarray(from)};
}

function coloursOf(file: Buffer): number {
  const {from} = header(file), seen = new Set<number>();
  for (let i = from; i + 2 < file.length; i += 3) seen.add(file.readUIntBE(i, 3));
  return seen.size;
}

/** Looks at the middle of a word's height, where every letter has some. */
function hasInk({width, height, dots}: Raster, {left, top, right, bottom}: Word): boolean {
  const edge = (bottom - top) / 5;
  for (let y = Math.floor((top + edge) * RATIO); y <= (bottom - edge) * RATIO && y < height; y++) {
    for (let x = Math.floor(left * RATIO); x <= right * RATIO && x < width; x++) if (dots[y * width + x]! < INK) return true;
  }
  return false;
}
