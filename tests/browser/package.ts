import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {CSP} from './server';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

function npm(folder: string, ...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder, encoding: 'utf8', timeout: 80_000});
}

/** The package from npm pack, in a new folder, and projects with only this package. */
export class Package {
  private readonly folder = mkdtempSync(join(tmpdir(), 'clipstage-'));
  private readonly tarball: string;
  /** The tarball's files by path, with their sizes in bytes. */
  readonly files: ReadonlyMap<string, number>;

  constructor() {
    const [packed] = JSON.parse(npm(WEB, 'pack', '--json', '--pack-destination', this.folder)) as [{filename: string; files: {path: string; size: number}[]}];
    this.tarball = join(this.folder, packed.filename);
    this.files = new Map(packed.files.map(({path, size}) => [path, size]));
  }

  readonly version = (JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {version: string}).version;

  get name(): string { return this.tarball.slice(this.folder.length + 1); }

  project(name: string, files: Readonly<Record<string, string>>): string {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    cpSync(this.installed ??= this.install(), folder, {recursive: true});
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    return folder;
  }

  /** The installed project. All others are copies of it, for speed. */
  private installed: string | undefined;

  private install(): string {
    const folder = join(this.folder, 'installed');
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({name: 'project', private: true, type: 'module'}));
    npm(folder, 'install', '--offline', this.tarball);
    return folder;
  }

  remove(): void { rmSync(this.folder, {recursive: true, force: true}); }
}

const TYPES: Readonly<Record<string, string>> = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm'};

/** Serves a folder like a static host with a policy, strict by default. */
export async function serve(folder: string, policy = CSP): Promise<{url: string; close(): void}> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://host').pathname, file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const body = readFileSync(file);
      response.writeHead(200, {'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...policy !== '' && {'content-security-policy': policy}}).end(body);
    } catch {
      response.writeHead(404, {'content-type': 'text/html'}).end('<!doctype html><title>There is nothing</title>');
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The example in web/README.md that imports a module of the package. */
export function example(module = 'clipstage'): string {
  const code = [...readFileSync(join(WEB, 'README.md'), 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code!).find((code) => code.includes(`from '${module}'`));
  if (code === undefined) throw new Error(`web/README.md has no example of ${module}`);
  return code;
}
