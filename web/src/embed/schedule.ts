/** The time after the page's load event, in ms, for which a figure off the screen leaves network and processor to others. */
const PATIENCE = 3000;

/** The channel on which figures of one host tell each other that they have started. */
const CHANNEL = 'clipstage';

/**
 * Decides when a figure starts: when a part of it is on the screen, when it is printed, or when startNow is called.
 * Otherwise it starts when the browser is idle, after another figure has started or PATIENCE after the page's load
 * event.
 */
export class Schedule {
  /** Resolves once, when the figure is to start. */
  readonly due: Promise<void>;
  /** Starts the figure now. */
  startNow!: () => void;
  private channel = open();

  /** Without byItself, only startNow starts the figure. */
  constructor(container: Element, byItself = true) {
    this.due = new Promise((resolve) => {
      this.startNow = resolve;
    });
    if (!byItself) return;
    const sight = new IntersectionObserver((changes) => {
      if (!changes.some(({isIntersecting}) => isIntersecting)) return;
      sight.disconnect();
      this.startNow();
    });
    sight.observe(container);
    addEventListener('beforeprint', this.startNow, {once: true});
    this.channel?.addEventListener('message', () => this.startWhenIdle(), {once: true});
    const loaded = (): unknown => setTimeout(() => this.startWhenIdle(), PATIENCE);
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, {once: true});
  }

  /** Tells other figures that this one has started. */
  done(): void {
    this.channel?.postMessage('');
    this.channel?.close();
    this.channel = undefined; // the message is sent only once, even if the figure starts again
  }

  /** Starts the figure when the browser is idle. WebKit has no requestIdleCallback. */
  private startWhenIdle(): void {
    const idle: typeof requestIdleCallback = globalThis.requestIdleCallback ?? ((call) => setTimeout(call));
    idle(this.startNow, {timeout: PATIENCE});
  }
}

/** Opens the channel; undefined if a sandbox forbids it. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
