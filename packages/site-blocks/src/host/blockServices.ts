import type { CartStore } from '@plinth/commerce/cart';
import type { AttachFormOptions } from '@plinth/forms';
import type { Host } from './host';

/**
 * The services that the scripts of blocks ask for, beside the page's host: calls to a server and
 * reports. The page implements it; a kind names in its `script.ts` what it needs, and its `attach` is
 * given that alone.
 */
export interface BlockServices {
  /** The visitor's cart, one for all blocks of the page. */
  cartStore(host: Host): CartStore;
  /** Everything that a form of the page is given from outside: messages, calls, captcha, whether drafts may be stored. */
  formOptions(host: Host): AttachFormOptions;
  /** The block rendered anew by the server, in the state that an address asks for ([API-16]). */
  renderWidget(host: Host, element: HTMLElement, request: WidgetRequest): Promise<RenderedWidget>;
  /** Counts a form as shown ([TRK-7]). */
  recordForm(host: Host, formId: string): void;
  /** Counts a product that was opened over its list ([COM-15], [TRK-7]). */
  recordQuickView(host: Host, itemId: string): void;
  /** Counts a subscription to a newsletter ([FRM-19]). */
  recordSubscription(host: Host, formId: string): void;
}

export interface WidgetRequest {
  /** Path and query of the page in the state that is asked for. */
  address: string;
  signal?: AbortSignal | undefined;
}

/** A block's markup as the server renders it anew. */
export interface RenderedWidget {
  html: string;
  /** Rules for the fragment's lifted styles. */
  css: string;
}
