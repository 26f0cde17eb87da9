import { languageTag } from '@plinth/site-model';
import type { Host } from '../../host/host';
import { loadScript } from '../../providers/loadScript';
import { stripeProvider, stripeScript } from '../../providers/stripe/stripeProvider';
import { allowStripeScripts } from '../../providers/stripe/allowStripeScripts';
import { attachPayment } from '../../providers/stripe/attachPayment';
import type { CreateStripe } from '../../providers/stripe/stripe';

export function attach(element: HTMLElement, host: Host) {
  const root = element.querySelector<HTMLElement>('[data-payment-key]');
  if (!root) return undefined;
  const view = host.document.defaultView! as Window & { Stripe?: CreateStripe };
  return attachPayment(root, {
    locale: languageTag(host.document.documentElement.lang),
    async loadStripe() {
      allowStripeScripts(view);
      await loadScript(host, stripeScript, stripeProvider);
      if (!view.Stripe) throw new Error('The script of Stripe did not start.');
      return view.Stripe;
    },
  });
}
