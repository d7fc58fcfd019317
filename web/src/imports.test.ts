import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';

/**
 * The folders from the lowest to the highest level. A module imports from its own folder and from lower levels.
 * Folders on one level, such as the labs, do not import from each other. Flat modules lie in src itself, such
 * as engine.ts, the published module.
 */
const LEVELS = [['text', 'listing'], ['base'], ['prose'], ['draw'], ['clipping'], ['engine'], ['figure'], ['labs/pair', 'labs/shape', 'labs/world', 'labs/hull'], ['labs'], ['trace'], ['embed', 'site', 'package', 'collide', 'flat'], ['element']] as const;

/** The most modules that may lie in src itself. */
const FLAT = 6;

/** The imports of each file, by paths in web/src. */
type Graph = ReadonlyMap<string, readonly string[]>;

/** A file's folder as named in LEVELS; undefined if LEVELS does not have it. */
function folderOf(file: string): string | undefined {
  const folder = posix.dirname(file);
  if (folder === '.') return 'flat';
  return LEVELS.flat().filter((name) => folder === name || folder.startsWith(`${name}/`)).sort((p, q) => q.length - p.length)[0];
}

const levelOf = (folder: string): number => LEVELS.findIndex((level) => (level as readonly string[]).includes(folder));

/** The imports from folders that a file's folder may not import from. */
function wrongWays(graph: Graph): string[] {
  const faults: string[] = [];
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    if (from === undefined) faults.push(`${file} lies in a folder without a level`);
    for (const imported of imports) {
      const to = folderOf(imported);
      if (from === undefined || to === undefined || from === to) continue;
      if (levelOf(to) >= levelOf(from)) faults.push(`${file} imports ${imported}`);
    }
  }
  return faults;
}

/** The first cycle of imports found, as the files along it; empty if there is none. */
function circle(graph: Graph): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

/** The specifiers of all imports in a source: static, type-only, re-exports, dynamic ones, and addresses of chunks. */
function specifiers(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map(([, , specifier]) => specifier!);
}

/** The file in src that a specifier names; undefined for a module elsewhere. */
function resolve(file: string, specifier: string, exists: (file: string) => boolean): string | undefined {
  const path = specifier.replace(/^chunk:/, '').replace(/\?.*$/, '');
  if (!path.startsWith('.')) return undefined;
  const to = posix.join(posix.dirname(file), path);
  if (to.startsWith('../')) return undefined;
  const found = [`${to}.ts`, to].find(exists);
  if (found === undefined) throw new Error(`${file}: there is no ${specifier}`);
  return found;
}

const src = fileURLToPath(new URL('.', import.meta.url));

function modules(): Graph {
  const isFile = (file: string): boolean => existsSync(join(src, file)) && statSync(join(src, file)).isFile();
  const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return new Map(files.map((file) => [file, specifiers(readFileSync(join(src, file), 'utf8'))
    .map((specifier) => resolve(file, specifier, isFile)).filter((to) => to !== undefined)]));
}

describe('the modules of web/src', () => {
  const graph = modules();

  test('import only from lower folders', () => {
    expect(graph.size).toBeGreaterThan(60);
    expect(wrongWays(graph)).toEqual([]);
  });

  test('have no cycle', () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(200);
    expect(circle(graph)).toEqual([]);
  });

  test(`are in folders, all but ${FLAT} at most`, () => {
    expect(readdirSync(src).filter((file) => file.endsWith('.ts')).length).toBeLessThanOrEqual(FLAT);
  });
});

describe('this test', () => {
  const graph = (...files: readonly [string, ...string[]][]): Graph => new Map(files.map(([file, ...imports]) => [file, imports]));

  test.each([
    ['up', graph(['draw/pen.ts', 'engine/engine.ts'])],
    ['from the drawing of a collide call to a lab', graph(['clipping/draw.ts', 'labs/pair/options.ts'])],
    ['from the drawing of a collide call to a figure', graph(['clipping/layers/boxes.ts', 'figure/note.ts'])],
    ['from one lab to another', graph(['labs/pair/figure.ts', 'labs/world/layers/bodies.ts'])],
    ['from a lab to the list of labs', graph(['labs/pair/figure.ts', 'labs/registry.ts'])],
    ['from the embedded figure to the site', graph(['embed/embed.ts', 'site/tag.ts'])],
    ['to the published module', graph(['site/page.ts', 'engine.ts'])],
    ['from a folder that it does not know', graph(['elsewhere/a.ts'])],
  ])('refuses an import %s', (_, wrong) => {
    expect(wrongWays(wrong)).toHaveLength(1);
  });

  test('lets pass imports down, and within a folder', () => {
    expect(wrongWays(graph(['labs/registry.ts', 'labs/pair/lab.ts'], ['labs/world/layers/bodies.ts', 'labs/world/frame.ts', 'clipping/draw.ts', 'text/words.ts'], ['engine.ts', 'labs/registry.ts']))).toEqual([]);
  });

  test('finds a cycle, and names its files', () => {
    expect(circle(graph(['a.ts', 'b.ts'], ['b.ts', 'c.ts', 'd.ts'], ['c.ts'], ['d.ts', 'b.ts']))).toEqual(['b.ts', 'd.ts', 'b.ts']);
  });

  test('reads every kind of import, and no comment', () => {
    expect(specifiers(`
      import a from './a'; import {b, type B} from "./b";
      import type {
        C,
      } from './c';
      import './d';
      export * from './e'; export {f} from './f';
      const g = await import('./g'); type H = typeof import('./h');
      import url from 'chunk:./i'; import raw from './j.html?raw';
      // import './no';
      /* import './never'; */
    `)).toEqual(['./a', './b', './c', './d', './e', './f', './g', './h', 'chunk:./i', './j.html?raw']);
  });

  test('resolves what they name', () => {
    const exists = (file: string): boolean => ['site/share.ts', 'engine.ts', 'clipping/layers/stage.ts'].includes(file);
    expect(resolve('site/page.ts', 'chunk:./share', exists)).toBe('site/share.ts');
    expect(resolve('clipping/draw.ts', './layers/stage', exists)).toBe('clipping/layers/stage.ts');
    expect(resolve('site/embedding.ts', '../../recipes/plain.html?raw', exists)).toBeUndefined();
    expect(resolve('site/page.ts', 'virtual:wasm', exists)).toBeUndefined();
    expect(() => resolve('site/page.ts', './missing', exists)).toThrow('there is no ./missing');
  });
});
