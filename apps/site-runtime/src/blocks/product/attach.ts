import { addToCart, attachProduct, checkoutAddress, navigateFrame } from '@plinth/commerce';
import type { Host } from '@plinth/site-blocks/host';
import { cartStore } from '../../connect/cartToServer';
import { isInPanel, pageContext, shopMessages } from '@plinth/site-blocks/page';

export function attach(element: HTMLElement, host: Host) {
  const { expressCheckout } = pageContext(host).websiteSettings.storeSettings;
  return attachProduct(element, {
    ...shopMessages(host),
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
