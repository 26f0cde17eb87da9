import type { ConsentKind } from '@plinth/consent';
import type { Detach, Host } from '../host/host';
import { consentToEmbeds } from '../page/consentToEmbeds';
import { pageMessages } from '../page/pageMessages';
import { readBlockJson } from '../page/readBlockJson';
import { attachWidget, type AttachWidgetOptions } from './attachWidget';
import { buildWidget } from './buildWidget';
import type { Widget } from './provider';

/**
 * Attaches the widget of a block. On a page that we did not render its text is built first, from
 * the block's settings; a block without usable settings is left unchanged.
 */
export function attachProviderBlock(
  element: HTMLElement,
  host: Host,
  {
    read,
    kind,
    ...more
  }: Pick<AttachWidgetOptions, 'mayOpen'> & {
    read(settings: Record<string, unknown>): Widget | undefined;
    /** The kind of consent. @default 'embeds' */
    kind?: ConsentKind;
  },
): Detach | undefined {
  const widget = read(readBlockJson(element));
  if (!widget) return undefined;
  const textOptions = pageMessages(host);
  const rendered = element.querySelector<HTMLElement>('.pl-widget');
  const root = rendered ?? buildWidget(element, { widget, ...textOptions });
  const detach = attachWidget(root, {
    host,
    widget,
    consent: consentToEmbeds(host, kind),
    ...textOptions,
    ...more,
  });
  return () => {
    detach();
    if (!rendered) root.remove();
  };
}
