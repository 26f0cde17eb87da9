import path from 'node:path';
import { bundle } from '@plinth/tooling/bundle';
import { expect, it } from 'vitest';
import { renderers } from '@plinth/site-blocks/rendering';
import { createPageRenderer, readClientAssets } from '@plinth/site-renderer';
import { german } from '@plinth/site-renderer/german-messages';

const root = path.resolve(import.meta.dirname, '../..');
const keys = Object.keys(german);
/** These run on pages alone that Plinth did not render: such a page brings no messages of ours. */
const legacyParts = ['../legacy/*', '../../legacy/*', './attachOlderSummary'];
/** A key that is said: as a whole, or its beginning in a template. Before a colon it is a catalogue's own entry. */
const saidKey = /["`']([a-z][A-Za-z]*\.[\w.-]*)(\$\{|["`'](?!:))/g;

/** The keys of all messages that the built script of a source may say, its parts on demand with it. */
async function keysSaidBy(source: string): Promise<string[]> {
  const files = await bundle({
    entryCode: `export * from './${source}';`,
    resolveDir: root,
    external: legacyParts,
  });
  const said = files
    .filter(({ path: file }) => file.endsWith('.js'))
    .flatMap(({ contents }) => [...new TextDecoder().decode(contents).matchAll(saidKey)])
    .flatMap(([, key = '', end = '']) =>
      end === '${' ? keys.filter((known) => known.startsWith(key)) : [key],
    );
  return keys.filter((key) => said.includes(key));
}

/** The keys of the messages that a page without blocks brings. */
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

const clients = [...new Set(renderers.flatMap(({ client }) => client ?? []))];

it.for(clients)('[RUN-35] the browser gets all messages that %s says', async (client) => {
  const brought = renderers
    .filter((renderer) => renderer.client === client)
    .flatMap(({ messages = {} }) => Object.values(messages).flat());
  const said = await keysSaidBy(client);
  expect(said.filter((key) => !isAmong([...everyPage, ...brought])(key))).toEqual([]);
});

it('[RUN-35] and none that no script says', async () => {
  const said = (await Promise.all(clients.map(keysSaidBy))).flat();
  const brought = renderers.flatMap(({ messages = {} }) => Object.values(messages).flat());
  expect(brought.filter((beginning) => !said.some(isAmong([beginning])))).toEqual([]);
});

it('[RUN-35] and those that every page may say', async () => {
  // The cart's link in the header brings its own.
  const known = isAmong([...everyPage, 'commerce.cart.']);
  const said = await keysSaidBy('src/start/startPage.ts');
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((key) => !known(key))).toEqual([]);
});
