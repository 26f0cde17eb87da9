// Written by `pnpm registries` from markArrival.inline.ts; a test compares them.
import { inlineScript } from '@plinth/site-blocks/browser';
import type { markArrival as run } from './markArrival.inline';

export const markArrival = inlineScript<typeof run>(
  "()=>{const[e={name:'#',type:'navigate'}]=performance.getEntriesByType('navigation'),{name:n,type:t}=e,a='navigate'!==t;(a||n.includes(':~:'))&&(document.documentElement.dataset.linkedText=''),(a||n.includes('#'))&&delete document.head.dataset.when}",
);
