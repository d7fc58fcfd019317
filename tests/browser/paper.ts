import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Page} from '@playwright/test';
import {program} from '../browsers.mjs';

/** A4, in inches. */
const [WIDTH, HEIGHT] = [210 / 25.4, 297 / 25.4];

/** RATIO: pixels per PDF point (1/72 inch). INK: a pixel darker than this is ink. The limit is high, since a thin stroke is grey. */
const RATIO = 2, DPI = 72 * RATIO, INK = 170;

interface Word { text: string; page: number; left: number; top: number; right: number; bottom: number }
/** The ink on a sheet above a caption: its width in inches, and its number of tones. A blank has one tone. */
export interface Picture { wide: number; tones: number }

/** A sheet's pixels, 0 black to 255 white. */
interface Raster { width: number; height: number; dots: Uint8Array }

/** Reads a page's print with poppler's tools. */
export class Paper {
  private constructor(private readonly file: string, private readonly tools: string) {}

  /** Prints a page, with margins of a centimetre. */
  static async print(page: Page, file: string): Promise<Paper> {
    const engine = page.context().browser()!.browserType().name();
    const unit = engine === 'firefox' ? 2.54 : 1; // Playwright passes inches to Firefox as centimetres
    const margin = `${unit / 2.54}in`;
    const pdf = await page.pdf({width: `${WIDTH * unit}in`, height: `${HEIGHT * unit}in`, margin: {top: margin, right: margin, bottom: margin, left: margin}});
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, pdf);
    return new Paper(file, dirname(program(engine, 'paper')));
  }

  /** All text, with single spaces and without ligatures. */
  get text(): string { return letters(this.run('pdftotext', '-raw', this.file, '-')).replaceAll(/\s+/g, ' '); }

  get sheetTexts(): string[] { return letters(this.run('pdftotext', '-raw', this.file, '-')).split('\f').filter((text) => text.trim() !== ''); }

  /** The ink above captions. Chromium prints a canvas as pixels or as lines; both are ink. */
  picturesAbove(captions: readonly string[]): Picture[] {
    const words = this.words(), sheets = this.sheets();
    return captions.map((caption) => {
      const at = words.findIndex((_, i) => words.slice(i, i + 20).map(({text}) => plain(text)).join('').startsWith(plain(caption)));
      if (at < 0) throw new Error(`no caption “${caption}”`);
      return pictureAbove(sheets[words[at]!.page]!, words[at]!.top * RATIO);
    });
  }

  /** The words without ink. Such words are covered or cut off. */
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

const letters = (text: string): string => text.replaceAll(/[\ufb00-\ufb06]/g, (c) => c.normalize('NFKC'));
const plain = (text: string): string => letters(text).replaceAll(/\s/g, '');

function readRaster(file: Buffer): Raster {
  const [header, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 100))!;
  return {width: Number(width), height: Number(height), dots: file.subarray(header.length)};
}

/** The ink in the two inches above a line, without the letters' overhang directly above the line. */
function pictureAbove({width, dots}: Raster, line: number): Picture {
  const tones = new Set<number>();
  let left = width, right = 0;
  for (let y = Math.max(0, Math.floor(line) - 2 * DPI); y < line - DPI / 20; y++) for (let x = 0; x < width; x++) {
    const tone = dots[y * width + x]!;
    tones.add(tone);
    if (tone === 255) continue;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return {wide: Math.max(0, right - left) / DPI, tones: tones.size};
}

/** Reports whether a word has ink in the middle of its height, where every letter has ink. */
function hasInk({width, height, dots}: Raster, {left, top, right, bottom}: Word): boolean {
  const edge = (bottom - top) / 5;
  for (let y = Math.floor((top + edge) * RATIO); y <= (bottom - edge) * RATIO && y < height; y++) {
    for (let x = Math.floor(left * RATIO); x <= right * RATIO && x < width; x++) if (dots[y * width + x]! < INK) return true;
  }
  return false;
}
