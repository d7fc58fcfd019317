/**
 * A module from the address of its chunk. One that has failed gets another address: Firefox keeps the failure of the first as long
 * as the page. In embed.html, where modules may be refused, vite.embed.config.ts has embed/script.ts in its place.
 */
export const importFrom = <Module>(url: string, failures: number): Promise<Module> => import(/* @vite-ignore */ failures === 0 ? url : `${url}?${failures}`) as Promise<Module>;
