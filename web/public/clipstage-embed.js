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
  const greet = () => {
    document.querySelectorAll('iframe[src*="embed.html"]').forEach(watch);
    if (!here || !document.querySelector('clip-value, clip-until, clip-story, a[href^="#"][href*=":"]')) return;
    const script = document.createElement('script');
    script.src = new URL('clipstage-text.js', here).href;
    document.head.append(script);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', greet);
  else greet();
})();
