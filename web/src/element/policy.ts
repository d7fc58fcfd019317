import {HOME} from './home';

/** In milliseconds. */
const LATER = 50;

let refused = false;
globalThis.document?.addEventListener('securitypolicyviolation', ({blockedURI, disposition, effectiveDirective}) => {
  if (effectiveDirective === 'frame-src') return;
  if (disposition === 'enforce' && HOME !== undefined && (blockedURI.startsWith(HOME) || blockedURI === 'wasm-eval' || blockedURI === new URL(HOME).origin)) refused = true;
});

/** Whether the page's policy has refused something that a figure needs: a frame has a policy of its own. The browser tells it a little later than the one who asked for it. */
export async function forbidden(): Promise<boolean> {
  if (HOME === undefined) return false;
  await new Promise((resolve) => setTimeout(resolve, LATER));
  return refused;
}

/** Tells when the page's policy refuses frames of ours too. */
export function watchFrames(tell: () => void, signal: AbortSignal): void {
  document.addEventListener('securitypolicyviolation', ({blockedURI, disposition, effectiveDirective}) => {
    if (effectiveDirective === 'frame-src' && disposition === 'enforce' && blockedURI.startsWith(new URL(HOME!).origin)) tell();
  }, {signal});
}
