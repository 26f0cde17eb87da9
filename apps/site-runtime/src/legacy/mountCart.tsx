import type { CurrencyCode } from '@plinth/commerce/money';
import { Cart } from '@plinth/commerce/react';
import { createRoot } from 'react-dom/client';
import { askBeforeRemoval } from '@plinth/site-blocks/attach';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { cartStore } from '../connect/cartToServer';
import { loadStyleSheets, pageContext, shopMessages } from '@plinth/site-blocks/page';
import commerce from '@plinth/commerce/commerce.css?url&no-inline';
import dialogs from '@plinth/ui-dialogs/dialogs.css?url&no-inline';

/**
 * The whole cart on a page whose root for it is empty. Our own pages contain its markup from the server, and no React
 * ([RUN-15]).
 *
 * @returns a function that undoes it
 */
export function mountCart(host: Host, root: HTMLElement): Detach {
  const mounted = new AbortController();
  const { signal } = mounted;
  const { currency = 'USD', minimumOrderSubtotalCents = 0 } =
    pageContext(host).websiteSettings.storeSettings;
  const view = createRoot(root);
  view.render(
    <Cart
      store={cartStore(host)}
      confirm={(message) => askBeforeRemoval(host, { message, signal })}
      minimumSubtotal={
        minimumOrderSubtotalCents > 0
          ? { amount: minimumOrderSubtotalCents, currencyCode: currency as CurrencyCode }
          : undefined
      }
      {...shopMessages(host)}
    />,
  );
  // The cart works without its sheet as well.
  void loadStyleSheets(host.document, [commerce, dialogs]);
  return () => {
    mounted.abort();
    view.unmount();
  };
}
