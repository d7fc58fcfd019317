import type {Page} from '@playwright/test';
import {HULL_PRESETS, HULL_STAGES} from '../../web/src/base/hull.gen';
import type {HullPair, HullTrace} from '../../web/src/engine/api';
import type {HullFigure} from '../../web/src/labs/hull/figure';
import {openFixture} from './embed';
import {type HullFrame, readFrame} from './hullframe';
import {goldenHulls, gradeContacts, gradeResult, type GoldenHulls, Oracle} from './hullgolden';
import {LONG, expect, say, test} from './lab';
import {hurryFrames, parse} from './panel';
import {type Faces, type Point, add, cross, distance, dot, length, minus} from './solid';

interface Cell { text: string; value: number[] | undefined }
interface Row { label: string; lead: boolean; dropped: boolean; cells: Cell[]; chips: string[] }

interface Step { stage: string; sub: number; title: string; text: string; caption: string; same: boolean; rows: Row[]; points: Row[] }

interface Walk { input: HullPair; result: HullTrace['result']; traced: string[]; frame: number[]; steps: Step[] }

declare global {
  interface Window { hulls: HullFigure }
}

/** Opens a page whose figure has no picture. This test compares the numbers beside it. */
async function open(page: Page): Promise<void> {
  await hurryFrames(page);
  await openFixture(page, 'one');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cs-figure > .cs-view { display: none }');
    document.adoptedStyleSheets.push(sheet);
    window.figures[0]!.destroy();
    window.hulls = window.cs.mount(document.querySelector('main')!, {lab: 'hull'});
  });
}

/** Shows hulls, or a link, and walks all steps of their call with the Next button, inside the page. */
async function walk(page: Page, shown: HullPair | string): Promise<Walk> {
  return page.evaluate(async (shown) => {
    const {hulls} = window, {element} = hulls;
    const frames = async (): Promise<void> => {
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    };
    const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    const row = (tr: HTMLElement): Row => ({
      label: tr.querySelector('th')!.firstChild!.textContent!, lead: tr.classList.contains('cs-lead'), dropped: tr.classList.contains('cs-dropped'),
      cells: all(tr, 'td').map((td) => ({text: td.textContent!, value: td.dataset['value'] ? td.dataset['value'].split(',').map(Number) : undefined})),
      chips: all(tr, '.cs-chip').map((chip) => chip.textContent!),
    });
    const rest = (frame: Float64Array): string => frame.slice(5).join(); // after the stage and its sub-steps
    if (typeof shown === 'string') hulls.open(shown);
    else hulls.setHulls(shown);
    hulls.seek('faces-a');
    const frame = [...hulls.frame], whole = rest(hulls.frame), {input, result, stages} = hulls.getTrace(), steps: Step[] = [];
    for (;;) {
      await frames();
      const panel = element.querySelector('.cs-panel')!;
      steps.push({
        stage: element.dataset['stage']!, sub: Number(element.dataset['sub'] ?? 0), caption: hulls.caption, same: rest(hulls.frame) === whole,
        title: panel.querySelector('h2')!.textContent!, text: panel.querySelector('h2 + p')!.textContent!,
        rows: all(panel, '.cs-table:not(.cs-points) tbody tr').map(row), points: all(panel, '.cs-points tbody tr').map(row),
      });
      const next = element.querySelector<HTMLElement>('[aria-label="Next stage"]')!;
      if (next.ariaDisabled === 'true' || steps.length > 300) break;
      next.click();
    }
    return {input, result, traced: stages.map(({id, sub = 0}) => `${id} ${sub}`), frame, steps};
  }, shown);
}

/** Reports whether a cell's text differs from its rounded number, with or without a unit. */
function misread({text, value}: Cell): boolean {
  if (value === undefined) return false;
  const read = text.replace(/ m²?$/, '').split(', ');
  return read.length !== value.length || read.some((part, i) => {
    const {value: got, half} = parse(part);
    return !(Math.abs(got - value[i]!) <= half * (1 + 1e-9));
  });
}

