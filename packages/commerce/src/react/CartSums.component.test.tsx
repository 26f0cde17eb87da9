import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyCart } from '../cart/cart';
import { CartSums } from './CartSums';

const cart = {
  ...emptyCart('EUR'),
  subtotalAmount: { amount: 10_000, currencyCode: 'EUR' as const },
  discountCents: 1000,
  taxCents: 1437,
};

it('[COM-9l] says whether the tax comes on top of the sums above the total or is part of them', () => {
  const { rerender } = render(<CartSums cart={{ ...cart, grandTotalCents: 9000 }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(
    'Tax, included',
  );
  rerender(<CartSums cart={{ ...cart, grandTotalCents: 10_437 }} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Tax');
});
