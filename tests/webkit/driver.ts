import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Readable} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';
import {Builder, Capabilities, type WebDriver} from 'selenium-webdriver';
import {program} from '../browsers.mjs';

/** How long a program may take to start, in milliseconds. */
const START = 30_000;

/** A WebKit browser on a virtual screen. stop ends both. */
export interface Browser { driver: WebDriver; stop(): Promise<void> }

/** Starts a virtual screen, and on it the WebKit driver, which starts the browser. */
export async function startBrowser(): Promise<Browser> {
  const running: ChildProcess[] = [];
  // The browser has separate settings with reduced motion, as in the other engines.
  const settings = mkdtempSync(join(tmpdir(), 'clipstage-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const end = (): void => {
    for (const process of running.reverse()) process.kill();
    rmSync(settings, {recursive: true, force: true});
  };
  process.once('exit', end);
  try {
    const screen = spawn(program('webkit', 'screen'), ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
    running.push(screen);
    const display = await firstLine(screen.stdio[3] as Readable);

    const port = await freePort();
    running.push(spawn(program('webkit', 'driver'), [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        DISPLAY: `:${display}`,
        NO_AT_BRIDGE: '1', // there is no bus for assistive technology
        LIBGL_ALWAYS_SOFTWARE: '1',
        // The browser's sandbox cannot start as root. The browser opens only our pages.
        ...process.getuid?.() === 0 ? {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'} : {},
      },
    }));
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`);
    const driver = await new Builder().usingServer(url).withCapabilities(new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary: program('webkit'), args: ['--automation']},
    })).build();
    return {
      driver,
      async stop() {
        await driver.quit();
        end();
        process.off('exit', end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function firstLine(stream: Readable): Promise<string> {
  const timer = setTimeout(() => stream.destroy(new Error(`Xvfb is not ready after ${START} ms`)), START);
  let text = '';
  for await (const part of stream) {
    text += String(part);
    if (text.includes('\n')) break;
  }
  clearTimeout(timer);
  if (!text.includes('\n')) throw new Error('Xvfb ended before it was ready');
  return text.trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + START; ;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer at ${url}`, {cause: error});
      await wait(50);
    }
  }
}
