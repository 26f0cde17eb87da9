import { attachMarquee } from '@plinth/ui-blocks/marquee';
import type { Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';

export function attach(element: HTMLElement, host: Host) {
  const marquee = element.querySelector<HTMLElement>('.pl-marquee, .Marquee');
  return marquee ? attachMarquee(marquee, pageMessages(host)) : undefined;
}
