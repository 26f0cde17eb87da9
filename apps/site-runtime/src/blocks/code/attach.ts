import type { Host } from '@plinth/site-blocks/host';
import { pageMessages } from '@plinth/site-blocks/page';
import { attachCode } from './attachCode';

export function attach(element: HTMLElement, host: Host) {
  const code = element.querySelector<HTMLElement>('.pl-code');
  return code ? attachCode(code, pageMessages(host)) : undefined;
}
