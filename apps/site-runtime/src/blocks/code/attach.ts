import type { Host } from '../../boot/host';
import { wording } from '../../connect/wording';
import { attachCode } from './attachCode';

export function attach(element: HTMLElement, host: Host) {
  const code = element.querySelector<HTMLElement>('.pl-code');
  return code ? attachCode(code, wording(host)) : undefined;
}
