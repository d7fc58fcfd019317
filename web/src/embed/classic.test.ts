import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {parseAst} from 'vite';
import {classicScript} from '../../scripts/classic';

const fail = (message: string): never => {
  throw new Error(message);
};
const script = (code: string, main: boolean): string => classicScript(code, (parseAst(code) as unknown as {body: []}).body, main, fail);

describe('chunks as classic scripts', () => {
  test('share what the main one exports, and leave what they export', () => {
    const main = script('let n = 0;\nconst count = () => ++n;\nconst address = import("./draw-x.lab.js");\nexport { count as a, n as b, address };\n', true);
    const part = script('import { a as count, b } from "./main.js";\nconst before = b;\ncount();\nfunction draw() { return [before, count()]; }\nexport { draw };\n', false);
    const global: Record<string, unknown> = {URL, document: {currentScript: {src: 'https://host/assets/main.js'}, baseURI: 'https://host/'}};
    runInNewContext(main, global);
    runInNewContext(part, global);
    expect((global.clipstagePart as {draw(): number[]}).draw()).toEqual([0, 2]);
    expect(global.clipstageShared).toMatchObject({b: 2, address: 'https://host/assets/draw-x.lab.js'});
    expect(Object.keys(global).sort()).toEqual(['URL', 'clipstagePart', 'clipstageShared', 'document']);
  });

  test.each([
    ['a main script that imports', 'import { a } from "./part.js";\na();', true],
    ['a namespace', 'import * as a from "./main.js";\na.b();', false],
    ['a default import', 'import a from "./main.js";\na();', false],
    ['what is exported from elsewhere', 'export { a } from "./main.js";', false],
    ['all of another', 'export * from "./main.js";', false],
    ['a default export', 'export default 1;', false],
    ['what is exported where it is declared', 'export const a = 1;', false],
  ])('refuse %s', (_, code, main) => {
    expect(() => script(code, main)).toThrow(/imports a chunk|no list of names/);
  });
});
