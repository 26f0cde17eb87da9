import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../commerce.css';
import { cartLine, createCartServer } from '../__fixtures__/cartServer';
import { emptyCart, type Cart as CartContent, type CartLine } from '../cart/cart';
import type { CartOutcome } from '../cart/cartOutcome';
import type { CartStore } from '../cart/cartStore';
import { createCartStore } from '../cart/createCartStore';
import { attachCart } from '../dom/attachCart';
import { attachProduct } from '../dom/attachProduct';
import { germanCommerceMessages } from '../messages.de';
import { money } from '../money';
import type { VariantProduct } from '../product/product';
import {
  Cart,
  CartForm,
  CartIndicator,
  PricingToggle,
  ProductOptions,
  QuickView,
  useProductChoice,
} from '../react';

const mug: VariantProduct = {
  id: 'mug',
  title: 'Mug',
  productType: 'PHYSICAL',
  variants: ['S', 'L'].map((value, index) => ({
    id: value,
    sku: value,
    price: money(1000 + index * 500, 'USD'),
    onSale: false,
    qtyInStock: 5,
    unlimited: false,
    optionValues: [{ optionName: 'Size', value }],
  })),
};
afterEach(cleanup);

/** The markup with its attributes by their names, in whichever order they were written. */
function inOrder(root: HTMLElement): string {
  for (const part of root.querySelectorAll('*')) {
    const attributes = [...part.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) part.removeAttribute(name);
    for (const { name, value } of attributes) part.setAttribute(name, value);
  }
  return root.innerHTML.replaceAll('><', '>\n<');
}

const settled: CartOutcome = { ok: true, cart: emptyCart() };

describe('CartIndicator', () => {
  it('[COM-10, B-122] takes items and subtotal', () => {
    const { rerender } = render(<CartIndicator items={undefined} />);
    expect(screen.getByRole('link', { name: 'Cart' })).not.toHaveAttribute('data-initialized');
    rerender(<CartIndicator items={101} subtotal="$5.00" />);
    expect(
      screen.getByRole('link', { name: 'Cart 100+ $5.00, More than 100 items' }),
    ).toHaveTextContent('100+ $5.00');
    rerender(<CartIndicator items={1} locale="de" messages={germanCommerceMessages} />);
    expect(screen.getByRole('link', { name: 'Warenkorb 1, 1 Artikel' })).toHaveAttribute(
      'data-initialized',
    );
  });
});

it('[COM-41] the name of a cart indicator contains its visible text', async () => {
  const shown = [
    <CartIndicator key="text" items={3} subtotal="$30.00">
      Bag
    </CartIndicator>,
    <CartIndicator key="none" items={101} subtotal="$30.00" />,
    <CartIndicator key="empty" items={0} locale="de" messages={germanCommerceMessages}>
      Warenkorb
    </CartIndicator>,
  ];
  render(<main>{shown}</main>);
  const names = screen.getAllByRole('link').map((link) => {
    const text = link.textContent.trim().replace(/\s+/g, ' ');
    expect(link.ariaLabel).toContain(text);
    return link.ariaLabel;
  });
  expect(names).toEqual([
    'Bag 3 $30.00, 3 items',
    'Cart 100+ $30.00, More than 100 items',
    'Warenkorb 0, Keine Artikel',
  ]);
});

