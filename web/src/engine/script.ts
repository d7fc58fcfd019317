interface Policy { createScriptURL(url: string): string }
let policy: Policy | undefined;

/** What is loaded as a script: the wasm, and what draws a lab. */
const OURS = /\/[\w-]+(\.wasm|\.lab)\.js(\?\d+)?$/;

/** The address for a script's src, by a policy that lets pass nothing else, where the page demands one. */
function trusted(url: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}};
  if (trustedTypes === undefined) return url;
  policy ??= trustedTypes.createPolicy('clipstage', {createScriptURL: (to) => (OURS.test(to) ? to : '')});
  return policy.createScriptURL(url);
}

/** Runs a classic script, which a host sends to any page, and gives what take finds right after it. */
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
