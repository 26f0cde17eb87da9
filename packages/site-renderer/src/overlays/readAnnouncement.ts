import { overlayStyle, safeHref } from '@plinth/site-model';
import { readNumberOr, readTextOr } from '@plinth/site-blocks/browser';

export interface Announcement {
  /** The owner's HTML, not sanitised. */
  html: string;
  /** The link of the whole text. */
  href?: string | undefined;
  opensWindow: boolean;
  /**
   * Identifies the text, so that a changed announcement is shown again to visitors who closed the
   * former.
   */
  fingerprint: string;
}

/** The announcement in a site's settings; `undefined` if there is none to show. */
export function readAnnouncement(settings: Record<string, unknown>): Announcement | undefined {
  const html = readTextOr(settings, 'text', '').trim();
  if (isBlank(html) || readNumberOr(settings, 'style', overlayStyle.show) === overlayStyle.none)
    return undefined;
  const { url, newWindow } = Object(settings['clickthroughUrl']) as Record<string, unknown>;
  return {
    html,
    href: typeof url === 'string' ? safeHref(url) : undefined,
    opensWindow: newWindow === true,
    fingerprint: fingerprintOf(html),
  };
}

/** Whether a text is an empty paragraph. */
const isBlank = (html: string): boolean =>
  !/<img\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;/gi, '').trim() === '';

function fingerprintOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) {
    hash = (hash * 33 + text.charCodeAt(index)) >>> 0;
  }
  return hash.toString(36);
}
