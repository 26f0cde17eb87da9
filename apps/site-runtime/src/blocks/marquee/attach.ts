import { attachMarquee } from '@plinth/ui-blocks/marquee';
import type { Host } from '../../boot/host';
import { wording } from '../../connect/wording';

export function attach(element: HTMLElement, host: Host) {
  const marquee = element.querySelector<HTMLElement>('.pl-marquee, .Marquee');
  return marquee ? attachMarquee(marquee, wording(host)) : undefined;
}
