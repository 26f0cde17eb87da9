// Written by `pnpm registries` from hideClosed.inline.ts; a test compares them.
import { inlineScript } from '@plinth/site-blocks/browser';
import type { hideClosed as run } from './hideClosed.inline';

export const hideClosed = inlineScript<typeof run>(
  't=>{const e=document.currentScript.previousElementSibling;try{e.hidden=localStorage.getItem(t)===e.dataset.announcement}catch{}}',
);
