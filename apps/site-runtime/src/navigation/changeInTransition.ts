import { prefersReducedMotion } from '@plinth/dom';

/** Milliseconds in which a slow phone paints a page; the transition is not worth a longer wait. */
const maxWait = 500;

/**
 * Makes a change to the page as a view transition, where the browser supports them and the visitor has not reduced
 * motion. The browser first waits for a frame; a browser that paints none at that moment (seen in Chromium, about once
 * in a hundred navigations) would wait for ever: the change is then made without the transition.
 * @returns when the change is made, not when the transition ends; rejects with what the change throws
 */
export async function changeInTransition(page: Document, change: () => void): Promise<void> {
  if (!page.startViewTransition || prefersReducedMotion()) return change();
  const transition = page.startViewTransition(change);
  // During the transition the page's snapshot receives every press: the first press ends the transition and is passed
  // to its real target.
  const passOn = (event: MouseEvent) => {
    if (!event.isTrusted || event.target !== page.documentElement) return;
    transition.skipTransition();
    const meant = page.elementFromPoint(event.clientX, event.clientY);
    (meant as HTMLElement | null)?.focus();
    meant?.dispatchEvent(new MouseEvent('click', event));
  };
  page.addEventListener('click', passOn);
  const end = () => page.removeEventListener('click', passOn);
  transition.finished.then(end, end);
  // A hidden page or a second transition skips the transition, never the change.
  transition.ready.catch(() => {});
  const timer = setTimeout(() => transition.skipTransition(), maxWait);
  await transition.updateCallbackDone.finally(() => clearTimeout(timer));
}
