import {type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer, get} from 'node:http';
import type {AddressInfo} from 'node:net';
import {STRICT} from './server';

/** A response of STRICT. Its body is as sent, usually compressed. */
export interface Sent { headers: IncomingHttpHeaders; body: Buffer }

/** The sizes of these files tell a page that its host compresses, so they stay compressed. */
const TEXTS = /\.(js|css)$/;

export interface Host {
  url: string;
  asked: number;
  close(): Promise<void>;
}

/**
 * A host for one test. It sends STRICT's files. answer() sends the wasm; nth counts its requests from 1. change(), if
 * given, changes the other files. With change(), only scripts and style sheets are compressed, and the wasm has no
 * length: otherwise the page would request its .gz.
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
