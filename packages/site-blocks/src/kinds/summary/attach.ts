import { attachCarousel, attachStateLinks } from '@plinth/listings';
import type { BlockServices } from '../../host/blockServices';
import type { Detach, Host } from '../../host/host';
import { refreshBlock } from '../../page/refreshBlock';
import { commentCountsOf } from './commentCountsOf';

export async function attach(
  element: HTMLElement,
  host: Host,
  services: Pick<BlockServices, 'renderWidget'>,
): Promise<Detach> {
  const { show, stop } = refreshBlock(element, host, services);
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
  if (older) {
    const { attachOlderSummary } = await import('./attachOlderSummary');
    undo.push(await attachOlderSummary(element, host));
  } else undo.push(attachCarousel(element));
  return () => undo.forEach((detach) => detach());
}
