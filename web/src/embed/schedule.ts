/** How long after its page a figure that nobody sees leaves network and processor to others, at most, in ms. */
const PATIENCE = 3000;

/** On which the figures of one host tell each other that they stand. */
const CHANNEL = 'clipstage';

/**
 * When a figure is to start: when a part of it is in sight, which its browser tells it in
 * a post of any origin; when it is printed, or somebody has it start; else at
 * leisure, once another figure stands, so that it is there before a reader comes.
 */
export class Schedule {
  /** Settles once, when the figure is to start. */
  readonly due: Promise<void>;
  /** It is to start now. */
  startNow!: () => void;
  private channel = open();

  /** One that waits for somebody starts for nothing else. */
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

  /** The figure stands, and leaves the rest to others. */
  done(): void {
    this.channel?.postMessage('');
    this.channel?.close();
    this.channel = undefined; // told once, though it may start anew
  }

  /** WebKit has no requestIdleCallback. */
  private startWhenIdle(): void {
    const idle: typeof requestIdleCallback = globalThis.requestIdleCallback ?? ((call) => setTimeout(call));
    idle(this.startNow, {timeout: PATIENCE});
  }
}

/** In a sandbox there may be none; else the others are not in it. */
function open(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
