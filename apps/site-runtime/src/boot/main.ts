import { blockTable } from '../blocks/blockTable';
import { fetchChunks } from './fetchChunks';
import { initialisers } from './initialisers';
import { createRuntime, type Runtime } from './runtime';

declare global {
  interface Window {
    /** The page's runtime, for scripts of the site: `plinth.register({ kind, types, when, load })`. */
    plinth?: Runtime;
  }
}

if (window.plinth) {
  console.warn('[plinth] The main script ran a second time; the first run stays in charge.');
} else {
  window.plinth = createRuntime(document, blockTable, initialisers);
  window.plinth.init();
  fetchChunks(document);
}
