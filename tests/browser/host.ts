import {type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import {STRICT} from './server';

/** The wasm as STRICT sends it: compressed. */
export interface Sent { headers: IncomingHttpHeaders; body: Buffer }

/** By these a page knows whether its host compresses. */
const TEXTS = /\.(js|css)$/;

export interface Host {
  url: string;
  /** How often the wasm was asked for. */
  asked: number;
  close(): Promise<void>;
}

/**
 * A host of the test's own: what it sends is STRICT's, but for the wasm, which it answers as
 * it is told, and for what of the other files is changed before it is sent: then the wasm and
 * the pages are not compressed, and how long the wasm is nobody is told. Else its .gz would be asked for.
 */
export async function host(answer: (sent: Sent, response: ServerResponse, nth: number) => void, change?: (path: string, sent: Sent) => Sent): Promise<Host> {
  const server = createServer((request, response) => {
    const wasm = request.url!.endsWith('.wasm');
    const encoding = change === undefined || TEXTS.test(request.url!) ? request.headers['accept-encoding'] : 'identity';
    get(new URL(request.url!, STRICT), {headers: {'accept-encoding': encoding ?? ''}}, (upstream) => {
      const pass = (sent: Sent): void => {
        const {headers, body} = change?.(request.url!, sent) ?? sent;
        response.writeHead(upstream.statusCode!, {...headers, 'content-length': body.length}).end(body);
      };
      void whole(upstream).then((body) => {
        const sent = {headers: upstream.headers, body};
        if (wasm && change !== undefined) delete sent.headers['content-length'];
        return wasm ? answer(sent, response, ++made.asked) : pass(sent);
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const made: Host = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    asked: 0,
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
  return made;
}

async function whole(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
