import type { Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';
import { attachCode } from './attachCode';

export function attach(element: HTMLElement, host: Host) {
  const code = element.querySelector<HTMLElement>('.pl-code');
  return code ? attachCode(code, pageMessages(host)) : undefined;
}
