import { createPlainTranslate, type MessageCatalogue } from '@plinth/site-model';
import { checkoutAddress, type CheckoutTarget } from './checkoutAddress';
import { checkoutMessages } from './checkoutMessages';

export interface GoToCheckoutOptions {
  /** The checkout to go to. */
  target: CheckoutTarget;
  /** Whether the browser has the cart's cookie ([COM-14]). */
  hasCartCookie: () => boolean;
  /** Shows an alert to the visitor. */
  showAlert: (text: string) => unknown;
  /** Navigates to an address; see `navigateFrame`. */
  navigate: (address: string) => void;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the package's defaults, by message key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Navigates to a checkout ([COM-13]). The cart's checkout needs the cart's cookie, and shows an
 * alert without it ([COM-14]).
 *
 * @returns whether it navigated
 *
 * @example
 * ```ts
 * import { goToCheckout } from '@plinth/commerce';
 *
 * goToCheckout({
 *   target: { kind: 'cart' },
 *   hasCartCookie: () => document.cookie.includes('CART='),
 *   showAlert: (text) => alert(text),
 *   navigate: (address) => location.assign(address),
 * });
 * ```
 */
export function goToCheckout({
  target,
  hasCartCookie,
  showAlert,
  navigate,
  locale,
  messages,
}: GoToCheckoutOptions): boolean {
  if (target.kind === 'cart' && !hasCartCookie()) {
    showAlert(
      createPlainTranslate(checkoutMessages, { locale, overrides: messages })(
        'commerce.checkout.noCart',
      ),
    );
    return false;
  }
  navigate(checkoutAddress(target));
  return true;
}
