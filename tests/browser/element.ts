import type {Page} from '@playwright/test';
import {OPEN} from './server';

/** For a post: the element's module, and a log of its figures' events. contact-event is logged only for elements with data-contacts. */
export const SCRIPT = `<script type="module" src="${OPEN}clip-stage.js"></script><script>
  window.told = [];
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('clip-stage')) {
      for (const type of ['load', 'stage', 'pose', 'contacts', 'play', 'pause', 'state', 'error', 'step', 'scene', 'contact-event']) {
        if (type !== 'contact-event' || element.dataset.contacts !== undefined) element.addEventListener(type, ({detail}) => told.push({id: element.id, type, detail: type === 'error' ? {code: detail.code, field: detail.field, range: detail.range} : detail}));
      }
    }
  });
</script>`;

export interface Told { id: string; type: string; detail: Record<string, unknown> }
type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

export const told = async (page: Page, id: string, types: readonly string[]): Promise<Told[]> =>
  (await page.evaluate(() => (window as unknown as {told: Told[]}).told)).filter((one) => one.id === id && types.includes(one.type));

/** Calls a method of an element. If it rejects, the result is the error's code. */
export const call = (page: Page, id: string, method: string, ...args: unknown[]): Promise<unknown> => page.evaluate(([id, method, args]) =>
  (document.getElementById(id) as unknown as Methods)[method]!(...args).catch((error: {code: string}) => error.code), [id, method, args] as const);

export const set = (page: Page, id: string, name: string, value: string | null): Promise<void> => page.evaluate(([id, name, value]) => {
  const element = document.getElementById(id!)!;
  if (value === null) element.removeAttribute(name!);
  else element.setAttribute(name!, value!);
}, [id, name, value]);

export const figure = (page: Page, id: string) => page.locator(`#${id} .cs-figure`);
