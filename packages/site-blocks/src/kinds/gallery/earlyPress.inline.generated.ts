// Written by `pnpm registries` from earlyPress.inline.ts; a test compares them.
import { inlineScript } from '../../context/inlineScript';
import type { earlyPress as run } from './earlyPress.inline';

export const earlyPress = inlineScript<typeof run>(
  "()=>{document.addEventListener('click',e=>{const t=e.target.closest?.('[data-when=near]:not([data-attached]) [data-layout=stacked] :is(.pl-gallery-next,.pl-gallery-previous)'),l=t?.closest('.pl-gallery')?.querySelector('.pl-gallery-slides'),[a,r]=l?.children??[];if(!(t&&l&&a&&r))return;const s=l.scrollLeft,n=r.offsetLeft-a.offsetLeft;l.scrollBy({left:t.matches('.pl-gallery-next')?n:-n,behavior:'instant'}),l.scrollLeft!==s&&(e.preventDefault(),e.stopImmediatePropagation())},!0)}",
);
