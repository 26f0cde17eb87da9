import { openLayer } from '@plinth/ui-dialogs';
import type { Host } from '../../host/host';
import { needStyles } from '../../page/needStyles';

export interface QuickViewOf {
  /** The element with the templates. */
  element: HTMLElement;
  itemId: string;
  /** The focus returns to it. */
  opener: HTMLElement;
  /** Aborting removes the quick view. */
  signal: AbortSignal;
}

/** Shows a product over its list: the blocks in its template are started like any others. */
export async function openQuickView(
  host: Host,
  { element, itemId, opener, signal }: QuickViewOf,
): Promise<void> {
  const template = element.querySelector<HTMLTemplateElement>(
    `template[data-quick-view-of="${CSS.escape(itemId)}"]`,
  );
  if (!template) return;
  await needStyles(host, 'dialogs');
  if (signal.aborted) return;
  const panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const layer = openLayer({
    content: panel,
    className: 'pl-quick-view-layer',
    role: 'dialog',
    label: panel.dataset['title'],
    returnFocus: opener,
    onDestroy: () => host.destroy(panel),
  });
  panel.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-quick-view-close]')) void layer.hide();
  });
  signal.addEventListener('abort', layer.destroy, { once: true });
  host.init(panel);
}
