import type { Host } from '../../host/host';
import { pageMessages } from '../../page/pageMessages';
import { nameIcons } from './nameIcons';
import { attachShare } from './attachShare';

export function attach(element: HTMLElement, host: Host) {
  const share = element.querySelector<HTMLElement>('.pl-share');
  if (!share) return undefined;
  const undo = [attachShare(share, pageMessages(host)), nameIcons(share)];
  return () => {
    for (const detach of undo) detach();
  };
}
