/** What this module loads lies here. */
const FOLDER = new URL(/* @vite-ignore */ './', import.meta.url).href;

let refused = false;
globalThis.document?.addEventListener('securitypolicyviolation', ({blockedURI, disposition}) => {
  if (disposition === 'enforce' && (blockedURI.startsWith(FOLDER) || blockedURI === 'wasm-eval' || blockedURI === new URL(FOLDER).origin)) refused = true;
});

/** Whether the page's policy has refused something that a figure needs: a frame has a policy of its own. */
export const forbidden = (): boolean => refused;
