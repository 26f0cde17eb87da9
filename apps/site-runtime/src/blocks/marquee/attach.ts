import { attachMarquee } from '@plinth/ui-blocks/marquee';
import type { Host } from '@plinth/site-blocks/host';
import { pageMessages } from '../../services/context/pageMessages';

export function attach(element: HTMLElement, host: Host) {
  const marquee = element.querySelector<HTMLElement>('.pl-marquee, .Marquee');
  return marquee ? attachMarquee(marquee, pageMessages(host)) : undefined;
}
