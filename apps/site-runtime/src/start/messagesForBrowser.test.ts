import path from 'node:path';
import { expect, it } from 'vitest';
import { renderers, sourceOfScript } from '@plinth/site-blocks/rendering';
import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';
import { german } from '@plinth/site-renderer/german-messages';
import { build, type Rolldown } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const keys = Object.keys(german);
/** These run only on legacy pages: such a page contains no messages of ours. */
const legacyPart = /\/legacy\/|\/attachOlderSummary$|\/adoptVideo$/;
/** A message key in use: as a whole, or its beginning in a template. Before a colon it is a catalogue's own entry. */
const saidKey = /["`']([a-z][A-Za-z]*\.[\w.-]*)(\$\{|["`'](?!:))/g;

const scripts = new Set(renderers.flatMap(({ client }) => client ?? []));
const clients = [...scripts].map(sourceOfScript);
const startOfPage = 'src/start/startPage.ts';

/** The built scripts, each a file of the modules that the same sources need. */
const chunks = await buildScripts([...clients, startOfPage]);

async function buildScripts(sources: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@plinth/source', 'module', 'browser', 'import', 'default'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: sources.map((source) => path.join(root, source)),
        external: legacyPart,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** The keys of all messages that the built script of a source may use, including its parts on demand. */
function keysSaidBy(source: string): string[] {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, source))!;
  const files = new Set([entry]);
  for (const { imports, dynamicImports } of files)
    for (const file of chunks)
      if ([...imports, ...dynamicImports].includes(file.fileName)) files.add(file);
  const said = [...files]
    .flatMap(({ code }) => [...code.matchAll(saidKey)])
    .flatMap(([, key = '', end = '']) =>
      end === '${' ? keys.filter((known) => known.startsWith(key)) : [key],
    );
  return keys.filter((key) => said.includes(key));
}

/** The keys of the messages that a page without blocks contains. */
function keysOfEveryPage(): string[] {
  const page = { id: 'page', slug: 'page', title: 'Page', sections: [] };
  const { html } = createPageRenderer({
    assets: readClientAssets({ 'src/start/main.ts': { file: 'assets/boot.js' } }),
  }).renderPage({
    page,
    site: {
      id: 'site',
      identifier: 'site',
      title: 'Site',
      locale: 'de',
      navigation: [],
      pages: [page],
    },
    request: { url: new URL('http://site.example/page'), nonce: 'n0nce' },
  });
  const context = /id="plinth-page-context">(.+?)<\/script>/.exec(html)![1]!;
  return Object.keys((JSON.parse(context) as { messages: object }).messages);
}

const everyPage = keysOfEveryPage();
const isAmong = (beginnings: readonly string[]) => (key: string) =>
  beginnings.some((beginning) => key.startsWith(beginning));

it.for(clients)('[RUN-35] the browser gets all messages that %s says', (client) => {
  const loadedKeys = renderers
    .filter((renderer) => renderer.client && sourceOfScript(renderer.client) === client)
    .flatMap(({ messages = {} }) => Object.values(messages).flat());
  const said = keysSaidBy(client);
  expect(said.filter((key) => !isAmong([...everyPage, ...loadedKeys])(key))).toEqual([]);
});

it('[RUN-35] and none that no script says', () => {
  const said = clients.flatMap(keysSaidBy);
  const loadedKeys = renderers.flatMap(({ messages = {} }) => Object.values(messages).flat());
  expect(loadedKeys.filter((beginning) => !said.some(isAmong([beginning])))).toEqual([]);
});

it('[RUN-35] and those that every page may say', () => {
  // The cart's link in the header carries its own.
  const known = isAmong([...everyPage, 'commerce.cart.']);
  const said = keysSaidBy(startOfPage);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((key) => !known(key))).toEqual([]);
});
