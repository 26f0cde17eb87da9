import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../commerce.css';
import { emptyCart } from '../cart/cart';
import { CartForm } from './CartForm';

it('[COM-31] has a button beside the field for codes that is as high', async () => {
  const line = {
    id: 'one',
    itemId: 'bowl',
    title: 'Bowl',
    productType: 'PHYSICAL' as const,
    quantity: 1,
    unitPrice: { amount: 2400, currencyCode: 'EUR' as const },
  };
  await render(<CartForm cart={{ ...emptyCart('EUR'), entries: [line] }} />);
  const [field, button] = [
    page.getByRole('textbox', { name: 'Promo code' }),
    page.getByRole('button', { name: 'Apply' }),
  ].map((place) => place.element().getBoundingClientRect());
  expect(button!.height).toBe(field!.height);
  expect(button!.top).toBe(field!.top);
});
