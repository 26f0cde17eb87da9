import { attachMarquee } from '@plinth/ui-blocks/marquee';
import type { Host } from '@plinth/site-blocks/host';
import { pageMessages } from '@plinth/site-blocks/page';

export function attach(element: HTMLElement, host: Host) {
  const marquee = element.querySelector<HTMLElement>('.pl-marquee, .Marquee');
  return marquee ? attachMarquee(marquee, pageMessages(host)) : undefined;
}
