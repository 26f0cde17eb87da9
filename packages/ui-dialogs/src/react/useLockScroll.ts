import { lockScroll } from '../layer/lockScroll';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect';

/** Prevents the page from scrolling while `active`. */
export function useLockScroll(active: boolean): void {
  useBrowserLayoutEffect(() => (active ? lockScroll() : undefined), [active]);
}
