// Runs the program beside this file in Node: run.mjs program.wasm wasm_exec.js [measure]
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import vm from 'node:vm';

const [, , file, glue, measure] = process.argv;
vm.runInThisContext(readFileSync(glue, 'utf8'));
const module = new WebAssembly.Module(readFileSync(file));

async function start() {
  const go = new globalThis.Go();
  Object.assign(go.importObject.env, {arc4random: () => 1, __stdio_exit() {}});
  const instance = new WebAssembly.Instance(module, go.importObject);
  await go.run(instance);
  return {go, engine: instance.exports};
}

/** Collects garbage if it is due, as the page does after a call from outside. */
function settle(engine) {
  if (engine.due()) engine.collect();
}

async function keepsThings() {
  const {engine} = await start();
  let most = 0;
  for (let round = 0; round < 400; round++) {
    engine.change(10);
    if (round % 3 === 0) engine.collect(); else settle(engine);
    assert.equal(engine.check(), 0, `things have changed by round ${round}`);
    if (round >= 100) most = Math.max(most, engine.size());
    if (round === 100) most = 1.1 * engine.size();
    assert(engine.size() <= most || round < 100, `the memory grew from ${most} to ${engine.size()} bytes though nothing more is kept`);
  }
  assert(engine.total() > 20 * engine.size(), 'the rounds do not fill the memory again and again');
}

async function letsGoOfValues() {
  const {go, engine} = await start();
  engine.collect();
  let before = 0;
  const held = () => go._values.filter((v) => v !== null).length;
  for (let round = 0; round < 40; round++) {
    engine.values(1000);
    engine.collect();
    if (round === 1) before = go._values.length;
    assert.equal(engine.keeps(), 10 * (round + 1));
    assert(held() < 40 + 10 * (round + 1), `the glue holds ${held()} values in round ${round}`);
  }
  assert(go._values.length < before + 450, `the glue's table grew from ${before} to ${go._values.length}`);
  engine.drop();
  engine.collect();
  assert(held() < 40, `the glue holds ${held()} values though all are dropped`);
  assert(engine.finalizers() < 40);
}

async function finalizes() {
  const {engine} = await start();
  engine.collect();
  assert.equal(engine.due(), 0);
  engine.want();
  assert.equal(engine.due(), 1, 'runtime.GC makes a collection due');
  engine.collect();
  assert.equal(engine.due(), 0);
  const before = engine.finalizers();
  engine.watch(1000);
  assert.equal(engine.due(), 0);
  engine.collect();
  assert.equal(engine.finalized(), 1000);
  assert.equal(engine.due(), 1);
  for (let i = 0; i < 3; i++) engine.collect();
  assert.equal(engine.finalized(), 1000, 'each runs once');
  assert.equal(engine.finalizers(), before);
  engine.watch(6000);
  assert.equal(engine.due(), 1, 'many finalizers make a collection due');
}

async function growsLittle() {
  const {engine} = await start();
  const MB = 1 << 20;
  engine.fill(64 * MB / 8, 20000); // 64 MB, each 160 kB
  assert(engine.size() < 64 * MB * 9 / 8 + 3 * MB, `64 MB take ${engine.size() / MB} MB`);
  engine.fill(0, 1);
  engine.collect();
  assert(engine.live() < MB, `${engine.live()} bytes are left of nothing`);
  const size = engine.size();
  engine.fill(60 * MB / 8, 60 * MB / 8);
  assert.equal(engine.size(), size, 'one slice of 60 MB finds what 400 left');
  engine.fill(0, 1);
  for (let i = 0; i < 30; i++) {
    engine.collect();
    engine.floats(2 * MB, 1 * MB); // by append, each 8 MB
  }
  assert.equal(engine.size(), size, 'slices that grow find what the earlier left');
}

async function saysThatMemoryIsOut() {
  const {go, engine} = await start();
  const said = [];
  const write = globalThis.fs?.writeSync;
  const log = console.log;
  globalThis.fs.writeSync = (fd, bytes) => said.push(new TextDecoder().decode(bytes));
  console.log = (...words) => said.push(words.join(' '));
  try {
    assert.throws(() => engine.exhaust(), WebAssembly.RuntimeError);
  } finally {
    globalThis.fs.writeSync = write;
    console.log = log;
  }
  assert.match(said.join(''), /out of memory/);
  assert(go._inst.exports.memory.buffer.byteLength > 2 ** 30);
}

/** The lower quartile of the durations of run, in milliseconds. */
function time(prepare, run, rounds = 15) {
  const all = [];
  for (let i = 0; i < rounds; i++) {
    prepare();
    const begin = performance.now();
    run();
    all.push(performance.now() - begin);
  }
  return all.sort((a, b) => a - b)[rounds >> 2].toFixed(3);
}

async function times() {
  const {engine} = await start();
  const none = () => {};
  console.log('allocations, 1,000,000 of 40 bytes:', time(() => engine.collect?.(), () => engine.churn(1000000)), 'ms');
  const what = () => `${(engine.live() / 1e6).toFixed(1)} MB live, ${(engine.size() / 1e6).toFixed(1)} MB of memory`;
  engine.smalls(20000);
  engine.collect();
  console.log('collection with 20,000 small objects:', time(none, () => engine.collect()), 'ms;', what());
  engine.floats(8 << 20, 1 << 18);
  engine.collect();
  engine.collect();
  console.log('and 64 MB of float64 slices:', time(none, () => engine.collect()), 'ms;', what());
  engine.smalls(200000);
  engine.collect();
  console.log('and 200,000 small objects:', time(none, () => engine.collect()), 'ms;', what());
  engine.smalls(0);
  engine.floats(0, 1);
  engine.collect();
  console.log('and 20,000 values of JavaScript to be let go of:', time(() => { engine.values(20000); engine.drop(); }, () => engine.collect()), 'ms;', what());
}

if (measure) await times();
else for (const test of [keepsThings, letsGoOfValues, finalizes, growsLittle, saysThatMemoryIsOut]) {
  await test();
  console.log(test.name, 'holds');
}
