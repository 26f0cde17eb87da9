import { overlayStyle, safeHref } from '@plinth/site-model';
import { readNumberOr, readTextOr } from '@plinth/site-blocks/browser';

export interface Announcement {
  /** HTML, as the owner wrote it: not safe. */
  html: string;
  /** Where the whole text leads. */
  href?: string | undefined;
  opensWindow: boolean;
  /** Another text is another announcement, also for visitors who closed the one before. */
  fingerprint: string;
}

/** The announcement of a site's settings; `undefined` where there is none to show. */
export function readAnnouncement(settings: Record<string, unknown>): Announcement | undefined {
  const html = readTextOr(settings, 'text', '').trim();
  if (html === '' || readNumberOr(settings, 'style', overlayStyle.show) === overlayStyle.none)
    return undefined;
  const { url, newWindow } = Object(settings['clickthroughUrl']) as Record<string, unknown>;
  return {
    html,
    href: typeof url === 'string' ? safeHref(url) : undefined,
    opensWindow: newWindow === true,
    fingerprint: fingerprintOf(html),
  };
}

function fingerprintOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) {
    hash = (hash * 33 + text.charCodeAt(index)) >>> 0;
  }
  return hash.toString(36);
}
