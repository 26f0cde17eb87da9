import { breakpoints } from '@plinth/site-model';
import { shouldShowInfoBar } from '@plinth/site-renderer/browser';
import { isMobile } from './isMobile';

/** Shows the mobile info bar in narrow windows of mobile devices, also after a tablet was rotated ([RUN-13]). */
export function attachInfoBar(bar: HTMLElement): () => void {
  // The owner's preview shows it on every device.
  if ('forced' in bar.dataset) return () => {};
  const { documentElement, defaultView } = bar.ownerDocument;
  const view = defaultView!;
  const narrow = view.matchMedia(`(max-width: ${breakpoints.mobileInfoBarTo}px)`);
  const update = () =>
    bar.toggleAttribute(
      'data-shown',
      shouldShowInfoBar({
        isMobile: isMobile(view.navigator),
        // On a phone `innerWidth` grows with content that is wider than the page.
        viewportWidth: Math.min(view.innerWidth, documentElement.clientWidth),
        style: Number(bar.dataset['infoBar']),
      }),
    );
  update();
  narrow.addEventListener('change', update);
  return () => {
    narrow.removeEventListener('change', update);
    bar.removeAttribute('data-shown');
  };
}
