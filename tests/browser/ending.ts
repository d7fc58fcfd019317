import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** While true, each call from the engine into the page throws. */
    ending: boolean;
  }
}

/** Makes the engines that the page loads next end while window.ending is true. An exception then passes through each of their instances. */
export async function endable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Imports = Record<string, Record<string, (...args: unknown[]) => unknown>>;
    const wrap = (imports: Imports | undefined): void => {
      for (const functions of Object.values(imports ?? {})) {
        for (const [key, call] of Object.entries(functions)) {
          functions[key] = (...args) => {
            if (window.ending) throw new Error('on purpose');
            return call(...args);
          };
        }
      }
    };
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {construct(target, [module, imports]: [WebAssembly.Module, Imports?]) {
      wrap(imports);
      return new target(module, imports);
    }});
    for (const name of ['instantiate', 'instantiateStreaming'] as const) {
      const before = WebAssembly[name] as (source: unknown, imports: Imports) => Promise<unknown>;
      Object.assign(WebAssembly, {[name](source: unknown, imports: Imports) {
        wrap(imports);
        return before.call(WebAssembly, source, imports);
      }});
    }
  });
}
