import { createPlainTranslate, infoBarStyle } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { loadStyleSheets, pageContext, pageMessages } from '@plinth/site-blocks/page';
import { runtimeMessages } from '@plinth/site-blocks/browser';
import { attachInfoBar } from '../overlays/attachInfoBar';
import { readInfoBar } from '@plinth/site-renderer/browser';
import siteParts from '../styles/siteParts.css?url&no-inline';

/**
 * Builds the mobile info bar of a legacy page from the site's data in its context: such a page has neither the bar nor
 * a placeholder ([RUN-13]).
 *
 * @returns a function that undoes it
 */
export async function fillInfoBar(host: Host): Promise<Detach> {
  const page = host.document;
  const { websiteSettings, website } = pageContext(host) as Record<string, unknown>;
  const { locale, messages } = pageMessages(host);
  const content = readInfoBar({
    websiteSettings: Object(websiteSettings) as Record<string, unknown>,
    website: Object(website) as Record<string, unknown>,
    locale,
  });
  if (!content) return () => {};

  const translate = createPlainTranslate(runtimeMessages, { locale, overrides: messages });
  // No `aside`, as for the announcement.
  const bar = make('div');
  bar.className = 'pl-info-bar';
  bar.role = 'complementary';
  bar.ariaLabel = translate('runtime.infoBar');
  bar.dataset['infoBar'] = String(content.style);
  bar.dataset['style'] = content.style === infoBarStyle.dark ? 'dark' : 'light';
  const list = make('ul');
  for (const { name, href } of content.links) {
    const link = make('a', translate(`runtime.infoBar.${name}`));
    link.href = href;
    list.append(make('li', link));
  }
  if (content.hours.length > 0) {
    const days = content.hours.map(({ day, text }) =>
      make('div', make('dt', day), make('dd', text)),
    );
    const summary = make('summary', translate('runtime.infoBar.hours'));
    list.append(make('li', make('details', summary, make('dl', ...days))));
  }
  bar.append(list);

  await loadStyleSheets(page, [siteParts]);
  const detach = attachInfoBar(bar);
  page.body.append(bar);
  return () => {
    detach();
    bar.remove();
  };

  function make<Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    ...content: (Node | string)[]
  ): HTMLElementTagNameMap[Name] {
    const element = page.createElement(name);
    element.append(...content);
    return element;
  }
}