describe('Cart', () => {
  it('[COM-9r] keeps the parts of a choice apart, so that each reads in its own direction', () => {
    const server = createCartServer([
      {
        ...cartLine('a'),
        choices: [
          { name: 'Glaze', value: 'כחול (בהיר)' },
          { name: '', value: 'Engraved' },
        ],
      },
    ]);
    const store = createCartStore({ ...server, initialCart: server.cart() });
    render(<Cart store={store} confirm={() => true} />);
    const line = screen.getByRole('listitem');
    expect(
      [...line.querySelectorAll('bdi')].map(({ textContent }) => textContent).slice(1),
    ).toEqual(['Glaze', 'כחול (בהיר)', 'Engraved']);
    expect(line).toHaveTextContent('Glaze: כחול (בהיר)');
  });

  it('[COM-9r] begins a name where its price begins, also in a page that reads the other way', () => {
    const server = createCartServer([cartLine('a', 2)]);
    const store = createCartStore({ ...server, initialCart: server.cart() });
    render(
      <div dir="rtl">
        <Cart store={store} confirm={() => true} />
      </div>,
    );
    const edgeOf = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(text));
      return range.getBoundingClientRect().right;
    };
    expect(edgeOf('Item a')).toBeCloseTo(edgeOf('$10.00'), 0);
  });

  const setUp = (confirm = vi.fn(() => true), props: object = {}) => {
    const server = createCartServer([cartLine('a', 2), cartLine('b')]);
    const store = createCartStore({ ...server, initialCart: server.cart() });
    render(
      <StrictMode>
        <Cart store={store} confirm={confirm} {...props} />
      </StrictMode>,
    );
    return { server, store, confirm };
  };

  it('[COM-9r] shows lines and totals, and carries the cart’s id', async () => {
    setUp();
    const cart = screen.getByRole('region', { name: 'Cart' });
    expect(cart).toHaveAttribute('data-cart-id', 'c1');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('$30.00');
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Item a' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await userEvent.tab();
    expect(await screen.findByText('Quantity of Item a is now 4.')).toBeVisible();
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('$50.00');
  });

  it('[COM-11] asks before 0 removes, keeps the line on no, and reports failures', async () => {
    const { confirm } = setUp(vi.fn(() => false));
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Item a' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    await userEvent.tab();
    expect(confirm).toHaveBeenCalledWith(
      "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
    );
    await expect.poll(() => quantity).toHaveValue(2);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '51{Enter}');
    await userEvent.tab();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Unable to update quantity. Only 50 are left.',
    );
    await expect.poll(() => quantity).toHaveValue(2);
  });

  it('[COM-11] shows the quantity that is left where another one was refused, also in the field that has the focus', async () => {
    setUp();
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Item a' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '51');
    // As by Enter, which these made-up keys do not do.
    quantity.dispatchEvent(new Event('change', { bubbles: true }));
    expect(await screen.findByText(/Only 50 are left/)).toBeVisible();
    expect(quantity).toHaveFocus();
    await expect.poll(() => quantity).toHaveValue(2);
  });

  it('[COM-11] leaves a number alone that is being typed while the cart changes', async () => {
    const { store } = setUp();
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Item a' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await act(() => store.mutate({ type: 'set-quantity', lineId: 'a', quantity: 7 }));
    expect(quantity).toHaveValue(4);
    await userEvent.clear(quantity);
    await userEvent.tab();
    await expect.poll(() => quantity).toHaveValue(7);
  });

  it('[COM-11] says the same failure twice as two', async () => {
    const { store } = setUp();
    const refused = { type: 'set-quantity', lineId: 'a', quantity: 51 } as const;
    await act(() => store.mutate(refused));
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Unable to update quantity. Only 50 are left.');
    const said = status.textContent;
    await act(() => store.mutate(refused));
    expect(status).toHaveTextContent('Unable to update quantity. Only 50 are left.');
    // Only changed content of the page is announced.
    expect(status.textContent).not.toBe(said);
  });

  it('[COM-9c] takes the visitor nowhere when another tab removes a line', async () => {
    const { store } = setUp();
    await act(() => store.mutate({ type: 'remove', lineId: 'a' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('[COM-9r] shows lines with choices that have no names, and two products of one name that are gone', () => {
    const choices = ['Red', 'Large'].map((value) => ({ name: '', value }));
    const server = createCartServer([{ ...cartLine('a'), choices }]);
    const initialCart = { ...server.cart(), gone: ['Mug', 'Mug'] };
    render(<Cart store={createCartStore({ ...server, initialCart })} confirm={() => true} />);
    expect(screen.getByText('Red')).toBeVisible();
    expect(screen.getByText('Large')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('[COM-9h] [COM-9i] shows what gift cards pay and what is left to pay', () => {
    const server = createCartServer([cartLine('a', 3)]);
    const initialCart = {
      ...server.cart(),
      giftCards: [{ code: '…WXYZ', amount: money(2500, 'USD') }],
      amountDueCents: 500,
    };
    render(<Cart store={createCartStore({ ...server, initialCart })} confirm={() => true} />);
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('$30.00');
    expect(screen.getByText('Gift card …WXYZ').nextSibling).toHaveTextContent('-$25.00');
    expect(screen.getByText('To pay').nextSibling).toHaveTextContent('$5.00');
  });

  it('[COM-9r] hydrates what a server rendered, also in a tab that has kept a change', async () => {
    const server = createCartServer([cartLine('a', 2)]);
    const page = { ...server, initialCart: server.cart() };
    const cart = (store: CartStore) => <Cart store={store} confirm={() => true} />;
    const host = document.createElement('div');
    host.innerHTML = renderToString(cart(createCartStore(page)));
    document.body.append(host);
    const kept = [{ key: 'k', mutation: { type: 'add', line: cartLine('b') } as const }];
    const journal = { read: () => kept, write: () => {} };
    const onRecoverableError = vi.fn();
    const store = createCartStore({ ...page, journal });
    render(cart(store), { container: host, hydrate: true, onRecoverableError });
    expect(await screen.findByText('Item b')).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
    cleanup();
    host.remove();
  });

  it('[COM-9c] [COM-9r] takes promo codes and removes them, and starts over in another language', async () => {
    const server = createCartServer([cartLine('a', 2)]);
    const store = createCartStore({ ...server, initialCart: server.cart() });
    const mutate = vi.spyOn(store, 'mutate');
    const page = (locale?: string) => (
      <StrictMode>
        <Cart
          store={store}
          confirm={() => true}
          locale={locale}
          messages={locale ? germanCommerceMessages : undefined}
        />
      </StrictMode>
    );
    const { rerender } = render(page());
    await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), ' KILN {Enter}');
    expect(mutate.mock.calls).toEqual([[{ type: 'apply-coupon', code: 'KILN' }]]);
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('');
    await act(() => store.whenSettled());
    rerender(page('de'));
    expect(screen.getByRole('region', { name: 'Warenkorb' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Item a entfernen' }));
    expect(await screen.findByText('Ihr Warenkorb ist leer.')).toBeVisible();
  });

  it('[COM-9v] is the markup of forms that post by themselves, which a script may attach to as well', async () => {
    const server = createCartServer([cartLine('a', 2)]);
    const host = document.createElement('div');
    const actions = { line: '/cart/line', codes: '/cart/coupon' };
    host.innerHTML = renderToString(
      <CartForm cart={server.cart()} actions={actions} minimumSubtotal={money(2500, 'USD')} />,
    );
    document.body.append(host);
    const update = screen.getByText<HTMLButtonElement>('Update');
    expect(new URL(update.form!.action).pathname).toBe('/cart/line');
    expect(Object.fromEntries(new FormData(update.form!))).toEqual({ lineId: 'a', quantity: '2' });
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
    expect(new URL(code.form!.action).pathname).toBe('/cart/coupon');
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();

    const store = createCartStore({ ...server, initialCart: server.cart() });
    const detach = attachCart(host, { store, confirm: () => true });
    const quantity = screen.getByRole('spinbutton', { name: 'Quantity of Item a' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.tab();
    await expect.poll(() => server.cart().entries[0]?.quantity).toBe(3);
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('$30.00');
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
    await store.mutate({ type: 'add', line: cartLine('b') });
    expect(screen.getByText('Item b')).toBeVisible();
    detach();
    await store.mutate({ type: 'remove', lineId: 'b' });
    expect(screen.getByText('Item b')).toBeVisible();
    host.remove();
  });

  it('[COM-9v] builds new lines like those that a server renders', () => {
    const choices = [
      { name: 'Glaze', value: 'Blue' },
      { name: '', value: 'Engraved' },
    ];
    const line = { ...cartLine('b', 2), href: '/shop/b', imageUrl: '/b.jpg', choices };
    const server = createCartServer([line, { ...cartLine('c'), stock: 0 }]);
    const initialCart = {
      ...server.cart(),
      coupons: ['KILN', 'OVEN'],
      invalidCoupons: [{ code: 'OVEN', reason: 'expired' as const }],
      giftCards: [{ code: '…WXYZ', amount: money(500, 'USD') }],
      amountDueCents: 2500,
    };
    const texts = { locale: 'de', messages: germanCommerceMessages };
    const actions = { line: '/cart/line', codes: '/cart/coupon' };
    const markup = (cart: CartContent) => {
      const host = document.createElement('div');
      host.innerHTML = renderToStaticMarkup(<CartForm cart={cart} actions={actions} {...texts} />);
      return host;
    };
    const store = createCartStore({ ...server, initialCart });
    const filled = markup({ ...emptyCart(), id: 'c1' });
    const detach = attachCart(filled, { store, confirm: () => true, ...texts });
    expect(inOrder(filled)).toBe(inOrder(markup(initialCart)));
    detach();
  });

  it('[COM-9r] removes a line, keeps the focus near, and ends empty', async () => {
    setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Item a' }));
    expect(screen.getByRole('heading')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Item b' }));
    expect(await screen.findByText('You have nothing in your cart.')).toBeVisible();
  });

  it('[COM-12] keeps a small order from checkout', () => {
    setUp(undefined, { minimumSubtotal: money(5000, 'USD') });
    expect(
      screen.getByText('To check out, your order subtotal must be $50.00 or more'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('[COM-12] names what is no longer sold', () => {
    const store = createCartStore({
      ...createCartServer(),
      initialCart: { ...emptyCart(), gone: ['Mug'] },
    });
    render(<Cart store={store} confirm={() => true} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Mug is no longer sold and was taken out of your cart.',
    );
    expect(screen.getByText('You have nothing in your cart.')).toBeVisible();
  });

  it('[COM-13a] goes to checkout when everything is saved', async () => {
    const onCheckout = vi.fn();
    setUp(undefined, { onCheckout });
    const link = screen.getByRole('link', { name: 'Checkout' });
    expect(link).toHaveAttribute('href', '/commerce/goto-checkout');
    await userEvent.click(link);
    await expect.poll(() => onCheckout).toHaveBeenCalledOnce();
  });

  it('[COM-9r] renders on a server, where the cart is not known yet', () => {
    const html = renderToString(
      <Cart store={createCartStore(createCartServer())} confirm={() => true} />,
    );
    expect(html).toContain('Loading your cart…');
  });
});

describe('ProductOptions', () => {
  it('[COM-3g] adds a choice, in StrictMode', async () => {
    const addLine = vi.fn<(line: CartLine) => Promise<CartOutcome>>(() => Promise.resolve(settled));
    render(
      <StrictMode>
        <ProductOptions product={mug} addLine={addLine} href="/mug" />
      </StrictMode>,
    );
    expect(screen.getByText('from $10.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    const size = screen.getByRole('combobox', { name: 'Size' });
    expect(size).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Select Size');
    await userEvent.selectOptions(size, 'L');
    expect(screen.getByText('$15.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(addLine.mock.calls[0]?.[0]).toMatchObject({
      sku: 'L',
      quantity: 1,
      href: '/mug',
      unitPrice: money(1500, 'USD'),
    });
    expect(await screen.findByText('Added!')).toBeVisible();
  });

  it('[COM-3i] [COM-4] follows the stock, the price and the names of its product, and keeps what is chosen', async () => {
    const stock = (qtyInStock: number, price = 1500, optionName = 'Size'): VariantProduct => ({
      ...mug,
      variants: mug.variants.map((variant) => ({
        ...variant,
        qtyInStock,
        price: money(price, 'USD'),
        optionValues: variant.optionValues.map(({ value }) => ({ optionName, value })),
      })),
    });
    const page = (product: VariantProduct) => (
      <StrictMode>
        <ProductOptions product={product} addLine={() => Promise.resolve(settled)} />
      </StrictMode>
    );
    const { rerender } = render(page(stock(5)));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'L');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '3');
    rerender(page(stock(0)));
    expect(screen.getByRole('button', { name: 'Sold out' })).toBeVisible();
    rerender(page(stock(4, 1800, 'Größe')));
    expect(screen.getByText('$18.00')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Größe' })).toHaveValue('L');
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(3);
    // The chosen variant was removed: the visitor has to choose again.
    rerender(page({ ...mug, variants: mug.variants.slice(0, 1) }));
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('');
  });

  it('[COM-3i] treats a product with a new identity in every render as the same one', async () => {
    function Made() {
      const [{ options, quantity }, choice] = useProductChoice({
        ...mug,
        variants: [...mug.variants],
      });
      return (
        <button
          onClick={() => {
            choice.select(0, 'L');
            choice.setQuantity(quantity + 1);
          }}
        >
          {options[0]?.selected} {quantity}
        </button>
      );
    }
    render(<Made />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(screen.getByRole('button', { name: 'L 2' }));
    expect(screen.getByRole('button', { name: 'L 3' })).toBeVisible();
  });

  it('[COM-3j] renders markup that attachProduct reads', async () => {
    const addLine = vi.fn<(line: CartLine) => Promise<CartOutcome>>(() => Promise.resolve(settled));
    const host = document.createElement('div');
    host.innerHTML = renderToString(<ProductOptions product={mug} addLine={addLine} />);
    document.body.append(host);
    const detach = attachProduct(host.firstElementChild as HTMLElement, { addLine });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'S');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(addLine.mock.calls[0]?.[0]).toMatchObject({
      id: 'mug:S:Size:S',
      title: 'Mug',
      quantity: 1,
    });
    detach();
    host.remove();
  });
});

it('[COM-16] PricingToggle swaps its contents', async () => {
  const onChange = vi.fn();
  render(
    <StrictMode>
      <PricingToggle
        label="Billing"
        left={{ label: 'Monthly', content: '$10' }}
        right={{ label: 'Yearly', content: '$100' }}
        onChange={onChange}
      />
    </StrictMode>,
  );
  expect(screen.getByText('$10')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yearly', pressed: false }));
  expect(screen.getByText('$10')).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Yearly', pressed: true })).toHaveClass(
    'pl-pricing-toggle-button--selected',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yearly' }));
  expect(onChange.mock.calls).toEqual([['right']]);
});

describe('QuickView', () => {
  const dialog = ({ title, content }: { title: string; content: React.ReactNode }) => (
    <div role="dialog" aria-label={title}>
      {content}
    </div>
  );

  it('[COM-15] loads the product into the app’s dialog and records the view once, in StrictMode', async () => {
    const recordQuickView = vi.fn();
    const loadProduct = vi.fn(() => Promise.resolve({ product: mug, href: 'javascript:alert(1)' }));
    const view = (itemId: string | undefined) => (
      <StrictMode>
        <QuickView
          itemId={itemId}
          loadProduct={loadProduct}
          recordQuickView={recordQuickView}
          renderDialog={dialog}
          addLine={() => Promise.resolve(settled)}
        />
      </StrictMode>
    );
    const { rerender } = render(view(undefined));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(view('mug'));
    expect(await screen.findByRole('dialog', { name: 'Mug' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Size' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await expect.poll(() => recordQuickView.mock.calls).toEqual([['mug']]);
  });

  it('[COM-15] says when the product cannot be loaded', async () => {
    render(
      <QuickView
        itemId="x"
        loadProduct={() => Promise.reject(new Error('gone'))}
        renderDialog={dialog}
        addLine={() => Promise.resolve(settled)}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This product could not be loaded.');
  });
});
