/**
 * The imports that each workspace may have: the table of docs/architecture.md, as data.
 * A target `workspace/part` allows that entry only.
 * @type {Record<string, string[]>}
 */
export const allowedImports = {
  'packages/site-model': [],
  'packages/dom': [],
  'packages/site-api': ['site-model'],
  'packages/media': ['site-model', 'dom'],
  'packages/ui-dialogs': ['site-model', 'dom'],
  'packages/ui-blocks': ['site-model', 'dom'],
  'packages/gallery': ['site-model', 'dom', 'media', 'ui-dialogs'],
  'packages/audio': ['site-model', 'media'],
  'packages/charts': ['site-model', 'dom'],
  'packages/events': ['site-model', 'dom'],
  'packages/listings': ['site-model', 'dom', 'media', 'events'],
  'packages/forms': ['site-model', 'dom'],
  'packages/commerce': ['site-model', 'dom'],
  'packages/tracking': ['site-model'],
  'packages/consent': ['site-model', 'dom', 'ui-dialogs'],
  'packages/site-blocks': [
    ...['site-model', 'dom', 'media', 'ui-blocks', 'gallery', 'audio', 'charts', 'events'],
    ...['listings', 'forms', 'commerce', 'consent', 'ui-dialogs'],
  ],
  'packages/site-renderer': ['every package'],
  'apps/site-runtime': ['every package'],
  'examples/town': ['media'],
  'examples/marlow-clay': ['site-model', 'commerce'],
  'apps/site-server': ['every package', 'town', 'marlow-clay'],
  'apps/playground': ['every package', 'town'],
  bench: ['every package', 'town', 'marlow-clay', 'site-runtime', 'site-server', 'playground'],
  e2e: [],
  tooling: [],
};

/** Workspaces whose TypeScript runs in Node without a bundler's help, so it must not import CSS. */
export const workspacesWithoutCssImports = /^(packages\/|apps\/site-(runtime|server)$)/;

/** Entries that render on the server with React, besides `./react`: they contain no behaviour of a page. */
export const entriesThatRender = ['packages/site-blocks/rendering', 'packages/site-renderer'];

/** Only the request layer may reach the network directly. */
export const workspacesThatMayFetch = ['packages/site-api'];
