// Generated from wasm/text/en.txt by make generate. Do not edit.

/** The messages of the engine without a page. */
export const COLLIDE = {
  'page.collide.astray': 'A bundler that follows new URL(…, import.meta.url), as Vite and webpack do, finds the engine by itself. With another bundler, give load the option wasm: the address of clipstage/collide.wasm, its bytes, or the module compiled from them. In Next’s configuration, name clipstage in serverExternalPackages.',
  'page.collide.memory': 'The engine finds too little memory here: {reason}.',
  'page.collide.refused': 'The loaded file is not the engine, or is damaged: {reason}.',
  'page.collide.unsupported': 'There is no WebAssembly here, which the engine needs.',
  'page.collide.range.wasm': 'an address, as text or URL, bytes, or a WebAssembly.Module',
  'page.collide.range.world': 'an object that may have scene and settings',
} as const;

export type CollideKey = keyof typeof COLLIDE;
