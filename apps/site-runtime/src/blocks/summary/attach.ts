import type { Host } from '../../boot/host';
import { attachStateLinks } from '../stateLinks/attachStateLinks';
import { refreshBlock } from '../stateLinks/refreshBlock';
import { attachCarousel } from './attachCarousel';
import { commentCountsOf } from './commentCountsOf';

export function attach(element: HTMLElement, host: Host) {
  const { show, stop } = refreshBlock(element, host);
  const counts = commentCountsOf(element, host);
  const links = attachStateLinks(element, {
    async show(address, signal) {
      await show(address, signal);
      counts.show();
    },
  });
  counts.show();
  const undo = [stop, counts.stop, links, attachCarousel(element)];
  return () => undo.forEach((detach) => detach());
}
