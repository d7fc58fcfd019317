import type {Page} from '@playwright/test';
import {STAGES, type Stage} from '../../web/src/base/figure.gen';

export interface Row { label: string; texts: string[]; values: string[]; lead: boolean }

export interface Shown {
  stage: string;
  title: string;
  unreached: boolean;
  rows: Row[];
  points: {at: Row; chips: string[]; dropped: boolean}[];
}

/** Gives the next page its animation frames at once, since readStages waits for frames at each stage. */
export async function hurryFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {port1, port2} = new MessageChannel();
    const waiting: FrameRequestCallback[] = [];
    port2.addEventListener('message', () => waiting.shift()!(performance.now()));
    port2.start();
    window.requestAnimationFrame = (callback) => {
      port1.postMessage(undefined);
      return waiting.push(callback);
    };
  });
}

/**
 * Puts a link into the address and reads the inspector at its stage. Then it reads later stages, by the Next button
 * or the stage bar: count stages in all. It runs inside the page, so that a stage takes only a frame.
 */
export async function readStages(page: Page, link: string, count: number = STAGES.length): Promise<Shown[]> {
  return page.evaluate(async ({link, count}) => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];
    const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
    const current = (): string => one('[aria-current=step]').dataset['stage']!;
    // The stage bar follows at once, the inspector in the next frame.
    const settled = (): boolean => one('.cs-panel').ariaLabel === one('[aria-current=step] .cs-name').textContent;

    /** A cell's number, without the note below it. */
    const numberIn = (td: HTMLElement): string => td.textContent!.slice(0, td.textContent!.length - (td.querySelector('.cs-formula')?.textContent!.length ?? 0));
    const row = (tr: HTMLElement): Row => ({
      label: tr.querySelector('th')!.textContent!,
      texts: all(tr, 'td').map(numberIn),
      values: all(tr, 'td').flatMap((td) => td.dataset['value'] ?? []),
      lead: tr.classList.contains('cs-lead'),
    });
    const read = (): Shown => ({
      stage: current(),
      title: one('h2').textContent!,
      unreached: one('[aria-current=step]').classList.contains('cs-unreached'),
      rows: all(document, '.cs-table:not(.cs-points) tbody tr').map(row),
      points: all(document, '.cs-points tbody tr').map((tr) => ({
        at: row(tr), chips: all(tr, '.cs-chip').map((chip) => chip.textContent!), dropped: tr.classList.contains('cs-dropped'),
      })),
    });

    location.hash = link;
    const wanted = new URLSearchParams(link);
    const poses = `${wanted.get('a')},${wanted.get('b')}`.split(',').map(Number);
    const arrived = (): boolean => current() === wanted.get('stage') && settled()
      && all(document, '[data-field]').every((field, i) => Number((field as HTMLInputElement).value) === poses[i]);
    for (let frames = 0; !arrived(); frames++) {
      if (frames > 600) throw new Error(`the page does not show ${link}`);
      await frame();
    }

    const shown = [read()];
    while (shown.length < count) {
      const before = current();
      const next = one('[aria-label="Next stage"]');
      // After the end of the call Next is disabled. The stage bar then leads to the later stages.
      (next.ariaDisabled === 'true' ? one('li:has([aria-current=step]) + li button') : next).click();
      for (let frames = 0; current() === before || !settled(); frames++) {
        if (frames > 600) throw new Error(`${link}: Next does nothing at ${before}`);
        await frame();
      }
      shown.push(read());
    }
    return shown;
  }, {link, count});
}

/** A number's value from the page's spelling, and half a unit of its last digit. */
export function parse(text: string): {value: number; half: number} {
  const match = /^(−?)(\d+)(?:\.(\d+))?(?:×10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text);
  if (match === null) throw new Error(`"${text}" is not a number in the page's spelling`);
  const [, sign, whole, fraction = '', exponent = ''] = match;
  const power = Number([...exponent].map((digit) => digit === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join(''));
  return {
    value: Number(`${sign === '' ? '' : '-'}${whole}.${fraction || 0}e${power}`),
    half: text === '0' ? 0 : 0.5 * 10 ** (power - fraction.length),
  };
}

export {STAGES, type Stage};
