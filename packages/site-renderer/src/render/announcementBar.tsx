import { escapeHtml, settingsGroup, type RenderContext } from '@plinth/site-blocks/rendering';
import { readAnnouncement } from '../overlays/readAnnouncement';
import { hideClosed } from './hideClosed.inline.generated';

/** The storage key of the announcement that was closed. */
const announcementKey = 'pl-announcement';

/**
 * The bar at the top of the page. Visitors may close it; accounts of the site always see it
 * ([RUN-11]).
 */
export function announcementBar(context: RenderContext): string | undefined {
  const { sanitizeHtml, sanitizeLinkHtml, translate, request } = context;
  const settings = settingsGroup(context, 'announcementBarSettings');
  const announcement = readAnnouncement(settings);
  if (!announcement) return undefined;
  context.wantStyle('siteParts');
  context.wantStart();
  const { href, opensWindow, fingerprint } = announcement;
  const content = href
    ? wholeLink(sanitizeLinkHtml(announcement.html), href, opensWindow)
    : `<div>${sanitizeHtml(announcement.html)}</div>`;
  const canClose = !request.account?.roles.length;
  const label = escapeHtml(translate('runtime.close'));
  return [
    `<aside class="pl-announcement" aria-label="${escapeHtml(translate('runtime.announcement'))}" data-announcement="${fingerprint}">`,
    `<div class="pl-announcement-text">${content}</div>`,
    canClose &&
      `<button type="button" class="pl-announcement-close" data-announcement-close aria-label="${label}">×</button>`,
    `</aside>`,
    canClose &&
      `<script nonce="${escapeHtml(request.nonce)}">${hideClosed.call(announcementKey)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

function wholeLink(html: string, href: string, opensWindow: boolean): string {
  const target = opensWindow ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(href)}"${target}>${html}</a>`;
}
