import address from 'virtual:run';
import {make} from '../../../base/dom';

/** A code with the names of its calls, or a call of it. */
export type Asked = {code: string; report: string; tell: string} | {a: unknown; b: unknown; values: boolean};

/** The most characters of an answer, and the milliseconds in which a loaded frame must answer. */
const TEXT = 400_000, TIME = 3000;

/** Runs a reader's code in run.html, a frame without origin and network: see web/src/run. */
export class Runner {
  readonly element = make('iframe', {class: 'cs-sandbox', sandbox: 'allow-scripts', src: address, tabindex: '-1', 'aria-hidden': 'true', title: ''});
  private readonly port: Promise<MessagePort | undefined>;
  private waiting: {id: number; answer: (text: string) => void} | undefined;
  private id = 0;

  /** flooded: the code sent something unasked. */
  constructor(private readonly flooded: () => void) {
    this.port = new Promise((resolve) => {
      this.element.addEventListener('load', () => {
        const {port1, port2} = new MessageChannel();
        const blocked = setTimeout(resolve, TIME, undefined);
        port1.addEventListener('message', ({data}) => {
          clearTimeout(blocked);
          resolve(port1);
          this.hear(data);
        });
        port1.start();
        this.element.contentWindow?.postMessage(null, '*', [port2]);
      });
    });
  }

  /** The answer to one call; the answer to the call before must have come. It is "blocked" if the frame may not run. */
  async ask(asked: Asked): Promise<string> {
    const port = await this.port, id = ++this.id;
    if (port === undefined) return 'blocked';
    return new Promise((answer) => {
      this.waiting = {id, answer};
      port.postMessage({...asked, id});
    });
  }

  destroy(): void { this.element.remove(); }

  private hear(data: unknown): void {
    const [id, text] = Array.isArray(data) ? data as unknown[] : [];
    if (typeof text !== 'string' || text.length > TEXT || text === 'here') return;
    if (id === this.waiting?.id) {
      const {answer} = this.waiting!;
      this.waiting = undefined;
      answer(text);
    } else if (text === 'flood') {
      this.flooded();
    }
  }
}
