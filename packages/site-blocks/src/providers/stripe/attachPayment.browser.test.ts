import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { attachPayment } from './attachPayment';
import type { CreateStripe, StripeElementsOptions } from './stripe';

let detach: (() => void) | undefined;
let posted: URLSearchParams[] = [];
let listening = new AbortController();

beforeEach(() => {
  posted = [];
  listening = new AbortController();
});

afterEach(() => {
  detach?.();
  detach = undefined;
  listening.abort();
  document.body.replaceChildren();
});

/** The markup that the server renders, in a page that keeps what would be posted. */
function addCheckout(fields = '') {
  document.body.innerHTML = `
    <form style="background:#222;color:#eee">
      <button type="submit" name="step" value="update">Update</button>
      <label>Name <input name="name" required></label>
      <label hidden>Street <input name="street" required></label>
      <input type="hidden" name="email" value="ada@example.test">
      ${fields}
      <div data-payment-key="pk_test_1" data-payment-amount="4300" data-payment-currency="EUR"
        data-payment-mode="payment" data-payment-unreachable="It cannot be reached.">
        <input type="hidden" name="payment" value="">
        <div data-payment-place></div>
        <p role="alert" data-payment-note></p>
      </div>
      <button type="submit" name="step" value="place">Place order</button>
    </form>`;
  const form = document.querySelector('form')!;
  form.noValidate = true;
  // Behind every listener of the form itself.
  document.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      posted.push(new URLSearchParams([...new FormData(form, event.submitter)] as string[][]));
    },
    { signal: listening.signal },
  );
  return document.querySelector<HTMLElement>('[data-payment-key]')!;
}

/** Plays the documented part of the provider's script. */
function playStripe({ problem }: { problem?: string } = {}) {
  const seen: { options?: StripeElementsOptions; updates: number[]; billing?: unknown } = {
    updates: [],
  };
  const createStripe: CreateStripe = () => ({
    elements(options) {
      seen.options = options;
      return {
        create: () => ({
          mount: (place) => place.append('Card number'),
          on: (event, listener) => {
            if (event === 'ready') queueMicrotask(listener);
          },
          destroy: vi.fn(),
        }),
        update: ({ amount }) => seen.updates.push(amount),
        submit: () => Promise.resolve(problem ? { error: { message: problem } } : {}),
      };
    },
    createConfirmationToken({ params }) {
      seen.billing = params?.payment_method_data?.billing_details;
      return Promise.resolve({ confirmationToken: { id: 'ctoken_1' } });
    },
  });
  return { seen, createStripe };
}

const placeOrder = () => page.getByRole('button', { name: 'Place order' }).click();
const alert = () => page.getByRole('alert');

describe('the fields of a payment provider', () => {
  it('[SRV-80n] asks for the page’s missing fields first, and then sends a token with the form', async () => {
    const { seen, createStripe } = playStripe();
    detach = attachPayment(addCheckout(), {
      locale: 'de',
      loadStripe: () => Promise.resolve(createStripe),
    });
    await expect.element(page.getByText('Card number')).toBeVisible();
    expect(seen.options).toMatchObject({ mode: 'payment', amount: 4300, currency: 'eur' });
    expect(seen.options!.appearance!.theme).toBe('night');
    await placeOrder();
    expect(document.activeElement?.getAttribute('name')).toBe('name');
    expect(posted).toEqual([]);
    await page.getByLabelText('Name').fill('Ada');
    await placeOrder();
    await expect.poll(() => posted.length).toBe(1);
    expect(posted[0]!.get('payment')).toBe('ctoken_1');
    expect(posted[0]!.get('step')).toBe('place');
    expect(seen.billing).toEqual({ name: 'Ada', email: 'ada@example.test' });
  });

  it('[SRV-80n] leaves every other button of the form as it is', async () => {
    const { createStripe } = playStripe();
    detach = attachPayment(addCheckout(), {
      locale: 'en',
      loadStripe: () => Promise.resolve(createStripe),
    });
    await page.getByRole('button', { name: 'Update' }).click();
    expect(posted.map((form) => [form.get('step'), form.get('payment')])).toEqual([['update', '']]);
  });

  it('[SRV-80n] says what is wrong with a card, and posts nothing', async () => {
    const { createStripe } = playStripe({ problem: 'Your card number is incomplete.' });
    detach = attachPayment(addCheckout(), {
      locale: 'en',
      loadStripe: () => Promise.resolve(createStripe),
    });
    await page.getByLabelText('Name').fill('Ada');
    await placeOrder();
    await expect.element(alert()).toHaveTextContent('Your card number is incomplete.');
    expect(posted).toEqual([]);
  });

  it('[SRV-80n] says where the provider cannot be reached, and tries again at the next press', async () => {
    const { createStripe } = playStripe();
    const loadStripe = vi
      .fn<() => Promise<CreateStripe>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue(createStripe);
    detach = attachPayment(addCheckout(), { locale: 'en', loadStripe });
    await expect.element(alert()).toHaveTextContent('It cannot be reached.');
    await page.getByLabelText('Name').fill('Ada');
    await placeOrder();
    await expect.poll(() => posted.map((form) => form.get('payment'))).toEqual(['ctoken_1']);
  });

  it('[SRV-80n] asks for the amount that is chosen, and for another token where the page is shown again', async () => {
    const { seen, createStripe } = playStripe();
    const amounts = '<input type="radio" name="amount" value="1800" checked>';
    detach = attachPayment(addCheckout(amounts), {
      locale: 'en',
      loadStripe: () => Promise.resolve(createStripe),
    });
    await page.getByLabelText('Name').fill('Ada');
    await placeOrder();
    await expect.poll(() => posted.length).toBe(1);
    expect(seen.updates).toEqual([1800]);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(document.querySelector<HTMLInputElement>('[name=payment]')!.value).toBe('');
    detach();
    await placeOrder();
    await expect.poll(() => posted.length).toBe(2);
    expect(posted[1]!.get('payment')).toBe('');
  });
});
