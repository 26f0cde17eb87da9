import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { providerMessages } from './providerMessages';
import type { Widget } from './provider';

/** Builds the widget's text for a page without it: the link, the button and the status line. */
export function buildWidget(
  block: HTMLElement,
  { widget, locale, messages }: { widget: Widget; locale: string; messages: MessageCatalogue },
): HTMLElement {
  const page = block.ownerDocument;
  const translate = createPlainTranslate(providerMessages, { locale, overrides: messages });
  const create = <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    className: string,
    properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ) => Object.assign(page.createElement(tag), { className, ...properties });

  const root = create('section', 'pl-widget');
  root.dataset['provider'] = widget.provider.name;
  const actions = create('div', 'pl-widget-actions');
  actions.append(
    create('button', 'pl-button pl-widget-open', {
      type: 'button',
      textContent: translate('providers.show'),
    }),
    create('a', 'pl-widget-visit', {
      href: widget.href,
      target: '_blank',
      rel: 'noopener',
      textContent: translate('providers.visit', { provider: widget.provider.label }),
    }),
    create('p', 'pl-widget-note', { role: 'status' }),
  );
  const cover = create('div', 'pl-widget-cover');
  cover.append(actions);
  root.append(cover);
  block.append(root);
  return root;
}
