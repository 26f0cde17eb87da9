import type { Host } from '../../boot/host';
import { attachStateLinks } from '../stateLinks/attachStateLinks';
import { refreshBlock } from '../stateLinks/refreshBlock';
import { attachGrid } from './attachGrid';
import { leadOn } from './leadOn';
import { offerOwnZone } from './offerOwnZone';

export function attach(element: HTMLElement, host: Host) {
  const { show, stop } = refreshBlock(element, host);
  const grid = attachGrid(element, {
    goTo(month) {
      element.querySelector<HTMLElement>(`[data-state="${month}"]`)?.click();
    },
  });
  offerOwnZone(element);
  const undo = [
    stop,
    grid.detach,
    attachStateLinks(element, {
      show,
      onAsked: (link) => leadOn(element, link),
      onShown() {
        offerOwnZone(element);
        return grid.refresh();
      },
    }),
  ];
  return () => undo.forEach((detach) => detach());
}
