import type { Host } from '../../host/host';
import { attachPictures } from '../../page/attachPictures';
import { attachProviderBlock } from '../../providers/attachProviderBlock';
import { facebookPage } from '../../providers/facebookPage';
import { xTimeline } from '../../providers/xTimeline';

const readers = { twitter: xTimeline, facebook: facebookPage };

/** A feed on the site needs its pictures, a network's widget its button. */
export function attach(element: HTMLElement, host: Host) {
  if (element.querySelector('.pl-feed')) return attachPictures(element, host);
  const kind = element.dataset['definitionName']?.toLowerCase();
  const read = kind === 'facebook' ? readers.facebook : readers.twitter;
  return attachProviderBlock(element, host, { read });
}
