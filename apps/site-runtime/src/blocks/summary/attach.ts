import type { Host } from '../../boot/host';
import { attachStateLinks } from '../stateLinks/attachStateLinks';
import { refreshBlock } from '../stateLinks/refreshBlock';
import { attachCarousel } from './attachCarousel';

export function attach(element: HTMLElement, host: Host) {
  const { show, stop } = refreshBlock(element, host);
  const undo = [stop, attachStateLinks(element, { show }), attachCarousel(element)];
  return () => undo.forEach((detach) => detach());
}
