import type { CartStore } from '@plinth/commerce/cart';
import type { AttachFormOptions } from '@plinth/forms';
import type { Host } from './host';

/**
 * The services for the scripts of blocks, in addition to the page's host: calls to a server and
 * reports. The page implements them; a kind lists in its `script.ts` those that it needs, and its
 * `attach` receives only these.
 */
export interface BlockServices {
  /** The visitor's cart, one for all blocks of the page. */
  cartStore(host: Host): CartStore;
  /**
   * All options of a form that the page provides: messages, calls, captcha, whether drafts may be
   * stored.
   */
  formOptions(host: Host): AttachFormOptions;
  /** The block, rendered again by the server in the state of an address ([API-16]). */
  renderWidget(host: Host, element: HTMLElement, request: WidgetRequest): Promise<RenderedWidget>;
  /** Counts a form as shown ([TRK-7]). */
  recordForm(host: Host, formId: string): void;
  /** Counts a product that was opened in a quick view ([COM-15], [TRK-7]). */
  recordQuickView(host: Host, itemId: string): void;
  /** Counts a subscription to a newsletter ([FRM-19]). */
  recordSubscription(host: Host, formId: string): void;
}

export interface WidgetRequest {
  /** Path and query of the page in the requested state. */
  address: string;
  signal?: AbortSignal | undefined;
}

/** A block's markup, rendered again by the server. */
export interface RenderedWidget {
  html: string;
  /** Rules for the fragment's hoisted styles. */
  css: string;
}
