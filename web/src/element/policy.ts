import {HOME} from '#home';

/** How long to wait for the report of a violation, in milliseconds. */
const LATER = 50;

let refused = false;
globalThis.document?.addEventListener('securitypolicyviolation', ({blockedURI, disposition, effectiveDirective}) => {
  if (effectiveDirective === 'frame-src') return;
  if (disposition === 'enforce' && HOME !== undefined && (blockedURI.startsWith(HOME) || blockedURI === 'wasm-eval' || blockedURI === new URL(HOME).origin)) refused = true;
});

/**
 * Whether the page's policy has refused something that a figure needs. A frame has a policy of its own. Browsers report
 * a violation a little after the request has failed.
 */
export async function forbidden(): Promise<boolean> {
  if (HOME === undefined) return false;
  await new Promise((resolve) => setTimeout(resolve, LATER));
  return refused;
}

/** Calls the function tell if the page's policy refuses our frames. A frame is tried when the policy has refused the engine. */
export function watchFrames(tell: () => void, signal: AbortSignal): void {
  document.addEventListener('securitypolicyviolation', ({blockedURI, disposition, effectiveDirective}) => {
    if (effectiveDirective === 'frame-src' && disposition === 'enforce' && blockedURI.startsWith(new URL(HOME!).origin)) tell();
  }, {signal});
}
