/** A module from its address. In embed.html, where modules may be refused, vite.embed.config.ts has embed/script.ts in its place. */
export const importFrom = <Module>(url: string): Promise<Module> => import(/* @vite-ignore */ url) as Promise<Module>;
