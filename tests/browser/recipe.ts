import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {compile} from '@mdx-js/mdx';
import {createServer} from '../../web/node_modules/vite/dist/node/index.js';
import {program} from '../browsers.mjs';
import {STRICT} from './server';

/** The recipes' placeholder for the figures' host. */
const RECIPE_HOST = 'https://clipstage.example/';

const run = promisify(execFile);
const recipe = (file: string): string => readFileSync(new URL(`../../web/recipes/${file}`, import.meta.url), 'utf8').replaceAll(RECIPE_HOST, STRICT);

/** Writes a site's files and builds its page. post() returns a file of the recipe with its parameters. */
type Generator = (site: string, post: (file: string) => string) => Promise<string>;

/**
 * Builds each recipe's page with its generator, in a new folder below tests/. It adds only the necessary parts of a
 * post: a layout for Hugo, a root for React.
 */
export const generators: Record<string, Generator> = {
  html: async (_, post) => post('plain.html'),

  async hugo(site, post) {
    write(site, {
      'hugo.toml': 'title = "A blog"\n',
      'layouts/_default/single.html': '{{ .Content }}',
      'layouts/shortcodes/clipstage.html': recipe('hugo-shortcode.html'),
      'content/post.md': post('hugo-post.md'),
    });
    await run(program('hugo', 'generator'), ['--source', site, '--quiet']);
    return readFileSync(join(site, 'public/post/index.html'), 'utf8');
  },

  async jekyll(site, post) {
    write(site, {'_includes/clipstage.html': recipe('jekyll-include.html'), 'post.md': post('jekyll-post.md')});
    await run(program('jekyll', 'generator'), ['build', '--quiet', '--disable-disk-cache', '--source', site, '--destination', join(site, '_site')]);
    return readFileSync(join(site, '_site/post.html'), 'utf8');
  },

  async mdx(site, post) {
    write(site, {
      'Clipstage.jsx': recipe('mdx-component.jsx'),
      'post.mdx': post('mdx-post.mdx'),
      'page.jsx': `import {renderToStaticMarkup} from 'react-dom/server';
        import Post from './post.mdx';
        export default renderToStaticMarkup(<Post />);`,
    });
    const vite = await createServer({
      root: site, cacheDir: join(site, 'cache'), configFile: false, logLevel: 'error', appType: 'custom',
      server: {middlewareMode: true, hmr: false, ws: false}, optimizeDeps: {noDiscovery: true},
      plugins: [{
        name: 'mdx',
        transform: async (source: string, id: string) => (id.endsWith('.mdx') ? {code: String(await compile(source)), map: null} : null),
      }],
    });
    try {
      return (await vite.ssrLoadModule('/page.jsx') as {default: string}).default;
    } finally {
      await vite.close();
    }
  },
};

/** Makes a recipe's page. Some parameters of its figure may be replaced. */
export async function generate(name: string, site: string, parameters?: string, instead = parameters === undefined ? '' : 'theme="light"'): Promise<string> {
  return generators[name]!(site, (file) => recipe(file).replace(instead, parameters ?? ''));
}

function write(site: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(site, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
