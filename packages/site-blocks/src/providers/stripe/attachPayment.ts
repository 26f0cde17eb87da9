import { elementLook } from './elementLook';
import type { CreateStripe, Stripe, StripeElements, StripePaymentElement } from './stripe';

export interface AttachPaymentOptions {
  /** Loads the provider's script. */
  loadStripe: () => Promise<CreateStripe>;
  /** Language of the page. */
  locale: string;
}

interface Mounted {
  stripe: Stripe;
  elements: StripeElements;
  element: StripePaymentElement;
}

/**
 * Adds the provider's fields to a checkout. The form is still posted by the browser: before an
 * order is placed, the entered card becomes a token in a hidden field. Missing fields of the page
 * are requested first, because the page with the answer could not restore a card.
 * @param root the container of the fields, with the public key and the amount in its
 * `data-payment-…`
 * @returns its undo
 */
export function attachPayment(
  root: HTMLElement,
  { loadStripe, locale }: AttachPaymentOptions,
): () => void {
  const form = root.closest('form');
  const token = root.querySelector<HTMLInputElement>('input[name="payment"]');
  const place = root.querySelector<HTMLElement>('[data-payment-place]');
  const note = root.querySelector<HTMLElement>('[data-payment-note]');
  if (!form || !token || !place || !note) return () => {};
  const {
    paymentKey = '',
    paymentAmount,
    paymentUnreachable: unreachable = '',
    paymentCurrency = '',
    paymentMode,
  } = root.dataset;
  let mounted: Promise<Mounted> | undefined;
  let isPlacing = false;
  let isAttached = true;

  const say = (text: string) => {
    note.textContent = text;
  };

  const mount = async (): Promise<Mounted> => {
    const createStripe = await loadStripe();
    const stripe = createStripe(paymentKey, { locale });
    const elements = stripe.elements({
      mode: paymentMode === 'subscription' ? 'subscription' : 'payment',
      amount: chosenAmount(form) ?? Number(paymentAmount),
      currency: paymentCurrency.toLowerCase(),
      appearance: elementLook(root),
    });
    const element = elements.create('payment');
    await new Promise<void>((resolve, reject) => {
      element.on('ready', resolve);
      element.on('loaderror', () => reject(new Error('The payment fields did not load.')));
      element.mount(place);
    });
    if (!isAttached) element.destroy();
    root.dataset['state'] = 'ready';
    return { stripe, elements, element };
  };
  /** After a failure the next press of the button tries again. */
  const fields = () =>
    (mounted ??= mount().catch((error: unknown) => {
      mounted = undefined;
      throw error;
    }));

  const readToken = async (): Promise<string | undefined> => {
    const { stripe, elements } = await fields();
    const amount = chosenAmount(form);
    if (amount !== undefined) elements.update({ amount });
    const checked = await elements.submit();
    if (checked.error) {
      say(checked.error.message ?? unreachable);
      return undefined;
    }
    const valueOf = (name: string) => textOf(new FormData(form).get(name));
    const { error, confirmationToken } = await stripe.createConfirmationToken({
      elements,
      params: {
        payment_method_data: {
          billing_details: { name: valueOf('name'), email: valueOf('email') },
        },
      },
    });
    if (!confirmationToken) say(error?.message ?? unreachable);
    return confirmationToken?.id;
  };

  const placeOrder = async (button: HTMLElement | null) => {
    isPlacing = true;
    root.dataset['state'] = 'busy';
    say('');
    try {
      token.value = (await readToken()) ?? '';
      // A form ignores a submission while its submit event is still being dispatched to other
      // listeners.
      await new Promise((resolve) => setTimeout(resolve));
      if (token.value && isAttached) form.requestSubmit(button);
    } catch {
      say(unreachable);
    } finally {
      isPlacing = false;
      root.dataset['state'] = 'ready';
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event;
    const isOrder = submitter?.getAttribute('value') === 'place';
    if (!isOrder || token.value !== '') return;
    event.preventDefault();
    if (isPlacing) return;
    const missing = firstMissing(form);
    if (missing) missing.reportValidity();
    else void placeOrder(submitter);
  };
  // A token can be used once: a page that is restored by Back needs another.
  const onShow = () => {
    token.value = '';
  };

  const view = form.ownerDocument.defaultView!;
  form.addEventListener('submit', onSubmit);
  view.addEventListener('pageshow', onShow);
  fields().catch(() => say(unreachable));
  return () => {
    isAttached = false;
    form.removeEventListener('submit', onSubmit);
    view.removeEventListener('pageshow', onShow);
    mounted?.then(({ element }) => element.destroy()).catch(() => {});
  };
}

/** The first visible and empty required field. */
const firstMissing = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].find(
    (field) => field.getClientRects().length > 0 && !field.checkValidity(),
  );

/**
 * The amount of a choice in the checkout itself, in minor units; `undefined` if it is typed, or
 * determined by the cart.
 */
function chosenAmount(form: HTMLFormElement): number | undefined {
  const data = new FormData(form);
  const sku = textOf(data.get('sku'));
  const amount = Number(textOf(data.get(sku ? `price ${sku}` : 'amount')));
  return Number.isInteger(amount) && amount > 0 ? amount : undefined;
}

const textOf = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry : '';
