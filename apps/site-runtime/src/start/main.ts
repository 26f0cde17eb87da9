import { blockTable } from '../blocks/blockTable';
import { initialisers } from './initialisers';
import { createRuntime, type Runtime } from '../boot/runtime';

async function bringStyles(kind: string): Promise<void> {
  const { bringBlockStyles } = await import('../olderPages/bringBlockStyles');
  await bringBlockStyles(document, kind);
}

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
  const isOurs = document.getElementById('plinth-page-context');
  window.plinth = createRuntime(document, blockTable, initialisers, {
    prepare: isOurs ? undefined : bringStyles,
    meet: () => import('../blocks/meetBlock'),
  });
  window.plinth.init();
}
