// Gives the Clipstage figures of this page the height that suits their width, and keeps
// commands until their figure can hear them. A message counts only if it comes from the
// window of one of the page's own iframes.
(() => {
  const here = document.currentScript?.src;
  const frameOf = (source) => [...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source);

  /** What waits for each frame's page, until that listens. */
  const waiting = new WeakMap();
  const listening = new WeakSet();
  const MOST = 100; // as many as a figure keeps that has no engine yet

  /** The only origin that may hear it. In a sandbox, and from a disk, it has no name. */
  const target = (frame) => {
    const {origin, protocol} = new URL(frame.src, document.baseURI), sandboxed = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
    return sandboxed || protocol === 'file:' ? '*' : origin;
  };
  const post = (frame, message) => frame.contentWindow?.postMessage({source: 'clipstage', v: 1, ...message}, target(frame));

  const listens = (frame) => {
    listening.add(frame);
    waiting.get(frame)?.splice(0).forEach((message) => post(frame, message));
  };

  const fit = (frame, height) => {
    if (height >= 100 && height <= 10000) frame.style.height = `${height}px`;
  };

  /** Heights of minimal figures, by the numbers of src/labs: the picture's least, and what is under it from a width on. */
  const HEIGHTS = {
    pair: [200, [[1105, 102], [715, 125], [555, 147], [530, 170], [445, 198], [390, 220], [352, 243], [335, 174], [0, 191]]],
    ask: [200, [[680, 234], [400, 257], [360, 282], [335, 289], [0, 334]]],
    hull: [330, [[790, 125], [595, 147], [505, 170], [485, 198], [410, 220], [352, 246], [305, 193], [0, 210]]],
    world: [200, [[480, 106], [0, 153]]],
  };
  /** The width of the words beyond those of other presets. */
  const LONG = {'near-tie': 400, 'overlap-no-contact': 400, thin: 600, 'both-clip': 900, 'reference-on-b': 1300};

  /** Gives a frame about the height that its figure will have, before either is shown, so that nothing moves later. */
  const expect = (frame) => {
    const {search, hash} = new URL(frame.src, document.baseURI), of = Object.fromEntries(new URLSearchParams(`${search}&${hash.slice(1)}`)), {lab = 'pair', controls = 'minimal'} = of;
    if (frame.style.height || of.trace || !frame.clientWidth) return;
    const narrow = frame.clientWidth <= 352, plain = of.theme === 'light' || of.theme === 'dark', around = plain ? 0 : narrow ? 8 : 20;
    const width = plain ? frame.clientWidth : narrow ? frame.clientWidth - 12 : Math.max(frame.clientWidth - 20, 352);
    if (of.height) return fit(frame, Number(of.height) + around);
    if (of.poster === 'only') return fit(frame, Math.ceil(width * 552 / 908 + around));
    const [least, steps] = HEIGHTS[of.ask && lab === 'pair' ? 'ask' : lab] ?? HEIGHTS.pair, picture = Math.min(Math.max(width / 2, least), 420);
    if (controls === 'none') return fit(frame, Math.ceil(picture + around));
    if (controls === 'full') return;
    const rest = steps.find(([from]) => width >= from)[1] + (of.ask || lab !== 'pair' ? 0 : Math.ceil((LONG[of.preset] ?? 0) / width)) * (width < 352 ? 17 : 23);
    fit(frame, Math.ceil(Math.max(picture, Math.ceil((rest + around) * 11 / 9)) + rest + around));
  };

  /**
   * A figure that was there before is asked, and answers by a port of ours, so that the page hears nothing of it. Where the
   * page has no referrer, a figure learns by this whom to tell.
   */
  const ask = (frame) => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener('message', ({data}) => {
      if (data?.source !== 'clipstage' || data.type !== 'ready') return;
      fit(frame, data.payload.height);
      listens(frame);
    });
    port1.start();
    frame.contentWindow?.postMessage({source: 'clipstage', v: 1, type: 'hello'}, '*', [port2]);
  };
  const watch = (frame) => {
    if (waiting.has(frame)) return;
    waiting.set(frame, []);
    expect(frame);
    ask(frame);
    frame.addEventListener('load', () => {
      ask(frame);
      listens(frame);
    });
  };

  addEventListener('message', ({source, data}) => {
    if (data?.source !== 'clipstage') return;
    const frame = frameOf(source);
    if (!frame) return;
    watch(frame);
    listens(frame);
    if (data.type === 'resize') fit(frame, data.payload?.height);
  });

  /** Sends a command to the figure in an iframe, at once if its page is loaded, otherwise once it is loaded. */
  const send = (frame, type, payload = null, id = null) => {
    watch(frame);
    const message = {type, payload, id}, messages = waiting.get(frame);
    if (listening.has(frame)) post(frame, message);
    else if (messages.length < MOST) messages.push(message);
    else throw new RangeError(`${MOST} commands wait for this figure already`);
  };
  globalThis.clipstageEmbed = {send};

  /** Links that set figures, numbers and stories, if the page has any, are the work of a script of their own. */
  const watchAll = () => document.querySelectorAll('iframe[src*="embed.html"]').forEach(watch);
  const greet = () => {
    watchAll();
    if (!here || !/^#[^:=;]+:.*=/.test(location.hash) && !document.querySelector('clip-value, clip-until, clip-story, a[href^="#"][href*=":"]')) return;
    const script = document.createElement('script');
    script.src = new URL('clipstage-text.js', here).href;
    document.head.append(script);
  };
  if (document.readyState !== 'loading') return greet();
  const parsed = new MutationObserver(watchAll); // each frame before it is shown
  parsed.observe(document, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => {
    parsed.disconnect();
    greet();
  });
})();
