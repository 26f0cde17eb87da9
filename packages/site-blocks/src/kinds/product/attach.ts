import { addToCart, attachProduct, checkoutAddress, navigateFrame } from '@plinth/commerce';
import type { BlockServices } from '../../host/blockServices';
import type { Host } from '../../host/host';
import { isInPanel } from '../../page/isInPanel';
import { pageContext } from '../../page/pageContext';
import { shopMessages } from '../../page/shopMessages';

export function attach(
  element: HTMLElement,
  host: Host,
  { cartStore }: Pick<BlockServices, 'cartStore'>,
) {
  const { expressCheckout } = pageContext(host).websiteSettings.storeSettings;
  return attachProduct(element, {
    ...shopMessages(host),
    cartHref: '/cart',
    addLine: (line) =>
      addToCart({
        line,
        expressCheckout,
        store: cartStore(host),
        goToCheckout() {
          const view = host.document.defaultView!;
          navigateFrame(view, checkoutAddress({ kind: 'cart' }), {
            isInAdminFrame: isInPanel(view),
          });
        },
      }),
  });
}
