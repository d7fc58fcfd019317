// The script of run.html, a frame without origin and network. It runs a reader's code in a worker, one call at a time,
// and passes the worker's texts on. It ends a worker that does not answer, or that sends anything else.
{
  const TIME = 300, START = 5000; // ms for an answer, and for the start of a worker
  const TEXT = 400_000, LINES = 10_000;
  const script = /** @type {HTMLElement} */ (document.getElementById('worker')).textContent ?? '';
  const address = URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));

  /** @typedef {{id: number, code?: string}} Call */

  /** @type {MessagePort} */
  let port;
  /** @type {Worker | undefined} */
  let worker;
  /** @type {Call | undefined} */
  let code;
  /** The call without an answer. calls still to send: for a new worker the code comes first. */
  let job = /** @type {{call: Call, calls: Call[], started: boolean, timer: number, follow: boolean, line: number, lines: number} | undefined} */ (undefined);

  const end = () => {
    worker?.terminate();
    worker = undefined;
  };

  /** @param {string} text */
  const answer = (text) => {
    clearTimeout(job?.timer);
    port.postMessage([job?.call.id ?? 0, text]);
    job = undefined;
  };

  /** @param {Call} call */
  const begin = (call, follow = false) => {
    clearTimeout(job?.timer);
    if (call.code !== undefined) code = call;
    const fresh = worker === undefined || call === code || follow;
    job = {call, calls: fresh && call !== code && code ? [code, call] : [call], started: !fresh, timer: 0, follow, line: 0, lines: 0};
    if (!fresh) return next();
    end();
    const own = worker = new Worker(address);
    own.addEventListener('message', ({data}) => {
      if (own === worker) hear(data);
    });
    own.addEventListener('error', (event) => event.preventDefault());
    job.timer = setTimeout(answer, START, 'blocked');
  };

  const next = () => {
    if (job === undefined) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(late, TIME);
    worker?.postMessage({...job.calls.shift(), follow: job.follow}, []);
  };

  /** The worker is ended. Then the call runs once more, in a worker that tells each line, so that the answer has the line. */
  const late = () => {
    end();
    if (job?.follow === false) begin(job.call, true);
    else answer(`late ${job?.line}`);
  };

  /** @param {unknown} data */
  const hear = (data) => {
    if (job?.started === false) {
      job.started = true;
      next();
    } else if (job?.follow && typeof data === 'number') {
      job.line = data;
      if (++job.lines > LINES) late();
    } else if (job === undefined || typeof data !== 'string' || data.length > TEXT) {
      end();
      answer('flood');
    } else if (data === 'ready' && job.calls.length > 0) {
      next();
    } else {
      answer(data);
    }
  };

  addEventListener('message', ({source, ports: [given]}) => {
    if (source !== parent || given === undefined || port !== undefined) return;
    port = given;
    port.addEventListener('message', ({data}) => begin(data));
    port.start();
    port.postMessage([0, 'here']);
  });
}
