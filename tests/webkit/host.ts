import {type IncomingMessage, type ServerResponse, createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface Answer { status: number; headers: Record<string, string>; body: Buffer }

/** Changes a response; undefined aborts the connection. */
export type Change = (answer: Answer) => Answer | undefined | Promise<Answer | undefined>;

/**
 * A proxy, with its own origin, between the browser and a server of the site. It does what WebDriver cannot: it
 * records requests, changes responses, and adds a first script to each page that reports the page's errors.
 */
export class Host {
  /** The complaints of the browser and the host, without allowed ones. */
  readonly faults: string[] = [];
  readonly requests: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly changes: [path: RegExp, change: Change][] = [];
  private script = '';
  private readonly server: Server;

  constructor(private readonly origin: string) {
    this.server = createServer((request, response) => void this.serve(request, response).catch((error: unknown) => {
      this.fault(`the host: ${error}`);
      response.destroy();
    }));
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
  }

  get url(): string {
    const {port} = this.server.address() as AddressInfo;
    return `http://localhost:${port}${new URL(this.origin).pathname}`;
  }

  /** Allows complaints that a test provokes. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Changes the responses for matching paths until forget. */
  change(path: RegExp, change: Change): void {
    this.changes.push([path, change]);
  }

  /** Changes a header of all responses. A missing header is empty. */
  changeHeader(name: string, change: (value: string) => string): void {
    this.change(/^/, (answer) => ({...answer, headers: {...answer.headers, [name]: change(answer.headers[name] ?? '')}}));
  }

  forget(): void {
    this.changes.length = 0;
  }

  /** Runs a function in every page before the page's own scripts. */
  before(script: () => void): void {
    this.script += `;(${script})()`;
  }

  private fault(text: string): void {
    if (!this.allowed.some((pattern) => pattern.test(text))) this.faults.push(text);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === '/watch') {
      let text = '';
      for await (const part of request) text += String(part);
      if (text !== '') this.fault(text);
      response.writeHead(204, {'access-control-allow-origin': '*'}).end();
      return;
    }
    if (path === '/watch.js') {
      response.writeHead(200, {'content-type': 'text/javascript', 'cache-control': 'no-store'}).end(`(${watch})()${this.script}`);
      return;
    }
    this.requests.push(path);
    const got = await fetch(new URL(path, this.origin), {headers: {'accept-encoding': 'identity'}});
    let answer: Answer | undefined = {
      status: got.status,
      headers: Object.fromEntries([...got.headers].filter(([name]) => !/^(connection|keep-alive|transfer-encoding|content-encoding|content-length|etag|last-modified|date)$/.test(name))),
      body: Buffer.from(await got.arrayBuffer()), // unpacked
    };
    answer.headers['cache-control'] = 'no-store';
    for (const [pattern, change] of this.changes) {
      if (pattern.test(path) && answer !== undefined) answer = await change(answer);
    }
    if (answer === undefined) {
      response.destroy();
      return;
    }
    if (answer.status >= 400) this.fault(`${answer.status}: ${path}`);
    if (answer.headers['content-type']?.startsWith('text/html') && answer.status === 200 && !pathIsWasm(path)) {
      answer.body = Buffer.from(answer.body.toString('utf8').replace('<head>', '<head><script src="/watch.js"></script>'));
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }
}

function pathIsWasm(path: string): boolean {
  return /\.wasm(\.gz)?$/.test(path);
}

/** Runs in the page. It reports console messages and errors at once, before the page may be left. */
function watch(): void {
  const told = new XMLHttpRequest().constructor as typeof XMLHttpRequest;
  const tell = (fault: string): void => {
    const request = new told();
    request.open('POST', '/watch', false);
    request.send(fault);
  };
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[name];
    console[name] = (...args: unknown[]): void => {
      say.apply(console, args);
      tell(`console.${name}: ${args.join(' ')}`);
    };
  }
  addEventListener('error', ({message, target}) => {
    const {src, href} = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    tell(message === undefined ? `failed: ${src ?? href}` : `error: ${message}`);
  }, true);
  addEventListener('unhandledrejection', ({reason}) => tell(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => tell(`Content Security Policy: ${violatedDirective} ${blockedURI}`));
}
