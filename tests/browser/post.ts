import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Frame, Page} from '@playwright/test';
import {expect, test as base} from './lab';

/** The head of a post without a policy. */
const HEAD = '<link rel="icon" href="data:,"><style>body { margin: 16px; font: 18px/1.5 serif; } iframe { border: 0; }</style>';

/** A blog on its own origin, with posts that embed figures. */
export class Blog {
  readonly asked: string[] = [];
  private readonly posts = new Map<string, {html: string; headers: Record<string, string>}>();

  private constructor(private readonly server: Server, private readonly title: string) {
    server.on('request', (request, response) => {
      const path = new URL(request.url!, 'http://blog').pathname;
      this.asked.push(path);
      const post = this.posts.get(path);
      if (post === undefined) response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      else response.writeHead(200, {'content-type': 'text/html; charset=utf-8', ...post.headers}).end(post.html);
    });
  }

  static async open(title: string): Promise<Blog> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    return new Blog(server, title);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  publish(body: string, headers: Record<string, string> = {}): string {
    return this.publishPage(`<!doctype html><html lang="en"><head><title>${this.title}</title>${headers['content-security-policy'] ? '' : HEAD}</head><body>${body}</body></html>`, headers);
  }

  publishPage(html: string, headers: Record<string, string> = {}): string {
    const path = `/${this.posts.size + 1}.html`;
    this.posts.set(path, {html, headers});
    return this.origin + path;
  }
}

/** A message to a post, with the number of its iframe, or -1 for another sender. */
export interface Heard { frame: number; origin: string; data: {source: string; v: number; id: unknown; type: string; payload: Record<string, unknown>} }

declare global {
  interface Window { heard: Heard[] }
}

/** For a post: records its messages. */
export const HEAR = `<script>
  window.heard = [];
  addEventListener('message', ({source, origin, data}) => heard.push({frame: [...document.querySelectorAll('iframe')].findIndex((f) => f.contentWindow === source), origin, data}));
</script>`;

export function iframe(src: string, attributes = ''): string {
  return `<iframe src="${src.replaceAll('&', '&amp;')}" width="100%" height="480" ${attributes}></iframe>`;
}

/** The frame of the n-th iframe, once its figure can be stepped. */
export async function figureIn(page: Page, n = 0): Promise<Frame> {
  const element = await page.locator('iframe').nth(n).elementHandle();
  const frame = (await element!.contentFrame())!;
  await frame.locator('.cs-figure[data-stage]').waitFor();
  return frame;
}

/** The frame of the n-th iframe, once its world can be stepped. */
export async function worldIn(page: Page, n = 0): Promise<Frame> {
  const element = await page.locator('iframe').nth(n).elementHandle();
  const frame = (await element!.contentFrame())!;
  await frame.locator('.cs-world[data-step]').waitFor();
  return frame;
}

export async function send(page: Page, data: unknown, n = 0): Promise<void> {
  await page.evaluate(([data, n]) => {
    document.querySelectorAll('iframe')[n as number]!.contentWindow!.postMessage(data, '*');
  }, [data, n] as const);
}

export async function heard(page: Page, types: readonly string[], n = 0): Promise<Heard[]> {
  return (await page.evaluate(() => window.heard)).filter(({frame, data}) => frame === n && types.includes(data.type));
}

export const test = base.extend<object, {blog: Blog}>({
  // One for all tests of a worker.
  blog: [async ({browserName}, use) => {
    const blog = await Blog.open(`A post, read in ${browserName}`);
    await use(blog);
    blog.close();
  }, {scope: 'worker'}],
});

export {expect};
