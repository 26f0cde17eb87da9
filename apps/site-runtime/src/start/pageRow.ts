import type { BlockRow } from '../boot/blockTable';

/** Parts of the page that are no block are in one file, which the runtime starts like a block. */
export const pageRow: BlockRow = {
  kind: 'page',
  when: 'idle',
  // Those of the banner (`reopenSelector`); without the script they post a form or lead to an anchor.
  waits: '[data-consent-banner] button,[data-consent-reopen],[href="#cookie-settings"]',
  load: () => import('./startPage'),
};
