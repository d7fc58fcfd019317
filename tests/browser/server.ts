import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

/** CLIPSTAGE_DIST names another build to test than web/dist. */
const dist = process.env.CLIPSTAGE_DIST ? ['--dir', process.env.CLIPSTAGE_DIST] : [];

/**
 * A free port. The first process that loads this file finds it, and Playwright's workers inherit it. Simultaneous
 * runs thus never test each other's site.
 */
function port(name: string): string {
  return process.env[name] ??= execFileSync(process.execPath, ['-e', `
    const server = require('node:net').createServer().listen(0, () => {
      console.log(server.address().port);
      server.close();
    })`], {encoding: 'utf8'}).trim();
}

/** A strict host's policy: its own scripts and styles, and WebAssembly. */
export const CSP = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data:",
  "connect-src 'self'", "frame-src 'self'", "require-trusted-types-for 'script'",
].join('; ');

const strictPort = port('CLIPSTAGE_STRICT_PORT');
const plainPort = port('CLIPSTAGE_PLAIN_PORT');
const openPort = port('CLIPSTAGE_OPEN_PORT');
const base = '/some/sub/path';

/** web/dist at the root of a host with compression, the right types, and the policy above. */
export const STRICT = `http://localhost:${strictPort}/`;

/**
 * web/dist at a sub-path of a bare file host. It does not compress, so the wasm's .gz is loaded, and it sends the
 * wasm with a wrong type.
 */
export const PLAIN = `http://localhost:${plainPort}${base}/`;

/** Like STRICT, with CORS headers for every file. */
export const OPEN = `http://localhost:${openPort}/`;

/** The files of tests/browser/fixtures, on STRICT's origin but without its policy. They find the site at ../engine.js. */
export const FIXTURES = `${STRICT}fixtures/`;

function serve(url: string, args: readonly string[]) {
  return {
    command: ['node', 'scripts/serve.mjs', new URL(url).port, ...args].map((arg) => `'${arg.replaceAll("'", `'\\''`)}'`).join(' '),
    cwd: web,
    url,
    reuseExistingServer: false,
    timeout: 10_000,
  };
}

/** The servers that Playwright starts and stops. */
export const servers = [
  serve(STRICT, ['--header', `Content-Security-Policy: ${CSP}`, '--also', `/fixtures=${fixtures}`, ...dist]),
  serve(OPEN, ['--header', `Content-Security-Policy: ${CSP}`, '--header', 'Access-Control-Allow-Origin: *', ...dist]),
  serve(PLAIN, ['--plain', '--base', base, ...dist]),
];