/** The expected rows of a step's tables, in order. Other rows may be between them. */
function wanted(frame: HullFrame, {stage, sub}: Step): {rows: number[][]; points?: number[]} {
  const {edges, keep, contacts} = frame, gap = frame.separated && HULL_STAGES[frame.reached] === stage ? [[frame.gap.separation], [frame.gap.distance]] : [];
  const bars = (side: 0 | 1): number[][] => [...frame.faces[side]!.bars.slice(0, 12).map(({separation}) => [separation]), ...gap];
  switch (stage) {
    case 'faces-a': return {rows: bars(0)};
    case 'faces-b': return {rows: bars(1)};
    case 'edges': return {rows: [...edges.pairs.map(({separation}) => separation).sort((p, q) => q - p).slice(0, 4).map((s) => [s]), [Math.max(...frame.faces.map(({separation}) => separation))], ...gap]};
    case 'best-axis': return {rows: frame.best.separations.filter((_, i) => i < 2 || edges.found).map((s) => [s])};
    case 'incident': return {rows: frame.incident.candidates.map(({cosine}) => [cosine])};
    case 'clip': {
      const {from, to, after, gone} = frame.planes[sub - 1]!, way = cross(minus(to, from), frame.solids[frame.reference.ofB]!.faces[frame.reference.face]!.n);
      const height = (p: Point): number => dot(minus(p, from), way) / length(way);
      return {rows: gone.map((p) => [height(p)]), points: [...after, ...gone].map(height)};
    }
    case 'keep': return {rows: [], points: keep.points.map(({separation}) => separation)};
    case 'reduce': return {rows: keep.values.slice(0, sub).map((x) => [x]), points: keep.points.map(({separation}) => separation)};
  }
  return {rows: [[...frame.normal], [...add([0, 0, 0], frame.normal, contacts.depth)]], points: contacts.list.map(({separation}) => Math.max(0, -separation))};
}

function compareStep(frame: HullFrame, step: Step, room: number, note: (what: string) => void): void {
  const {rows, points, title, text, caption, same} = step, told = (what: string): void => note(`${step.stage} ${step.sub}: ${what}`);
  if (`${title}\n${text}` !== caption) told(`the page says "${title} ${text}", not "${caption}"`);
  if (!same) told('the frame is another');
  for (const {label, cells} of [...rows, ...points]) {
    const bad = cells.find(misread);
    if (bad) told(`${label} reads ${bad.text}, not ${bad.value}`);
  }
  const want = wanted(frame, step), is = (got: number[] | undefined, right: number[]): boolean => got?.length === right.length && got.every((x, i) => Math.abs(x - right[i]!) <= room);
  let at = 0;
  for (const {cells} of rows) if (at < want.rows.length && is(cells.at(-1)!.value, want.rows[at]!)) at++;
  if (at < want.rows.length) told(`no row has ${want.rows[at]} among ${rows.map(({cells}) => cells.at(-1)!.value)}`);
  const shown = points.map(({cells}) => cells[0]!.value![0]!);
  if (!is(shown, want.points ?? [])) told(`the points have ${shown}, not ${want.points}`);
  if (points.some(({chips}) => chips.length !== 2)) told('a point has no two ids');
  if (step.stage === 'edges') {
    for (const [key, count] of [['hull.edges.tested', frame.edges.tested], ['hull.edges.crossing', frame.edges.crossing]] as const) {
      if (rows.find(({label}) => label === say(key))?.cells[0]!.text !== String(count)) told(`${say(key)} is not ${count}`);
    }
  }
  if (step.stage === 'best-axis' && rows.findIndex(({lead}) => lead) !== frame.best.axis) told(`axis ${rows.findIndex(({lead}) => lead)} is marked`);
  if (step.stage === 'keep') {
    const dropped = points.map((point) => point.dropped);
    if (String(dropped) !== String(frame.keep.points.map(({kept}) => !kept))) told(`dropped: ${dropped}`);
  }
}

/** The steps that a walk must have: the stages of the call, each with all sub-steps. */
function wantedSteps(frame: HullFrame): string[] {
  return HULL_STAGES.flatMap((stage, i) => {
    if (i > frame.reached || frame.onEdges && i > 3 && i < 8) return [];
    const subs = stage === 'clip' ? frame.planes.length : stage === 'reduce' && frame.keep.kept > 4 ? frame.keep.count : 0;
    return subs === 0 ? [`${stage} 0`] : Array.from({length: subs}, (_, k) => `${stage} ${k + 1}`);
  });
}

function faultsOf(name: string, {result, traced, frame: slots, steps}: Walk, oracle: Oracle, golden?: GoldenHulls): string[] {
  const faults: string[] = [], frame = readFrame(slots), note = (what: string): void => void faults.push(`${name}: ${what}`);
  const order = steps.map(({stage, sub}) => `${stage} ${sub}`);
  if (String(order) !== String(wantedSteps(frame))) note(`its steps are ${order}`);
  if (!order.every((step) => traced.includes(step))) note(`it traces ${traced}`);
  oracle.grade(frame, note);
  if (golden) gradeResult(golden, result, frame, note);
  gradeContacts(result, frame, note);
  for (const step of steps) compareStep(frame, step, oracle.room, note);
  return faults;
}

