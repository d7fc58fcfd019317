interface Policy { createScriptURL(url: string): string }
let policy: Policy | undefined;

/** The scripts to load: the wasm, and a lab's drawing code. */
const OURS = /\/[\w-]+(\.wasm|\.lab)\.js(\?\d+)?$/;

/** The address for a script's src. A page may demand trusted types; then a policy that allows only our scripts makes the address. */
function trusted(url: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}};
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('clipstage', {createScriptURL: (to) => (OURS.test(to) ? to : '')});
  return policy.createScriptURL(url);
}

/** Loads and runs a classic script, which needs no CORS headers, and returns take's result. */
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
