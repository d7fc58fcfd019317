import type {Page} from '@playwright/test';
import {type Expected, type Golden, expectedAt, goldenPairs, linkTo, reachedStage} from './golden';
import {openFixture} from './embed';
import {LONG, STAGES, expect, say, test} from './lab';
import {type Row, type Shown, hurryFrames, parse, readStages} from './panel';
import {NOT_REACHED} from './words';

const UNIT = 1e-9;

function faultsOf(row: Row | undefined, kind: Expected['rows'][number]['kind'], want: number[], scale: number): string[] {
  if (row === undefined) return ['is missing'];
  const tolerance = kind === 'exact' ? 0 : kind === 'unit' ? UNIT : UNIT * scale;
  const exact = (row.values[0] ?? '').split(',').map(Number);
  const faults: string[] = [];
  if (exact.length !== want.length || !want.every((w, i) => Math.abs(exact[i]! - w) <= tolerance)) {
    faults.push(`holds ${exact}, not ${want}`);
  }
  const text = row.texts[0]!;
  if (kind === 'exact') {
    if (text !== String(want[0])) faults.push(`reads ${text}, not ${want[0]}`);
    return faults;
  }
  const read = text.split(', ').map(parse);
  const room = (half: number): number => half * (1 + 1e-9) + tolerance;
  if (read.length !== want.length || !want.every((w, i) => Math.abs(read[i]!.value - w) <= room(read[i]!.half))) {
    faults.push(`reads ${text}, not ${want}`);
  }
  return faults;
}

function compare(pair: Golden, shown: Shown): string[] {
  const reached = reachedStage(pair);
  const stage = STAGES[STAGES.indexOf(shown.stage as never)]!;
  const told = (faults: string[], what: string): string[] => faults.map((fault) => `pair ${pair.id} (${pair.kind}), ${stage}: ${what} ${fault}`);
  const unreached = STAGES.indexOf(stage) > STAGES.indexOf(reached);
  if (unreached !== shown.unreached) return told([`is ${shown.unreached ? '' : 'not '}marked as not reached`], 'the stage');
  if (unreached) {
    return told(NOT_REACHED.test(shown.title) && shown.points.length === 0 ? [] : [`"${shown.title}"`], 'title');
  }

  const want = expectedAt(pair, stage);
  const faults = want.rows.flatMap(({label, kind, values}, i) => {
    const row = label === '' ? shown.rows[i] : shown.rows.find((r) => r.label === label);
    return told(faultsOf(row, kind, values, pair.scale), label || `row ${i + 1}`);
  });
  if (stage === 'faces-a' || stage === 'faces-b') {
    const verdict = shown.rows.find((r) => r.label === say('row.separated'))?.texts[0];
    if (verdict !== say(stage === reached ? 'row.yes' : 'row.no')) faults.push(...told([`is "${verdict}"`], 'verdict'));
  }
  if (stage === 'best-axis') {
    const lead = shown.rows.findIndex((row) => row.lead);
    if (lead !== pair.mid.axis) faults.push(...told([`is ${lead}, not ${pair.mid.axis}`], 'the chosen axis'));
  }
  if (shown.points.length !== want.points.length) return [...faults, ...told([`are ${shown.points.length}, not ${want.points.length}`], 'the points')];
  want.points.forEach(({at, chips, dropped}, i) => {
    const point = shown.points[i]!;
    faults.push(...told(faultsOf(point.at, 'length', at, pair.scale), `point ${i + 1}`));
    if (String(point.chips) !== String(chips)) faults.push(...told([`is ${point.chips}, not ${chips}`], `the id of point ${i + 1}`));
    if (stage === 'keep' && point.dropped !== dropped) faults.push(...told([`is ${point.dropped ? '' : 'not '}dropped`], `point ${i + 1}`));
  });
  return faults;
}

test.use({viewport: {width: 920, height: 600}});

/** Hides the picture. It is then not drawn, and this test compares only the numbers beside it. */
async function hidePicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.cs-figure > .cs-view { display: none }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The number of tests that share the pairs. Workers run them in parallel. */
const PARTS = LONG ? 4 : 1;

/** All golden pairs, or the first of each combination of kind and end. */
const walked = LONG ? goldenPairs : goldenPairs.filter(({kind, mid: {stage}}, i) => goldenPairs.findIndex((pair) => pair.kind === kind && pair.mid.stage === stage) === i);

