import { buildSafeHtml } from '@plinth/forms/safe-html';
import { createPlainTranslate } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { loadStyleSheets, pageContext, pageMessages } from '@plinth/site-blocks/page';
import { runtimeMessages } from '@plinth/site-blocks/browser';
import { attachAnnouncement } from '../overlays/attachAnnouncement';
import { readAnnouncement } from '@plinth/site-renderer/browser';
import siteParts from '../styles/siteParts.css?url&no-inline';

/**
 * Fills the placeholder of a legacy page's announcement. Its text is built from an allow-list: the settings hold
 * unchecked HTML.
 *
 * @returns a function that undoes it
 */
export async function fillAnnouncement(host: Host, place: HTMLElement): Promise<Detach> {
  const page = host.document;
  const { websiteSettings, ...context } = pageContext(host) as Record<string, unknown>;
  const { announcementBarSettings } = Object(websiteSettings) as Record<string, unknown>;
  const announcement = readAnnouncement(Object(announcementBarSettings) as Record<string, unknown>);
  if (!announcement || context['showAnnouncementBar'] === false) return () => {};

  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(runtimeMessages, { locale, overrides: messages });
  // No `aside`: style sheets of many pages show every `aside`, even a hidden one.
  const bar = page.createElement('div');
  bar.role = 'complementary';
  bar.className = 'pl-announcement';
  bar.ariaLabel = translate('runtime.announcement');
  bar.dataset['announcement'] = announcement.fingerprint;
  const text = page.createElement('div');
  text.className = 'pl-announcement-text';
  const content = buildSafeHtml(announcement.html, page);
  text.append(announcement.href ? wholeLink(content, announcement.href) : content);
  const close = page.createElement('button');
  close.type = 'button';
  close.className = 'pl-announcement-close';
  close.dataset['announcementClose'] = '';
  close.ariaLabel = translate('runtime.close');
  close.textContent = '×';
  bar.append(text, close);

  await loadStyleSheets(page, [siteParts]);
  const detach = attachAnnouncement(bar);
  place.append(bar);
  return () => {
    detach();
    bar.remove();
  };

  /** A link cannot contain links: those in the text are replaced by the outer link. */
  function wholeLink(inner: DocumentFragment, href: string): HTMLElement {
    for (const nested of inner.querySelectorAll('a')) nested.replaceWith(...nested.childNodes);
    const link = page.createElement('a');
    link.href = href;
    if (announcement!.opensWindow) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
    link.append(inner);
    return link;
  }
}
