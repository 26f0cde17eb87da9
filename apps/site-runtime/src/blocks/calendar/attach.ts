import { createCalendarView } from '@plinth/events';
import { attachStateLinks } from '@plinth/listings';
import type { Host } from '@plinth/site-blocks/host';
import { refreshBlock } from '../stateLinks/refreshBlock';

/** A calendar whose months come from the server. */
export function attach(element: HTMLElement, host: Host) {
  const { show, stop } = refreshBlock(element, host);
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
