import { showNeighbour } from '@plinth/gallery';
import type { WaitingBlock } from '../../host/blockScript';
import type { Host } from '../../host/host';
import { fingers } from './fingers';

/**
 * Until its script has loaded, a line of slides scrolls natively; and a touch on it is reported to
 * the script, which must not interrupt the swipe.
 */
export function attachWaitingGallery(block: WaitingBlock, host: Host): void {
  const { element } = block;
  block.answer = (control) =>
    (control.matches('.pl-gallery-next') && showNeighbour(element, 1)) ||
    (control.matches('.pl-gallery-previous') && showNeighbour(element, -1));
  // Pressed while this file was loading.
  const held = element.querySelector<HTMLElement>('[data-held]');
  if (held && block.answer(held)) held.dataset['held'] = 'answered';

  const touch = () => {
    const lifted = new Promise((resolve) => {
      for (const end of ['touchend', 'touchcancel'])
        element.addEventListener(end, resolve, { once: true });
    });
    fingers(host).set(element, lifted);
  };
  element.addEventListener('touchstart', touch, { passive: true });
  block.detach = () => element.removeEventListener('touchstart', touch);
}
