import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {generator} from '../../testdata/random';
import {ClipstageError} from '../base/error';
import {Findings} from './findings';
import {checkPanel, type Part, SPACES} from './panel';

/** A panel with a reason, a formula, a table, and a drawing, as a world's trace has them. */
const PANEL = [
  ['p', {class: 'cs-why'}, ['strong', 'Why'], ['span', ['span'], ['span', ['span', 'Each '], ['dfn', {'data-note': 'step'}, 'step']]]],
  ['div', {class: 'cs-math', translate: 'no', tabindex: '0', role: 'region', 'aria-label': 'Formula'}, ['math', {display: 'block'}, ['mtable', ['mtr', ['mtd', ['mi', 'd']]]]]],
  ['table', {class: 'cs-table cs-solve', '--cs-number': '6'}, ['tbody', ['tr', ['th', {scope: 'row'}, 'depth'], ['td', {'data-value': '0.25', colspan: '2'}, ['span', {translate: 'no', right: '7.86%'}, '0.250']]]]],
  ['svg', {class: 'cs-plot', 'aria-hidden': 'true'}, ['circle', {cx: '50.00%', cy: '5%', r: '2.5'}], ['text', {dy: '-0.4em', 'text-anchor': 'end'}, '1']],
];

/** The nodes of a document without a browser. Only the calls that may be made on texts of a trace exist. */
class Fake {
  readonly attributes = new Map<string, string>();
  readonly styles = new Map<string, string>();
  readonly style = {setProperty: (name: string, value: string): void => void this.styles.set(name, value)};
  children: (Fake | string)[] = [];
  parent: Fake | undefined;

  constructor(readonly space: string, readonly tag: string) {}

  setAttribute(name: string, value: string): void { this.attributes.set(name, value); }
  append(...nodes: (Fake | string)[]): void { for (const node of nodes) this.insert(this.children.length, node); }
  insert(at: number, node: Fake | string): void {
    if (typeof node !== 'string') node.parent = this;
    this.children.splice(at, 0, node);
  }
  get nextSibling(): Fake | string | null { return this.parent!.children[this.parent!.children.indexOf(this) + 1] ?? null; }
  after(node: Fake): void {
    if (node.parent) node.remove();
    this.parent!.insert(this.parent!.children.indexOf(this) + 1, node);
  }
  remove(): void {
    this.parent!.children = this.parent!.children.filter((child) => child !== this);
    this.parent = undefined;
  }
  get text(): string { return this.children.map((child) => (typeof child === 'string' ? child : child.text)).join(''); }
  find(tag: string): Fake | undefined {
    if (this.tag === tag) return this;
    for (const child of this.children) {
      const found = typeof child === 'string' ? undefined : child.find(tag);
      if (found) return found;
    }
    return undefined;
  }
}

beforeAll(() => void vi.stubGlobal('document', {
  createElementNS: (space: string, tag: string) => new Fake(space, tag),
  createTextNode(text: string) {
    const node = new Fake('', '#text');
    node.append(text);
    return node;
  },
}));
afterAll(() => void vi.unstubAllGlobals());

/** The element with the findings, and a function that shows a panel in it. */
function place(): {root: Fake; show(panel: readonly Part[]): void} {
  const root = new Fake('', 'aside'), above = new Fake('', 'p'), below = new Fake('', 'a');
  root.append(above, below);
  const findings = new Findings(above as unknown as ChildNode);
  return {root, show: (panel) => findings.show(panel)};
}

test('a panel becomes elements in their namespaces, with attributes, styles and texts, between the text and the link', () => {
  const {root, show} = place();
  show(checkPanel(PANEL, 'panel'));
  expect(root.children.map((child) => (child as Fake).tag)).toEqual(['p', 'p', 'div', 'table', 'svg', 'a']);
  expect(root.text).toBe('WhyEach stepddepth0.2501');
  expect(['p', 'mtd', 'td', 'circle'].map((tag) => root.find(tag)!.space || 'none')).toEqual(['none', SPACES.get('math'), SPACES.get('table'), SPACES.get('svg')]);
  expect(Object.fromEntries(root.find('td')!.attributes)).toEqual({'data-value': '0.25', title: '0.25', colspan: '2'});
  expect(Object.fromEntries(root.find('dfn')!.attributes)).toEqual({class: 'cs-term', role: 'button', tabindex: '0', 'aria-expanded': 'false', 'data-note': 'step'});
  const table = root.find('table')!;
  expect([table.attributes.get('class'), table.styles.get('--cs-number'), table.attributes.has('--cs-number')]).toEqual(['cs-table cs-solve', '6', false]);
});

