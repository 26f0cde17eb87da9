import { blockTable } from '../blocks/blockTable';
import { createRuntime, type Runtime } from '../boot/runtime';
import { whole } from './whole';

/**
 * Whether somebody has just come to this page. Whoever comes back may see HTML of before, and an address may name a
 * picture that is to be opened.
 */
const isPlainVisit = (): boolean =>
  !location.hash &&
  // The younger list of entries takes a slow phone a millisecond. Where this one is gone, pages start by themselves.
  performance.navigation?.type === 0;

declare global {
  interface Window {
    /** The page's runtime, for scripts of the site: `plinth.register({ kind, types, when, load })`. */
    plinth?: Runtime;
  }
}

if (window.plinth) {
  console.warn('[plinth] The main script ran a second time.');
} else {
  if (!isPlainVisit()) delete document.head.dataset['when'];
  // Our own pages come with the style sheets of their blocks.
  window.plinth = createRuntime(document, blockTable, {
    whole,
    prepare: document.getElementById('plinth-page-context')
      ? undefined
      : () => import('../olderPages/bringBlockStyles'),
    meet: () => import('../blocks/meetBlock'),
  });
  window.plinth.init();
}
