import { useLayoutEffect } from 'react';
import { lockScroll } from '../layer/lockScroll';

/** Keeps the page from scrolling while `active`. */
export function useLockScroll(active: boolean): void {
  useLayoutEffect(() => (active ? lockScroll() : undefined), [active]);
}
