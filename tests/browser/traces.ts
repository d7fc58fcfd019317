import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {openFixture} from './embed';

/** The fields of a trace that tests read. */
export interface Trace { version: number; lab: string; stages: {id: string; sub?: number; title: string; text: string; frame?: number[]}[] }

/** A live figure's trace, and its picture at each step. */
export interface Live { trace: Trace; pictures: string[] }

/** The size of the compared figures, CSS pixels. */
export const SIZE = {width: 640, height: 420};

interface Wanted { lab: 'pair' | 'shape' | 'hull' | 'world'; options: object; steps?: number; pair?: [number, number]; pictures?: boolean }

/** Mounts a figure and returns its trace and its pictures. Leaves the page at a fixture. */
export async function live(page: Page, wanted: Wanted): Promise<Live> {
  await openFixture(page, 'one');
  return page.evaluate(async ([{lab, options, steps = 0, pair, pictures}, {width, height}]) => {
    interface Any { step(n: number): void; choose(a: number, b: number): void; seek(stage: string): void; next(): void; settled?(): Promise<void>; getTrace(): Trace; toSVG(): Promise<string>; destroy(): void }
    const place = document.createElement('div');
    place.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px; z-index: 9`;
    document.body.append(place);
    const figure = window.cs.mount(place, {controls: 'none', theme: 'light', lab, ...options} as never) as unknown as Any;
    if (steps > 0) figure.step(steps);
    if (pair) figure.choose(...pair);
    const trace = figure.getTrace(), drawn: string[] = [];
    if (trace.stages.length > 0) figure.seek(trace.stages[0]!.id);
    for (const {id, sub = 1} of pictures ? trace.stages : []) {
      if (sub > 1) figure.next();
      else figure.seek(id);
      await figure.settled?.();
      for (let i = 0; i < 40; i++) await new Promise(requestAnimationFrame); // a world's view comes to rest in these
      drawn.push(await figure.toSVG());
    }
    figure.destroy();
    place.remove();
    return {trace, pictures: drawn};
  }, [wanted, SIZE] as const);
}

export interface Answer { status?: number; type?: string; cors?: boolean; body?: string; endless?: boolean }

/** A host of traces with given answers. An endless answer is sent until the client disconnects. */
export class TraceHost {
  readonly answers = new Map<string, Answer>();
  sent = 0;

  private constructor(private readonly server: Server, readonly reader: string) {
    server.on('request', (request, response) => {
      const {status = 200, type = 'application/json', cors = true, body = '', endless} = this.answers.get(request.url!) ?? {status: 404};
      response.writeHead(status, {'content-type': type, 'x-reader': this.reader, ...cors && {'access-control-allow-origin': '*'}});
      if (!endless) return void response.end(body);
      const more = (): void => {
        if (response.destroyed) return;
        this.sent += 50_000;
        if (response.write(' '.repeat(50_000))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
  }

  static async open(reader: string): Promise<TraceHost> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    return new TraceHost(server, reader);
  }

  get origin(): string { return `http://localhost:${(this.server.address() as AddressInfo).port}`; }

  put(path: string, answer: Answer): string {
    this.answers.set(path, answer);
    return this.origin + path;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
