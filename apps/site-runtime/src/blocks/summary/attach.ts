import type { Detach, Host } from '../../boot/host';
import { wording } from '../../connect/wording';
import { attachStateLinks } from '../stateLinks/attachStateLinks';
import { refreshBlock } from '../stateLinks/refreshBlock';
import { attachCarousel } from './attachCarousel';
import { commentCountsOf } from './commentCountsOf';

export async function attach(element: HTMLElement, host: Host): Promise<Detach> {
  const { show, stop } = refreshBlock(element, host);
  const counts = commentCountsOf(element, host);
  const links = attachStateLinks(element, {
    async show(address, signal) {
      await show(address, signal);
      counts.show();
    },
  });
  counts.show();
  const undo = [stop, counts.stop, links];
  const older = element.querySelector('.summary-block-wrapper');
  if (older) undo.push(await attachOlderSummary(element, host));
  else undo.push(attachCarousel(element));
  return () => undo.forEach((detach) => detach());
}

/** Lists, grids and carousels of older pages are laid out as galleries are, by a script. */
async function attachOlderSummary(element: HTMLElement, host: Host): Promise<Detach> {
  const { attachGallery } = await import('@plinth/gallery');
  let detach = () => {};
  await new Promise<void>((resolve) => {
    // Its links lead to the items.
    detach = attachGallery(element, { ...wording(host), onReady: resolve });
  });
  return () => detach();
}
