import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {parseAst} from 'vite';
import {classicScript, type Role} from '../../scripts/classic';

const fail = (message: string): never => {
  throw new Error(message);
};
const script = (code: string, role: Role): string => classicScript(code, (parseAst(code) as unknown as {body: []}).body, role, fail);

describe('chunks as classic scripts', () => {
  test('take the exports of others, and leave their own', () => {
    const shared = script('let n = 0;\nconst count = () => ++n;\nexport { count as a, n as b };\n', 'shared');
    const main = script('import { a } from "./shared-x.js";\nconst address = import("./draw-x.lab.js");\na();\nexport { address as b };\n', 'main');
    const part = script('import { a as count, b } from "./shared-x.js";\nimport { b as c } from "./embed-y.js";\nconst before = b;\ncount();\nfunction draw() { return [before, count(), c]; }\nexport { draw };\n', 'part');
    const global: Record<string, unknown> = {URL, document: {currentScript: {src: 'https://host/assets/main.js'}, baseURI: 'https://host/'}};
    for (const one of [shared, main, part]) runInNewContext(one, global);
    expect((global.clipstagePart as {draw(): number[]}).draw()).toEqual([1, 3, 'https://host/assets/draw-x.lab.js']);
    expect(global.clipstageShared).toMatchObject({b: 3, file: './shared-x.js'});
    expect(Object.keys(global).sort()).toEqual(['URL', 'clipstageMain', 'clipstagePart', 'clipstageShared', 'document']);
  });

  test.each<[string, string, Role]>([
    ['what is shared that imports', 'import { a } from "./part.js";\na();', 'shared'],
    ['a namespace', 'import * as a from "./main.js";\na.b();', 'part'],
    ['a default import', 'import a from "./main.js";\na();', 'part'],
    ['what is exported from elsewhere', 'export { a } from "./main.js";', 'part'],
    ['all of another', 'export * from "./main.js";', 'part'],
    ['a default export', 'export default 1;', 'part'],
    ['what is exported where it is declared', 'export const a = 1;', 'part'],
  ])('refuse %s', (_, code, role) => {
    expect(() => script(code, role)).toThrow(/imports a chunk|no list of names/);
  });
});
