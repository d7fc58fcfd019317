// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the engine without a page. */
export const COLLIDE = {
  'page.collide.astray': 'A bundler that follows new URL(…, import.meta.url), as Vite and webpack do, finds the engine by itself. Where it does not, load takes clipstage/collide.wasm as the option wasm: its address, its bytes, or the module compiled of them. Next’s configuration needs clipstage among its serverExternalPackages.',
  'page.collide.memory': 'The engine finds too little memory here: {reason}.',
  'page.collide.refused': 'The loaded file is not the engine, or is damaged: {reason}.',
  'page.collide.unsupported': 'There is no WebAssembly here, which the engine needs.',
  'page.collide.range.wasm': 'an address, as text or URL, bytes, or a WebAssembly.Module',
  'page.collide.range.world': 'an object that may have scene and settings',
} as const;

export type CollideKey = keyof typeof COLLIDE;
