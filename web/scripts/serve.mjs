// Serves the built site, or another folder, as a static host would:
//
//   node scripts/serve.mjs [port] [--dir folder] [--base /some/sub/path]
//     [--also /path=folder]...     serve a second folder on the same origin
//     [--header "Name: value"]...  with each file of the site
//     [--plain]                    as a bare file host: nothing compressed, a .gz as any
//                                  other file, and the wasm as application/octet-stream
//
// The port may also come from PORT. Without one it is 8080, or the next that is free.
import {createServer} from 'node:http';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import sirv from 'sirv';
import {DIST} from './files.mjs';

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    dir: {type: 'string', default: DIST},
    base: {type: 'string', default: '/'},
    also: {type: 'string', multiple: true, default: []},
    header: {type: 'string', multiple: true, default: []},
    plain: {type: 'boolean', default: false},
  },
});

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const wanted = positionals[0] ?? process.env.PORT;
if (wanted !== undefined && !(Number(wanted) >= 1 && Number(wanted) <= 65535)) fail(`"${wanted}" is not a port`);

const headers = options.header.map((header) => {
  const [name, value] = header.split(/:\s*(.*)/, 2);
  return [name ?? '', value ?? ''];
});

/** Wraps a path in slashes. @param {string} path */
const folder = (path) => `/${path}/`.replaceAll(/\/+/g, '/');

/**
 * Serves a folder at a path.
 * @param {string} path
 * @param {string} dir
 * @param {boolean} site
 */
function mount(path, dir, site) {
  if (!existsSync(dir)) fail(`there is no folder ${dir}${dir === DIST ? ': run make site' : ''}`);
  return {
    path: folder(path),
    serve: sirv(dir, {
      dev: true, // reads the disk each time, since the site may be rebuilt
      etag: true,
      gzip: site && !options.plain,
      brotli: site && !options.plain,
      setHeaders(response, file) {
        response.setHeader('Cache-Control', 'no-cache');
        if (!site) return;
        if (options.plain && file.endsWith('.wasm')) response.setHeader('Content-Type', 'application/octet-stream');
        if (options.plain && file.endsWith('.gz')) {
          response.setHeader('Content-Type', 'application/gzip');
          response.setHeader('Content-Encoding', 'identity'); // otherwise sirv sends gzip
        }
        for (const [name, value] of headers) response.setHeader(name ?? '', value ?? '');
      },
    }),
  };
}

const mounts = [
  ...options.also.map((also) => {
    const [path, dir] = also.split('=', 2);
    return path && dir ? mount(path, dir, false) : fail(`--also ${also}: expected /path=folder`);
  }),
  mount(options.base, options.dir, true),
];

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  /** @param {number} status @param {Record<string, string>} [fields] */
  const end = (status, fields) => void response.writeHead(status, {'Content-Type': 'text/plain', ...fields}).end(`${status}\n`);

  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, {Allow: 'GET, HEAD'});
  const at = mounts.find((m) => path.startsWith(m.path) || path + '/' === m.path);
  if (!at) return end(404);
  if (path + '/' === at.path) return end(301, {Location: at.path + url.slice(path.length)});
  request.url = url.slice(at.path.length - 1);
  return at.serve(request, response, () => end(404));
});

let port = Number(wanted ?? 8080);
server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  if (wanted !== undefined || port > 8180) fail(`port ${port} is in use`);
  server.listen(++port);
});
server.on('listening', () => console.log(`http://localhost:${port}${folder(options.base)}`));
server.listen(port);
