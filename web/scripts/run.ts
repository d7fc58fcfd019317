import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

/** The policy of run.html: no network, and no scripts but its own two and the reader's. */
const POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:";

const FILES = ['frame', 'worker'].map((name) => new URL(`../src/run/${name}.js`, import.meta.url));

/** run.html, in which the reader's code runs. */
function page(): string {
  const [frame, worker] = FILES.map((file) => readFileSync(file, 'utf8').trim());
  return [
    '<!doctype html>', '<html lang="en">', `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Clipstage</title></head>`,
    '<body>', `<script type="text/plain" id="worker">\n${worker}\n</script>`, `<script>\n${frame}\n</script>`, '</body>', '</html>', '',
  ].join('\n');
}

/** Writes run.html, and serves virtual:run, its address. */
export function run(): Plugin {
  const ID = '\0virtual:run';
  return {
    name: 'run',
    resolveId: (source) => (source === ID.slice(1) ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      FILES.forEach((file) => this.addWatchFile(file.pathname));
      if (this.environment.config.command !== 'build') return 'export default "/run.html";';
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({type: 'asset', fileName: 'run.html', source: page()})};`;
    },
    configureServer({middlewares}) {
      middlewares.use('/run.html', (_, response) => void response.setHeader('Content-Type', 'text/html').end(page()));
    },
  };
}
