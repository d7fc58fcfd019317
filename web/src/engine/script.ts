interface Policy { createScriptURL(url: string): string }
let policy: Policy | undefined;

/** The scripts that are loaded: the wasm, and the drawing code of a lab. */
const OURS = /\/[\w-]+(\.wasm|\.lab)\.js(\?\d+)?$/;

/**
 * The address for a script's src. In a browser with trusted types it is made by a policy that passes only our scripts,
 * since the page may demand one.
 */
function trusted(url: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}};
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('clipstage', {createScriptURL: (to) => (OURS.test(to) ? to : '')});
  return policy.createScriptURL(url);
}

/** Loads and runs a classic script, for which a host needs no CORS headers; then returns the result of take. */
export async function runScript<Left>(url: string, take: () => Left): Promise<Left> {
  const script = document.createElement('script');
  script.src = trusted(url);
  try {
    return await new Promise<Left>((resolve, reject) => {
      script.addEventListener('load', () => resolve(take()));
      script.addEventListener('error', () => reject(new Error(`there is no ${url}`)));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
}
