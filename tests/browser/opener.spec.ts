import {expect, HEAR, heard, iframe, figureIn, send, test} from './post';
import {soon} from './lab';
import {STRICT} from './server';

const EMBED = `${STRICT}embed.html`;
const ask = (id: string, type = 'getState'): unknown => ({source: 'clipstage', v: 1, type, id});

test('the opener of a figure’s window gets answers only if origin names it', {tag: '@engine'}, async ({page, blog}) => {
  await page.goto(blog.publish(`${HEAR}<a href="#">open</a>`));
  const replies = async (): Promise<unknown[]> => (await page.evaluate(() => window.heard)).map(({data}) => [data.type, data.id]);
  for (const [address, answered] of [[`${EMBED}?preset=deep`, false], [`${EMBED}?preset=deep&origin=${blog.origin}`, true], [`${EMBED}?preset=deep&origin=${new URL(STRICT).origin}`, false]] as const) {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((address) => {
        window.heard = [];
        Object.assign(window, {opened: window.open(address)});
      }, address),
    ]);
    await opened.locator('.cs-figure[data-stage]').waitFor();
    expect(await opened.evaluate(() => window.opener !== null && window.parent === window)).toBe(true);
    const sent = async (message: unknown): Promise<void> => page.evaluate((message) => (window as unknown as {opened: Window}).opened.postMessage(message, '*'), message);
    await sent(ask('first', 'next'));
    await sent(ask('second'));
    await sent({source: 'clipstage', v: 1, id: 'third', type: 'fly'});
    if (answered) {
      await soon(replies).toEqual([['done', 'first'], ['getState', 'second'], ['error', 'third']]);
      await expect(opened.locator('.cs-figure')).toHaveAttribute('data-stage', 'faces-a');
    } else {
      // Messages arrive in order, so the answer to this one proves that the others have arrived.
      await opened.evaluate(() => window.addEventListener('message', ({data}) => {
        if (data === 'last') (window.opener as Window).postMessage({type: 'heard', id: data}, '*');
      }));
      await sent('last');
      await soon(replies).toEqual([['heard', 'last']]);
      await expect(opened.locator('.cs-figure')).toHaveAttribute('data-stage', 'setup');
    }
    await opened.close();
  }

  await page.goto(blog.publish(HEAR + iframe(`${EMBED}?preset=deep`)));
  await figureIn(page);
  await send(page, ask('embedded'));
  await soon(async () => (await heard(page, ['getState'])).map(({data}) => data.id)).toEqual(['embedded']);
});
