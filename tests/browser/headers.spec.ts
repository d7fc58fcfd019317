import {createServer, get, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {soon} from './lab';
import {expect, HEAR, heard, iframe, test} from './post';
import {STRICT} from './server';

const CORP = {'cross-origin-resource-policy': 'cross-origin'}, COEP = {'cross-origin-embedder-policy': 'require-corp'};

/** A host's additional headers: for embed.html, and for its other files. */
interface Sent { embed: object; rest: object }

/** Starts a host like STRICT that also sends these headers. */
async function host({embed, rest}: Sent): Promise<{server: Server; url: string}> {
  const server = createServer((request, response) => {
    get(new URL(request.url!, STRICT), {headers: {'accept-encoding': request.headers['accept-encoding'] ?? ''}}, (upstream) => {
      response.writeHead(upstream.statusCode!, {...upstream.headers, ...(request.url!.startsWith('/embed.html') ? embed : rest)});
      upstream.pipe(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {server, url: `http://localhost:${(server.address() as AddressInfo).port}/`};
}

/** Whether each frame of a page shows a figure. It waits until the wanted number of frames do. */
async function standing(page: Page, frames: number, wanted: readonly boolean[]): Promise<boolean[]> {
  const stand = async (): Promise<boolean[]> => Promise.all([...Array(frames).keys()].map(async (n) => (await heard(page, ['load'], n)).length > 0));
  await soon(async () => (await stand()).filter(Boolean).length).toBeGreaterThanOrEqual(wanted.filter(Boolean).length);
  return stand();
}

/** Hosts by their headers. plain and sandbox tell whether a frame, without or with a sandbox, shows its figure. */
const CASES: readonly (Sent & {name: string; plain: boolean; sandbox: boolean})[] = [
  {name: 'no header', embed: {}, rest: {}, plain: false, sandbox: false},
  {name: 'CORP alone', embed: CORP, rest: CORP, plain: false, sandbox: false},
  {name: 'COEP alone', embed: COEP, rest: COEP, plain: false, sandbox: false},
  {name: 'both with embed.html', embed: {...COEP, ...CORP}, rest: {}, plain: true, sandbox: false},
  {name: 'both with embed.html, CORP with the rest', embed: {...COEP, ...CORP}, rest: CORP, plain: true, sandbox: true},
];

test('a page with COEP shows the figures of a host that sends the two headers, and no others', {tag: '@engine'}, async ({page, blog, faults}) => {
  test.slow();
  faults.allow(/./); // each browser words a blocked load differently
  const hosts = await Promise.all(CASES.map(host));
  try {
    for (const policy of ['require-corp', 'credentialless']) {
      const frames = hosts.flatMap(({url}) => [iframe(`${url}embed.html`), iframe(`${url}embed.html`, 'sandbox="allow-scripts"')]);
      const scripts = hosts.map(({url}, i) => `<script src="${url}clipstage-embed.js" onload="got[${i}] = true"></script>`);
      await page.goto(blog.publish(`${HEAR}<script>got = []</script>${scripts.join('')}${frames.join('').replaceAll('height="480"', 'height="300"')}`, {'cross-origin-embedder-policy': policy}));
      // A tall window shows all of them, so none waits.
      await page.setViewportSize({width: 700, height: 320 * frames.length});
      const wanted = CASES.flatMap(({plain, sandbox}) => [plain, sandbox]);
      expect(await standing(page, frames.length, wanted), policy).toEqual(wanted);
      const loaded = await page.evaluate(() => (window as unknown as {got: boolean[]}).got);
      if (policy === 'require-corp') expect([...CASES.keys()].map((i) => loaded[i] ?? false)).toEqual(CASES.map(({rest}) => 'cross-origin-resource-policy' in rest));
    }
    await page.setViewportSize({width: 1280, height: 800});
  } finally {
    for (const {server} of hosts) {
      server.close();
      server.closeAllConnections();
    }
  }
});

test('Chromium shows any host’s figure in a frame without credentials', async ({page, blog}) => {
  const {server, url} = await host({embed: {}, rest: {}});
  try {
    await page.goto(blog.publish(HEAR + iframe(`${url}embed.html`, 'credentialless'), {'cross-origin-embedder-policy': 'require-corp'}));
    await soon(() => heard(page, ['load'])).toHaveLength(1);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
