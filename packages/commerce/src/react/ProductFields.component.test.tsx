import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { money } from '../money/amount';
import { ProductFields } from './ProductFields';

afterEach(cleanup);

const variants = ['Small', 'Large'].map((size) => ({
  id: size,
  sku: size,
  price: money(2400, 'USD'),
  onSale: false,
  qtyInStock: 0,
  unlimited: true,
  optionValues: [
    { optionName: 'Size', value: size },
    { optionName: 'Glaze', value: 'Ash' },
  ],
}));

it('[COM-30] keeps what was chosen and typed, and begins at the first option that is missing', () => {
  render(<ProductFields variants={variants} selection={['Large', '']} quantity={3} marksMissing />);
  const [size, glaze] = screen.getAllByRole<HTMLSelectElement>('combobox');
  expect([size!.value, glaze!.value]).toEqual(['Large', '']);
  expect([size, glaze].map((select) => select!.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ]);
  expect(document.activeElement).toBe(glaze);
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('3');
});

it('[COM-30] begins with one of nothing, and marks nothing', () => {
  render(<ProductFields variants={variants} required />);
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('1');
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox')) {
    expect(select.required).toBe(true);
    expect(select.getAttribute('aria-invalid')).toBeNull();
  }
});
