import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {deflateRawSync} from 'node:zlib';
import {ATTACKS, outward} from '../browser/attacks';
import {expect, type Lab, say, soon, test} from './lab';

const LINK = 'lab=pair&preset=both-clip&stage=contacts';

/** Opens the editor with a stored code. */
async function own(lab: Lab, code: string): Promise<void> {
  await lab.visit('glossary.html');
  await lab.run((code) => void (localStorage['clipstage.code'] = code), code);
  await lab.visit(`#${LINK}&code=on`);
  await lab.one('.cs-code-head');
  await lab.run((name) => [...document.querySelectorAll<HTMLElement>('.cs-code-head button')].find(({textContent}) => textContent === name)!.click(), say('page.code.own'));
  await lab.one('.cs-code-status');
}

const status = (lab: Lab): Promise<string> => lab.text('.cs-code-status');

test('an exercise is solved', async ({plainLab: lab}) => {
  await lab.visit('glossary.html');
  await lab.run((code) => void (localStorage['clipstage.code.clip'] = code), readFileSync(new URL('../../web/src/listing/collide.js', import.meta.url), 'utf8'));
  await lab.visit(`#${LINK}&exercise=clip`);
  await soon(() => lab.text('.cs-solved'), 30_000).toMatch(/^Solved/);
});

test('code in a link does not run by itself', async ({plainLab: lab}) => {
  await lab.visit(`#${LINK}&own=${deflateRawSync('const collide = (a) => [{p: a.p}];').toString('base64url')}`);
  const button = await lab.one('.cs-warning button');
  await lab.press('Previous stage');
  expect(await status(lab)).toBe('');
  await button.click();
  await soon(() => status(lab)).toContain('Your code first differs at');
});

test('a link of 100 kB with damaged code is refused', async ({plainLab: lab}) => {
  await lab.visit(`#${LINK}&own=${'x'.repeat(100_000)}`);
  await soon(() => lab.text('.cs-code-own > .cs-hint')).toBe(say('page.code.link.bad.text'));
  await soon(() => status(lab)).toBe(say('page.code.same.text'));
});

for (const [name, [code, words]] of Object.entries(ATTACKS)) test(`an attack by the reader’s code does not reach the page: ${name}`, async ({plainLab: lab}) => {
  await own(lab, code);
  await soon(() => status(lab), 30_000).toMatch(words);
  await lab.press('Previous stage');
  await lab.isAt('keep');
});

test('the reader’s code has no way out', async ({plainLab: lab}) => {
  const asked: unknown[] = [], server = createServer(({url}, response) => {
    asked.push(url);
    response.writeHead(200, {'access-control-allow-origin': '*', 'content-type': 'text/javascript'}).end();
  }).listen(0);
  // WebKit gives a frame without origin a cache of its own.
  await own(lab, outward((server.address() as AddressInfo).port, 'caches'));
  await soon(() => status(lab), 30_000).toContain('Your code first differs at');
  await lab.press('Previous stage');
  await soon(() => status(lab)).toContain('Your code first differs at');
  server.close();
  expect(await lab.run(() => caches.keys())).toEqual([]);
  expect(asked).toEqual([]);
});
