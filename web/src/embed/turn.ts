/** How long after its page a figure that nobody sees leaves network and processor to others, at most, in ms. */
const PATIENCE = 3000;

/** On which the figures of one host tell each other that they stand. */
const CHANNEL = 'clipstage';

/**
 * When a figure is to start: when a part of it is in sight, which its browser tells it in
 * a post of any origin; when it is printed, or somebody takes the turn for it; else at
 * leisure, once another figure stands, so that it is there before a reader comes.
 */
export class Turn {
  /** Settles once, when the figure is to start. */
  readonly come: Promise<void>;
  /** The turn comes now. */
  take!: () => void;
  private channel = open();

  constructor(place: Element) {
    this.come = new Promise((resolve) => {
      this.take = resolve;
    });
    const sight = new IntersectionObserver((changes) => {
      if (!changes.some(({isIntersecting}) => isIntersecting)) return;
      sight.disconnect();
      this.take();
    });
    sight.observe(place);
    addEventListener('beforeprint', this.take, {once: true});
    this.channel?.addEventListener('message', () => this.rest(), {once: true});
    const loaded = (): unknown => setTimeout(() => this.rest(), PATIENCE);
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded, {once: true});
  }

  /** The figure stands, and leaves the rest to others. */
  end(): void {
    this.channel?.postMessage('');
    this.channel?.close();
    this.channel = undefined; // told once, though it may start anew
  }

  /** WebKit has no requestIdleCallback. */
  private rest(): void {
    const idle: typeof requestIdleCallback = globalThis.requestIdleCallback ?? ((call) => setTimeout(call));
    idle(this.take, {timeout: PATIENCE});
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
