import { showNeighbour } from '@plinth/gallery';
import type { WaitingBlock } from '../../host/blockScript';
import type { Host } from '../../host/host';
import { fingers } from './fingers';

/**
 * Until its script is there, a line of slides scrolls to the next one as it would under a finger; and a finger that is
 * on it then is told to the script, which must not take the line out of its hand.
 */
export function attachWaitingGallery(block: WaitingBlock, host: Host): void {
  const { element } = block;
  block.answer = (control) =>
    (control.matches('.pl-gallery-next') && showNeighbour(element, 1)) ||
    (control.matches('.pl-gallery-previous') && showNeighbour(element, -1));
  // Pressed while this file was on its way.
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
