import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../commerce.css';
import { attachPurchase, type Purchase } from '../dom/attachPurchase';
import { money } from '../money';
import type { VariantProduct } from '../product/product';
import { GiftCard, Plan } from '../react';

const variant = (id: string, cents: number, more: object = {}) => ({
  id,
  sku: id,
  price: money(cents, 'USD'),
  onSale: false,
  qtyInStock: 5,
  unlimited: false,
  optionValues: [],
  ...more,
});
const card: VariantProduct = {
  id: 'card',
  title: 'Gift card',
  productType: 'GIFT_CARD',
  variants: [variant('C25', 2500), variant('C50', 5000)],
};
const tea: VariantProduct = {
  id: 'tea',
  title: 'Tea by mail',
  productType: 'PHYSICAL',
  subscription: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6 },
  variants: [
    variant('small', 900, { optionValues: [{ optionName: 'Box', value: 'Small' }] }),
    variant('large', 1500, { optionValues: [{ optionName: 'Box', value: 'Large' }] }),
    variant('huge', 9900, {
      qtyInStock: 0,
      optionValues: [{ optionName: 'Box', value: 'Huge' }],
    }),
  ],
};

let undo: (() => void) | undefined;
afterEach(() => {
  undo?.();
  undo = undefined;
  cleanup();
  document.body.replaceChildren();
});

/** A component in React, and its markup with `attachPurchase`. */
const ways = {
  React(element: React.JSX.Element) {
    render(<StrictMode>{element}</StrictMode>);
  },
  attach(element: React.JSX.Element) {
    document.body.innerHTML = renderToString(element);
    undo = attachPurchase(document.querySelector('form')!, {
      onBuy: (element.props as { onBuy?: (purchase: Purchase) => string | void }).onBuy,
    });
  },
};

describe.each(Object.entries(ways))('by %s', (_, show) => {
  it('[COM-44] a gift card shows the value that is chosen, and is bought with it', async () => {
    const onBuy = vi.fn();
    show(
      <GiftCard product={card} hidden={{ websiteId: 'w' }} onBuy={onBuy}>
        <p data-product-price="" data-testid="price" />
      </GiftCard>,
    );
    const price = screen.getByTestId('price');
    expect(price).toHaveTextContent('$25.00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Value' }), '$50.00');
    expect(price).toHaveTextContent('$50.00');
    await userEvent.click(screen.getByRole('button', { name: 'Buy a gift card' }));
    expect(onBuy).toHaveBeenCalledExactlyOnceWith({
      itemId: 'card',
      sku: 'C50',
      options: [],
      quantity: 1,
    });
  });

  it('[COM-43] a plan says price and period, and is bought as it was chosen, once', async () => {
    let finish: (text: string) => void = () => {};
    const onBuy = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    show(<Plan product={tea} onBuy={onBuy} />);
    expect(screen.getByText('every month, 6 payments in total')).toBeVisible();
    expect(screen.getByRole('option', { name: /Huge.*Sold out/i })).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Subscribe' });
    // The browser's own validation requires the choice.
    await userEvent.click(button);
    expect(onBuy).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Box' }), 'Large');
    expect(screen.getByText('$15.00')).toBeVisible();
    await userEvent.dblClick(button);
    expect(onBuy).toHaveBeenCalledExactlyOnceWith({
      itemId: 'tea',
      options: ['Large'],
      quantity: 1,
    });
    await act(async () => finish('Not today.'));
    expect(screen.getByRole('status')).toHaveTextContent('Not today.');
  });
});

it('[COM-43] [COM-44] without a script they post by themselves, with what goes along', () => {
  const hidden = { key: 'k-1' };
  document.body.innerHTML = renderToString(
    <>
      <Plan product={tea} hidden={hidden} target="_top" />
      <GiftCard product={card} hidden={{ websiteId: 'w' }} />
    </>,
  );
  const [plan, gift] = [...document.forms];
  expect([plan!.method, plan!.getAttribute('action'), plan!.target]).toEqual([
    ...['post', '/commerce/subscribe', '_top'],
  ]);
  expect([...new FormData(plan)].map(([name]) => name)).toEqual([
    ...['key', 'itemId', 'option', 'quantity'],
  ]);
  expect([gift!.method, gift!.getAttribute('action')]).toEqual(['get', '/checkout/giftcard']);
  expect(Object.fromEntries(new FormData(gift))).toEqual({
    websiteId: 'w',
    giftCardProductId: 'card',
    sku: 'C25',
  });
});

it('[COM-43] a plan that is sold out says so and is not sent', async () => {
  const onBuy = vi.fn();
  const gone = { ...tea, variants: tea.variants.slice(2) };
  render(<Plan product={gone} onBuy={onBuy} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Box' }), 'Huge');
  await userEvent.click(screen.getByRole('button', { name: 'Sold out' }));
  expect(onBuy).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Sold out');
});