test('of two panels the same parts keep their elements, and the others go', () => {
  const {root, show} = place(), first = checkPanel(PANEL, 'panel');
  show(first);
  const [, reason, , table] = root.children;
  show(checkPanel([PANEL[0], ['p', 'another'], PANEL[2]], 'panel'));
  expect(root.children.map((child) => (child as Fake).text)).toEqual(['', 'WhyEach step', 'another', 'depth0.250', '']);
  expect([root.children[1] === reason, root.children[3] === table]).toEqual([true, true]);
  show([]);
  expect(root.children).toHaveLength(2);
});

test('texts that look like markup stay texts', () => {
  const {root, show} = place(), hostile = '<img src=x onerror=alert(1)></p><script>alert(2)</script>&amp;';
  show(checkPanel([['p', {'aria-label': hostile}, hostile], hostile], 'panel'));
  expect(root.children.slice(1, 3)).toMatchObject([{tag: 'p', children: [{tag: '#text', children: [hostile]}]}, {tag: '#text', children: [hostile]}]);
});

const nested = (depth: number): unknown => (depth === 0 ? 'x' : ['span', nested(depth - 1)]);
const mark = (name: string, value: unknown): unknown => [['span', {[name]: value}, 'x']];

test.each<[string, unknown, string]>([
  ['no list', {}, 'panel'],
  ['a number', [7], 'panel[0]'],
  ['null', [null], 'panel[0]'],
  ['an object', [{tag: 'p'}], 'panel[0]'],
  ['an empty element', [[]], 'panel[0][0]'],
  ['no tag', [[['p']]], 'panel[0][0]'],
  ['a second object', [['p', {class: 'cs-hint'}, {class: 'cs-hint'}]], 'panel[0][2]'],
  ['a number as a child', [['p', ['span', 1]]], 'panel[0][1][1]'],
  ...['script', 'style', 'iframe', 'img', 'a', 'form', 'input', 'button', 'foreignObject', 'use', 'animate', 'SCRIPT', 'constructor', '__proto__', 'annotation-xml', 'maction'].map((tag) => [`the tag ${tag}`, [['p', [tag, 'x']]], 'panel[0][1][0]'] as [string, unknown, string]),
  ...['onclick', 'href', 'src', 'style', 'id', 'xmlns', 'xlink:href', 'srcdoc', 'hidden', 'contenteditable', 'constructor', '__proto__', '', 'Class'].map((name) => [`the attribute ${name || 'without a name'}`, JSON.parse(`[["span", {"${name}": "cs-hint"}, "x"]]`), 'panel[0][1]'] as [string, unknown, string]),
  ['a class of the page', mark('class', 'search'), 'panel[0][1]'],
  ['a style with a link', mark('left', 'url(https://x.example)'), 'panel[0][1]'],
  ['a style with another', mark('--cs-number', '6; position: fixed'), 'panel[0][1]'],
  ['a role that speaks', mark('role', 'alert'), 'panel[0][1]'],
  ['an unknown note', mark('data-note', 'constructor'), 'panel[0][1]'],
  ['a note without a term', [['dfn', 'x']], 'panel[0][1]'],
  ['a span of a million columns', mark('colspan', '1000000'), 'panel[0][1]'],
  ['a number as an attribute', mark('colspan', 2), 'panel[0][1]'],
  ['a long attribute', mark('title', 'x'.repeat(4001)), 'panel[0][1]'],
  ['a long text', [['p', 'x'.repeat(4001)]], 'panel[0][1]'],
  ['many parts', Array(30_001).fill('x'), 'panel'],
  ['many parts inside', [['p', ...Array<string>(30_001).fill('x')]], 'panel[0][30000]'],
  ['great depth', [nested(1000)], `panel[0]${'[1]'.repeat(32)}`],
])('%s is refused, by the field', (_, panel, field) => {
  expect(() => checkPanel(panel, 'panel')).toThrow(expect.objectContaining({name: 'ClipstageError', code: 'invalid-trace', field}) as Error);
});

describe('panels with random changes', () => {
  const VALUES: unknown[] = [0, NaN, null, true, '', 'x', 'p', 'script', '__proto__', [], {}, [[]], {onclick: 'alert(1)'}, ['p'], ['script', 'x'], {length: 3}, undefined];
  test('are shown or refused without another error', () => {
    const random = generator(7), pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const counts = {shown: 0, refused: 0};
    for (let i = 0; i < 3000; i++) {
      let from = structuredClone(PANEL) as unknown as Record<string, unknown>;
      const panel = from;
      for (;;) {
        const key = pick(Object.keys(from)), value = from[key];
        if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random() < 0.8) from = value as Record<string, unknown>;
        else {
          from[key] = pick(VALUES);
          break;
        }
      }
      try {
        place().show(checkPanel(panel, 'panel'));
        counts.shown++;
      } catch (error) {
        if (!(error instanceof ClipstageError) || error.code !== 'invalid-trace' || !error.field || !error.range) throw error;
        counts.refused++;
      }
    }
    expect(Math.min(counts.shown, counts.refused)).toBeGreaterThan(300);
  });
});
