import type { Host } from '../../boot/host';
import { wording } from '../../connect/wording';
import { attachShare } from './attachShare';

export function attach(element: HTMLElement, host: Host) {
  const share = element.querySelector<HTMLElement>('.pl-share');
  return share ? attachShare(share, wording(host)) : undefined;
}
