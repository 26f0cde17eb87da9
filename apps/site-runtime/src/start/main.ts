import '../boot/retryImport';
import { blockTable } from '../blocks/blockTable.generated';
import { createRuntime, type Initialiser, type Runtime } from '../boot/runtime';
import { pageRow } from './pageRow';

/** Markup that a legacy page hides until its script has run. */
const olderMarkup: Initialiser = {
  name: 'older markup',
  start: async (host) => (await import('./startLegacyMarkup')).startLegacyMarkup(host),
};

declare global {
  interface Window {
    /** The page's runtime, for scripts of the site: `plinth.register({ kind, types, when, load })`. */
    plinth?: Runtime;
  }
}

if (window.plinth) {
  console.warn('[plinth] ran twice');
} else {
  const isOurs = document.getElementById('plinth-page-context') !== null;
  window.plinth = createRuntime(document, blockTable, {
    pageRow,
    // Our own pages link the style sheets of their blocks.
    prepare: isOurs ? undefined : () => import('./prepareBlock'),
    importWaiting: () => import('../blocks/attachWaitingBlock'),
  });
  if (!isOurs) window.plinth.register(olderMarkup);
  window.plinth.init();
}