test('there are golden pairs of every kind and every end', () => {
  expect(goldenPairs.length).toBeGreaterThan(240);
  expect([...new Set(goldenPairs.map((pair) => pair.mid.stage))].sort()).toEqual(['clip1', 'clip2', 'end', 'faceA', 'faceB']);
  expect([...new Set(goldenPairs.map((pair) => pair.kind))].sort())
    .toEqual(['corner45', 'facetiny', 'inside', 'neartie', 'overlap', 'samecentre', 'separated', 'sizes', 'thin', 'touch']);
});

for (let part = 0; part < PARTS; part++) {
  test(`numbers and ids on the screen equal the golden ones at every stage, part ${part + 1} of ${PARTS}`, async ({page, lab}) => {
    test.slow();
    await hurryFrames(page);
    await hidePicture(page);
    await lab.open();
    const faults: string[] = [];
    for (const pair of walked.filter((_, i) => i % PARTS === part)) {
      const shown = await readStages(page, linkTo(pair, 'setup'));
      expect(shown.map(({stage}) => stage)).toEqual([...STAGES]);
      faults.push(...shown.flatMap((one) => compare(pair, one)));
    }
    expect(faults.slice(0, 20)).toEqual([]);
  });
}

test('numbers and ids equal the golden ones if the link names the stage', async ({page, lab}) => {
  await hurryFrames(page);
  await hidePicture(page);
  await lab.open();
  const kinds = new Map([...goldenPairs].reverse().map((pair) => [`${pair.kind} ${pair.mid.stage}`, pair]));
  const faults: string[] = [];
  for (const [i, pair] of [...kinds.values()].entries()) {
    const reached = STAGES.indexOf(reachedStage(pair));
    // At most three stages of a pair: Chromium limits the number of new addresses in a short time.
    for (const stage of new Set([STAGES[reached]!, STAGES[reached + 1] ?? 'setup', STAGES[i % STAGES.length]!])) {
      faults.push(...(await readStages(page, linkTo(pair, stage), 1)).flatMap((shown) => compare(pair, shown)));
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

async function results(page: Page, how: 'figure' | 'engine', pairs: readonly Golden[]): Promise<Pick<Golden, 'mid' | 'out'>[]> {
  const poses = pairs.map(({in: {wA, pA, rA, wB, pB, rB}}) => ({
    a: {w: wA[0], h: wA[1], x: pA[0], y: pA[1], angle: rA}, b: {w: wB[0], h: wB[1], x: pB[0], y: pB[1], angle: rB},
  }));
  return page.evaluate(({poses, how}) => poses.map((pose) => {
    const [figure] = window.figures;
    if (how === 'engine') return window.cs.collide(pose.a, pose.b).result;
    figure!.setPose(pose);
    return figure!.getTrace().result;
  }), {poses, how}) as Promise<Pick<Golden, 'mid' | 'out'>[]>;
}

/** All values of an object by path. Arrays of numbers stay whole. */
function flat(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && value.every((x) => typeof x === 'number'))) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => flat(inner, `${path}.${name}`));
}

for (const how of ['figure', 'engine'] as const) {
  test(`the trace's result equals the golden one, from the ${how}`, {tag: how === 'engine' ? '@engine' : []}, async ({page, browserName}) => {
    const pairs = browserName === 'chromium' || LONG ? goldenPairs : goldenPairs.filter((_, i) => i % 8 === 0);
    await openFixture(page, 'one');
    const got = await results(page, how, pairs);
    const faults: string[] = [];
    pairs.forEach((pair, i) => {
      const found = new Map(flat(got[i]));
      const wanted = flat({mid: pair.mid, out: pair.out});
      if (found.size !== wanted.length) faults.push(`pair ${pair.id}: has ${[...found.keys()]}, not ${wanted.map(([path]) => path)}`);
      for (const [path, want] of wanted) {
        const value = found.get(path);
        const exact = /\.(stage|axis|negEdge|posEdge|np1|np2|f|key)$|^\.out\.n$/.test(path);
        const tolerance = exact ? 0 : /Normal$|\.n$/.test(path) ? UNIT : UNIT * pair.scale;
        const numbers = [want].flat(), others = [value].flat();
        const same = typeof want === 'string' ? value === want
          : numbers.length === others.length && numbers.every((w, k) => Math.abs((w as number) - (others[k] as number)) <= tolerance);
        if (!same) faults.push(`pair ${pair.id}${path}: ${JSON.stringify(value)}, not ${JSON.stringify(want)}`);
      }
    });
    expect(faults.slice(0, 20)).toEqual([]);
  });
}
