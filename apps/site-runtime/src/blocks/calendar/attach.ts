import type { Host } from '../../boot/host';
import { attachStateLinks } from '../stateLinks/attachStateLinks';
import { refreshBlock } from '../stateLinks/refreshBlock';
import { attachGrid } from './attachGrid';
import { offerOwnZone } from './offerOwnZone';

export function attach(element: HTMLElement, host: Host) {
  const { show, stop } = refreshBlock(element, host);
  let wantedDay: string | undefined;
  const grid = attachGrid(element, {
    goTo(month, date) {
      wantedDay = date;
      element.querySelector<HTMLElement>(`[data-state="${month}"]`)?.click();
    },
  });
  offerOwnZone(element);
  const undo = [
    stop,
    grid.detach,
    attachStateLinks(element, {
      show,
      onShown() {
        grid.refresh();
        offerOwnZone(element);
        const date = wantedDay;
        wantedDay = undefined;
        return date !== undefined && grid.focus(date);
      },
    }),
  ];
  return () => undo.forEach((detach) => detach());
}
