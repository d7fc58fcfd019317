// Runs a reader's code in a worker of run.html. Each call is answered by one text. The code may change what its
// globals do, so that this script takes the functions that it needs beforehand.
{
  const {post, stringify, isArray, keys, clock} = {
    post: postMessage.bind(globalThis), stringify: JSON.stringify, isArray: Array.isArray, keys: Object.keys, clock: performance.now.bind(performance),
  };
  const CALL = 200; // ms that a call may take, counted at each line
  const DEEP = 6, LIST = 64, NODES = 20_000, STEPS = 3000, TEXT = 300;
  const late = {};

  /** @type {unknown} */
  let collide;
  let line = 0, lines = 0, end = 0, over = 0, follow = false;
  let steps = '', count = 0, room = 0, values = false;

  /** The code is about to run a line. @param {number} at */
  const tell = (at) => {
    if (follow && at !== line) post(at);
    line = at;
    if ((++lines & 255) === 0 && over === 0 && clock() > end) over = at;
    if (over !== 0) throw late;
  };

  /** The code has computed values. @param {number} id @param {unknown[]} given */
  const report = (id, ...given) => {
    if (values && count < STEPS) {
      let texts = '';
      for (let i = 0; i < given.length && i < LIST; i++) texts += `${i > 0 ? ',' : ''}${write(given[i], 3)}`;
      steps += `${count++ > 0 ? ',' : ''}[${id},[${texts}]]`;
    }
    return given[0];
  };

  /** A value as JSON, cut where it is deep or long. @param {unknown} value @param {number} depth @returns {string} */
  const write = (value, depth) => {
    if (--room < 0) return 'null';
    switch (typeof value) {
      case 'number': return value - value !== 0 ? `"${value}"` : value === 0 && 1 / value < 0 ? '-0' : `${value}`;
      case 'boolean': return `${value}`;
      case 'string': return value.length <= TEXT ? stringify(value) : '"…"';
      case 'object': return value === null || depth === 0 ? 'null' : isArray(value) ? writeList(value, depth) : writeObject(/** @type {Record<string, unknown>} */ (value), depth);
      default: return 'null';
    }
  };

  /** @param {unknown[]} list @param {number} depth */
  const writeList = (list, depth) => {
    let text = '';
    for (let i = 0; i < LIST && i < list.length; i++) text += `${i > 0 ? ',' : ''}${write(list[i], depth - 1)}`;
    return `[${text}]`;
  };

  /** @param {Record<string, unknown>} object @param {number} depth */
  const writeObject = (object, depth) => {
    const names = keys(object);
    let text = '';
    for (let i = 0; i < LIST && i < names.length; i++) {
      const name = /** @type {string} */ (names[i]);
      text += `${i > 0 ? ',' : ''}${stringify(name)}:${write(object[name], depth - 1)}`;
    }
    return `{${text}}`;
  };

  /** An exception's text. Reading it may run the code again. @param {unknown} error */
  const textOf = (error) => {
    const text = typeof error === 'object' && error !== null && 'message' in error ? `${'name' in error ? error.name : 'Error'}: ${error.message}` : `${error}`;
    return text.length <= TEXT ? text : `${text.slice(0, TEXT)}…`;
  };

  /** @param {() => string} act */
  const guarded = (act) => {
    line = lines = over = count = 0;
    steps = '';
    room = NODES;
    end = clock() + CALL;
    try {
      const text = act();
      return over === 0 ? text : `late ${over}`;
    } catch (error) {
      const at = line;
      if (over !== 0) return `late ${over}`;
      let text = '?';
      try {
        text = textOf(error);
      } catch {
        // It throws when it is read.
      }
      return `error ${at} ${text}`;
    }
  };

  addEventListener('message', ({data}) => {
    follow = data.follow;
    values = data.values === true;
    if (data.code === undefined) {
      const {a, b} = data;
      return post(guarded(() => `result {"got":${write(/** @type {Function} */ (collide)(a, b), DEEP)},"steps":[${steps}]}`));
    }
    collide = undefined;
    return post(guarded(() => {
      let make;
      try {
        make = new Function(data.report, data.tell, `"use strict";${data.code}\n;return typeof collide === "function" ? collide : undefined;`);
      } catch (error) {
        return error instanceof EvalError ? 'eval' : `error 0 ${textOf(error)}`;
      }
      collide = make(report, tell);
      return collide === undefined ? 'missing' : 'ready';
    }));
  });
  post('here');
}
