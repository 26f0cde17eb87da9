import { attachCartIndicator, attachCartSync } from '@plinth/commerce';
import {
  CartRefusal,
  createCartJournal,
  createCartStore,
  openCartChannel,
  type Cart,
  type CartMutation,
  type CartStore,
} from '@plinth/commerce/cart';
import { commerceRoutes, SiteCallError } from '@plinth/site-api/client';
import { ignoreErrors } from '@plinth/site-model';
import { readBlockJson, shopMessages } from '@plinth/site-blocks/page';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { cartUse } from '../services/page/cartUse';
import { isOutOfHistory } from '../services/page/isOutOfHistory';
import { siteClient } from '../services/client/siteClient';

declare module '@plinth/site-blocks/host' {
  interface PageServices {
    cart: CartStore;
    'cart sync': { stop?: Detach | undefined };
  }
}

/** Understood and refused, with a message for the visitor. */
const refused = 409;
/** Not even understood. A retry would not help either, and the visitor's next changes would wait behind it. */
const malformed = 400;

/** The page's cart: one for all blocks, in step with the visitor's other tabs. */
export function cartStore(host: Host): CartStore {
  const store = host.once('cart', () => createStore(host));
  syncWithTabs(host, store);
  const use = cartUse(host);
  if (!use.follow) {
    use.follow = (link) => attachCartIndicator(link, { store, ...shopMessages(host) });
    host.emit('cart-opened');
    // The script that reports the cart starts on a page that still waits for its first use.
    host.start(host.document.head);
  }
  return store;
}

/** The store outlives a page that was destroyed, as the visitor's cart does; its listeners do not. */
function syncWithTabs(host: Host, store: CartStore): void {
  const sync = host.once('cart sync', () => {
    const running: { stop?: Detach | undefined } = {};
    host.on('destroyed', () => {
      running.stop?.();
      running.stop = undefined;
    });
    return running;
  });
  sync.stop ??= attachCartSync(host.document.defaultView!, { store });
}

function createStore(host: Host): CartStore {
  // The store has retries of its own, of which it notifies the visitor.
  const client = siteClient(host, commerceRoutes, { retry: 0 });
  const view = host.document.defaultView!;
  const initialCart = cartOfPage(host.document);
  const store = createCartStore({
    ...(initialCart && { initialCart }),
    broadcast: openCartChannel(view),
    ...journalOf(view),
    async loadCart({ signal }) {
      const { cart } = await client.readCart({ signal, handlesFailure: true });
      return (cart as Cart | null | undefined) ?? null;
    },
    async mutateCart(mutation, { idempotencyKey: key, signal }) {
      try {
        const { cart } = await send(mutation, { key, signal });
        return cart as unknown as Cart;
      } catch (error) {
        if (!(error instanceof SiteCallError)) throw error;
        const { status, answer } = error;
        if (status === malformed) throw new CartRefusal();
        if (status !== refused) throw error;
        const { error: reason } = Object(answer) as { error?: unknown };
        throw new CartRefusal(typeof reason === 'string' ? reason : '');
      }
    },
  });
  if (isOutOfHistory(view)) void store.refresh();
  return store;

  function send(mutation: CartMutation, { key, signal }: { key: string; signal: AbortSignal }) {
    const options = { signal, handlesFailure: true };
    switch (mutation.type) {
      case 'add': {
        const { itemId, sku = '', quantity, unitPrice } = mutation.line;
        const line = { key, itemId, sku, quantity, shownPrice: unitPrice.amount };
        return client.addCartLine(line, options);
      }
      case 'set-quantity': {
        const { lineId, quantity } = mutation;
        return client.updateCartLine({ key, lineId, quantity }, options);
      }
      case 'remove':
        return client.removeCartLine({ key, lineId: mutation.lineId }, options);
      case 'apply-coupon':
        return client.applyCoupon({ key, code: mutation.code }, options);
      case 'remove-coupon':
        return client.removeCoupon({ key, code: mutation.code }, options);
      case 'select-shipping':
        return client.selectShipping({ key, shippingOptionId: mutation.shippingOptionId }, options);
      case 'set-location':
        throw new CartRefusal();
    }
  }
}

/** Pending changes continue after a reload, in this tab alone; without storage they are lost. */
function journalOf(view: Window) {
  const storage = ignoreErrors(() => view.sessionStorage);
  return storage ? { journal: createCartJournal(storage) } : {};
}

/** The cart as the server rendered it: no call is needed to know it. */
function cartOfPage(page: Document): Cart | undefined {
  const holder = page.querySelector<HTMLElement>('[data-definition-name="cart-indicator"]');
  const { cart } = (holder ? readBlockJson(holder) : {}) as { cart?: Cart | null };
  return Array.isArray(cart?.entries) ? cart : undefined;
}
