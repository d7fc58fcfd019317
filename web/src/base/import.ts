/**
 * Imports a module from its chunk's address. After a failure it uses another address: Firefox caches the failure as long as the page. In
 * embed.html, where modules may be refused, #import is embed/script.ts.
 */
export const importFrom = <Module>(url: string, failures: number): Promise<Module> => import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`) as Promise<Module>;
