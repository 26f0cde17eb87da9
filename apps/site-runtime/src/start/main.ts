import { blockTable } from '../blocks/blockTable';
import { createRuntime, type Runtime } from '../boot/runtime';
import { whole } from './whole';

declare global {
  interface Window {
    /** The page's runtime, for scripts of the site: `plinth.register({ kind, types, when, load })`. */
    plinth?: Runtime;
  }
}

if (window.plinth) {
  console.warn('[plinth] The main script ran a second time.');
} else {
  // Our own pages come with the style sheets of their blocks.
  window.plinth = createRuntime(document, blockTable, {
    whole,
    prepare: document.getElementById('plinth-page-context')
      ? undefined
      : () => import('../olderPages/prepareBlock'),
    meet: () => import('../blocks/meetBlock'),
  });
  window.plinth.init();
}
