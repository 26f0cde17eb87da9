import { openLayer } from '@plinth/ui-dialogs';
import type { Host } from '@plinth/site-blocks/host';
import { popupToCensus } from '../connect/popupToCensus';
import {
  restoreEntries,
  readUnsentEntries,
  startBlocksAround,
  type Entries,
} from '../navigation/formEntries';
import { needStyles } from '@plinth/site-blocks/page';
import type { PopupMemory } from './popupMemory';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    popupEntries: Map<number, Entries>;
  }
}

export interface PopupOptions {
  template: HTMLTemplateElement;
  version: number;
  /** Undefined for an account that only previews the popup: it is neither remembered nor counted. */
  memory?: PopupMemory | undefined;
}

/**
 * Shows the popup: its blocks attach inside, a form in it is an overlay form, and its events are remembered and counted
 * ([RUN-12]). Entries that were not sent are restored when the popup opens again, also after a navigation ([FRM-20]): a
 * draft would do that only where storage is allowed.
 *
 * @returns closes it without a trace
 */
export async function openPopup(
  host: Host,
  { template, version, memory }: PopupOptions,
): Promise<() => void> {
  await needStyles(host, 'dialogs', 'siteParts');
  const panel = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const kept = host.once('popupEntries', () => new Map<number, Entries>());
  const filled = restoreEntries(panel, kept.get(version) ?? new Map());
  const count = (event: 'render' | 'close' | 'submit') => {
    if (memory) popupToCensus(host, event, version);
  };
  let isSubmitted = memory?.read()?.submitted ?? false;
  let isUndone = false;
  const remember = () => memory?.write({ version, submitted: isSubmitted, closedAt: Date.now() });

  const stopListening = host.on('form-submitted', ({ formId }) => {
    const form = panel.querySelector<HTMLElement>('[data-form-id]');
    if (form && form.dataset['formId'] !== formId) return;
    isSubmitted = true;
    count('submit');
    remember();
  });

  const layer = openLayer({
    content: panel,
    className: 'pl-popup',
    role: 'dialog',
    label: panel.dataset['title'],
    // Reading begins at the top; the first control, which closes, is one Tab away.
    initialFocus: panel,
    onDestroy() {
      stopListening();
      kept.set(version, readUnsentEntries(panel));
      host.destroy(panel);
      if (isUndone) return;
      count('close');
      remember();
    },
  });
  // A link or a form that posts without a script leaves the popup with its page: no handler closes it there.
  for (const type of ['click', 'auxclick', 'submit']) {
    panel.addEventListener(type, ({ target }) => {
      const control = (target as Element).closest<HTMLElement>('[data-popup-close], a[href], form');
      if (!control || (control.localName === 'form' && type !== 'submit')) return;
      remember();
      // The target of a link to a place on this page is under the popup.
      if (!control.localName.match(/^(a|form)$/) || isOfThisPage(control)) void layer.hide();
    });
  }
  count('render');
  host.init(panel);
  startBlocksAround(host, filled);
  return () => {
    isUndone = true;
    layer.destroy();
  };
}

function isOfThisPage(link: HTMLElement): boolean {
  const { hash, href = '', target } = link as HTMLAnchorElement;
  return hash !== '' && target !== '_blank' && href.split('#')[0] === location.href.split('#')[0];
}