const pairOf = ({A, B}: GoldenHulls): HullPair => ({a: {points: A.p, faces: A.f}, b: {points: B.p, faces: B.f}}) as HullPair;

/** The number of tests that share the pairs. Workers run them in parallel. */
const PARTS = LONG ? 2 : 1;

/** All golden pairs, or the first of every other kind. Go's tests cover all of them. */
const walked = LONG ? goldenHulls : goldenHulls.filter(({kind}, i) => goldenHulls.findIndex((golden) => golden.kind === kind) === i).filter((_, i) => i % 2 === 0);

for (let part = 0; part < PARTS; part++) {
  test(`the golden hulls’ numbers are on the page at every step, part ${part + 1} of ${PARTS}`, async ({page}) => {
    test.slow();
    await open(page);
    const faults: string[] = [];
    for (const golden of walked.filter((_, i) => i % PARTS === part)) {
      const pose = {position: [0, 0, 0], rotation: [1, 0, 0, 0]}, {a, b} = pairOf(golden);
      const shown = await walk(page, {a: {...a, ...pose}, b: {...b, ...pose}} as HullPair);
      faults.push(...faultsOf(golden.id, shown, new Oracle(golden.A, golden.B, golden.size), golden));
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
}

test('links with the golden hulls’ vertices show the same results', async ({page}) => {
  test.slow();
  await open(page);
  const faults: string[] = [];
  let opened = 0;
  for (const golden of walked) {
    if (opened === 5 && !LONG) break;
    const points = (p: Point[]): string => p.map((v) => v.join(',')).join(';');
    const link = `lab=hull&stage=contacts&va=${points(golden.A.p)}&vb=${points(golden.B.p)}&a=0,0,0,1,0,0,0&b=0,0,0,1,0,0,0`;
    if (link.length > 2000) continue;
    opened++;
    const shown = await walk(page, link);
    faults.push(...faultsOf(golden.id, shown, new Oracle(golden.A, golden.B, golden.size), golden));
  }
  expect(opened).toBeGreaterThan(LONG ? 25 : 4);
  expect(faults.slice(0, 20)).toEqual([]);
});

/** A hull of the figure's frame: its vertices in the world, and its faces. */
function placed(frame: HullFrame, side: 0 | 1): Faces {
  const {vertices, faces} = frame.solids[side]!;
  return {p: vertices, f: faces.map(({corners}) => corners)};
}

test('the presets’ numbers follow from their vertices alone', {tag: '@long'}, async ({page}) => {
  test.slow();
  await open(page);
  const faults: string[] = [], stages = new Set<string>();
  for (const preset of HULL_PRESETS) {
    const shown = await walk(page, `lab=hull&preset=${preset}`), frame = readFrame(shown.frame);
    const [a, b] = [placed(frame, 0), placed(frame, 1)], size = Math.max(...[a, b].map(({p}) => Math.max(...p.flatMap((v) => p.map((w) => distance(v, w))))));
    faults.push(...faultsOf(preset, shown, new Oracle(a, b, size)));
    for (const {stage} of shown.steps) stages.add(stage);
  }
  expect([...stages].sort()).toEqual([...HULL_STAGES].sort());
  expect(faults.slice(0, 20)).toEqual([]);
});

test('the golden hulls have 22 kinds, and calls with every possible end', () => {
  expect(goldenHulls).toHaveLength(60);
  expect(new Set(goldenHulls.map(({kind}) => kind)).size).toBe(22);
  expect(new Set(goldenHulls.map(({colliding}) => colliding))).toEqual(new Set(['yes', 'no', 'touching']));
});

test('a screen reader hears the title and the text of each step', {tag: '@long'}, async ({page, lab}) => {
  await lab.open('lab=hull&preset=spin');
  const said = new Set<string>();
  for (let step = 0; step < 40; step++) {
    const panel = page.locator('.cs-panel');
    await expect.poll(async () => `${await lab.title.textContent()}. ${await panel.locator('h2 + p').textContent()}` === await lab.twin.textContent() && !said.has((await lab.twin.textContent())!)).toBe(true);
    said.add((await lab.twin.textContent())!);
    if (await lab.next.getAttribute('aria-disabled') === 'true' || await lab.next.isDisabled()) break;
    await lab.next.click();
  }
  expect(said.size).toBe(17);
});
