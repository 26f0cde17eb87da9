import { createCalendarView } from '@plinth/events';
import { attachStateLinks } from '@plinth/listings';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { refreshBlock } from '../../page/refreshBlock';

/** A calendar whose months are loaded from the server. */
export function attach(
  element: HTMLElement,
  host: Host,
  services: Pick<BlockServices, 'renderWidget'>,
) {
  const { show, stop } = refreshBlock(element, host, services);
  const calendar = createCalendarView(element);
  const undo = [
    stop,
    calendar.detach,
    attachStateLinks(element, {
      show,
      onAsked: calendar.leadOn,
      onShown: calendar.refresh,
    }),
  ];
  return () => undo.forEach((detach) => detach());
}
