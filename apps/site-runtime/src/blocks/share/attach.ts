import type { Host } from '@plinth/site-blocks/host';
import { pageMessages } from '@plinth/site-blocks/page';
import { nameIcons } from '../nameIcons';
import { attachShare } from './attachShare';

export function attach(element: HTMLElement, host: Host) {
  const share = element.querySelector<HTMLElement>('.pl-share');
  if (!share) return undefined;
  const undo = [attachShare(share, pageMessages(host)), nameIcons(share)];
  return () => {
    for (const detach of undo) detach();
  };
}
