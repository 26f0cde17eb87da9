import userEvent from '@testing-library/user-event';
import { findByRole, getByRole, queryByText } from '@testing-library/dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cartLine, createCartServer } from '../__fixtures__/cartServer';
import { CartRefusal } from '../cart/CartRefusal';
import { emptyCart, type CartLine } from '../cart/cart';
import { createCartStore } from '../cart/createCartStore';
import type { CartOutcome } from '../cart/cartOutcome';
import { attachCartAnnouncer } from './attachCartAnnouncer';
import { attachCartIndicator } from './attachCartIndicator';
import { attachPricingToggle } from './attachPricingToggle';
import { attachProduct } from './attachProduct';
import { attachQuickView } from './attachQuickView';

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
afterEach(() => {
  document.body.innerHTML = '';
});

describe('attachCartIndicator', () => {
  const published =
    '<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span><span data-cart-subtotal></span></a>';

  it('[COM-10, A-285, B-182, B-327] is uninitialised until its first sync, then shows count, subtotal and a spoken label', async () => {
    const element = page(published);
    const server = createCartServer([cartLine('a', 3)]);
    const store = createCartStore(server);
    const detach = attachCartIndicator(element, { store });
    expect(element.dataset['initialized']).toBeUndefined();
    expect(element).toHaveTextContent('0');
    await store.refresh();
    expect(element.dataset['initialized']).toBe('');
    expect(element).toHaveTextContent('3$30.00');
    expect(element).toHaveAccessibleName('Cart 3 $30.00, 3 items');
    await store.mutate({ type: 'add', line: cartLine('b', 97, 1) });
    expect(element).toHaveTextContent('100$30.97');
    expect(element).toHaveAccessibleName('Cart 100 $30.97, 100 items');
    await store.mutate({ type: 'add', line: cartLine('b', 1, 1) });
    expect(element).toHaveTextContent('100+$30.98');
    expect(element).toHaveAccessibleName('Cart 100+ $30.98, More than 100 items');
    detach();
    await store.mutate({ type: 'remove', lineId: 'a' });
    expect(element).toHaveTextContent('100+$30.98');
  });

  it('[COM-10] shows no subtotal for an empty cart, whose currency may not be known', async () => {
    const element = page(published);
    const store = createCartStore({ ...createCartServer(), loadCart: () => Promise.resolve(null) });
    attachCartIndicator(element, { store });
    await store.refresh();
    expect(element).toHaveTextContent(/^0$/);
    expect(element).toHaveAccessibleName('Cart 0, No items');
  });

  it('[COM-41] begins its name with its own text, and leaves symbols and brackets out', async () => {
    const server = createCartServer([cartLine('a', 3)]);
    for (const html of [
      '<a href="/cart">Bag (<b data-cart-quantity>0</b>)</a>',
      '<a href="/cart"><svg><title>A basket</title></svg> Bag <b data-cart-quantity>0</b></a>',
    ]) {
      const element = page(html);
      const store = createCartStore(server);
      attachCartIndicator(element, { store });
      await store.refresh();
      expect(element).toHaveAccessibleName('Bag 3 $30.00, 3 items');
    }
    // The last sign of this word is a vowel that belongs to its letter.
    const basket = page('<a href="/cart">टोकरी (<b data-cart-quantity>0</b>)</a>');
    const store = createCartStore(server);
    attachCartIndicator(basket, { store });
    await store.refresh();
    expect(basket).toHaveAccessibleName('टोकरी 3 $30.00, 3 items');
  });

  it('[COM-10] is attached once', () => {
    const element = page(published);
    const subscribe = vi.fn(() => () => {});
    const store = { ...createCartStore(createCartServer()), subscribe };
    expect(attachCartIndicator(element, { store })).toBe(attachCartIndicator(element, { store }));
    expect(subscribe).toHaveBeenCalledOnce();
  });
});

it('[COM-11] announces each time, also the same twice', async () => {
  const status = page('<div role="status"></div>');
  const server = createCartServer([cartLine('a', 2)]);
  const store = createCartStore({ ...server, initialCart: server.cart() });
  const detach = attachCartAnnouncer(status, { store });
  const texts: (string | null)[] = [];
  const refuse = async () => {
    await store.mutate({ type: 'set-quantity', lineId: 'a', quantity: 51 });
    texts.push(status.textContent);
  };
  await refuse();
  await refuse();
  expect(texts).toEqual([
    'Unable to update quantity. Only 50 are left.',
    'Unable to update quantity. Only 50 are left.\u00a0',
  ]);
  detach();
  expect(status).toBeEmptyDOMElement();
});

describe('attachPricingToggle', () => {
  const html = `<section>
    <button data-pricing-button="left" aria-pressed="true">Monthly</button>
    <button data-pricing-button="right" aria-pressed="false">Yearly</button>
    <p data-pricing-option="left">$10</p><p data-pricing-option="right" hidden>$100</p>
    <form data-pricing-option="left">Join monthly</form><form data-pricing-option="right" hidden>Join yearly</form>
  </section>`;

  it('[COM-16, A-59] flips pressed state, selected class, prices and join sections', async () => {
    const element = page(html);
    const onChange = vi.fn();
    const detach = attachPricingToggle(element, { onChange });
    const [monthly, yearly] = [
      getByRole(element, 'button', { name: 'Monthly' }),
      getByRole(element, 'button', { name: 'Yearly' }),
    ];
    const seen = () =>
      ['$10', '$100', 'Join monthly', 'Join yearly'].filter(
        (text) => !queryByText(element, text)!.hidden,
      );
    expect(seen()).toEqual(['$10', 'Join monthly']);
    await userEvent.click(yearly);
    expect(seen()).toEqual(['$100', 'Join yearly']);
    expect([
      monthly.ariaPressed ?? monthly.getAttribute('aria-pressed'),
      yearly.getAttribute('aria-pressed'),
    ]).toEqual(['false', 'true']);
    expect(yearly).toHaveClass('pl-pricing-toggle-button--selected');
    expect(monthly).not.toHaveClass('pl-pricing-toggle-button--selected');
    await userEvent.click(yearly);
    expect(seen()).toEqual(['$100', 'Join yearly']);
    expect(onChange.mock.calls).toEqual([['right']]);
    detach();
    await userEvent.click(monthly);
    expect(seen()).toEqual(['$100', 'Join yearly']);
  });

  it('[COM-16] attaches the toggle of the block that it is given', async () => {
    const block = page(`<div><div class="pl-pricing-toggle">${html}</div></div>`);
    attachPricingToggle(block);
    await userEvent.click(getByRole(block, 'button', { name: 'Yearly' }));
    expect(getByRole(block, 'button', { name: 'Yearly' })).toHaveAttribute('aria-pressed', 'true');
    expect(queryByText(block, '$10')).not.toBeVisible();
  });
});

describe('attachQuickView', () => {
  it('[COM-15] opens and records, also what is added later, and survives a failing record', async () => {
    const element = page('<ul><li><a href="/mug" data-quick-view="p1">Mug</a></li></ul>');
    const openQuickView = vi.fn();
    const recordQuickView = vi.fn(() => Promise.reject(new Error('blocked')));
    const detach = attachQuickView(element, { openQuickView, recordQuickView });
    await userEvent.click(getByRole(element, 'link'));
    element.insertAdjacentHTML('beforeend', '<li><button data-quick-view="p2">Cup</button></li>');
    await userEvent.click(getByRole(element, 'button'));
    expect(openQuickView.mock.calls.map(([id]) => id as string)).toEqual(['p1', 'p2']);
    expect(recordQuickView.mock.calls).toEqual([['p1'], ['p2']]);
    detach();
    await userEvent.click(getByRole(element, 'button'));
    expect(openQuickView).toHaveBeenCalledTimes(2);
  });
});

describe('attachProduct', () => {
  const variants = [
    { id: '1', sku: 'A', price: 1000, qtyInStock: 3, attributes: { Size: 'S' } },
    {
      id: '2',
      sku: 'B',
      price: 1500,
      salePrice: 1200,
      onSale: true,
      unlimited: true,
      attributes: { Size: 'M' },
    },
    { id: '3', sku: 'C', price: 1000, qtyInStock: 0, attributes: { Size: 'L' } },
  ];
  const markup = (list: object[] = variants) => `<div>
    <h1 class="product-title">Mug</h1><p data-product-price></p>
    <div class="product-variants" data-item-id="p1" data-variants='${JSON.stringify(list)}'>
      <div class="variant-option"><select aria-label="Size" data-variant-option-name="Size">
        <option value="">Select Size</option><option>S</option><option>M</option><option>L</option></select></div></div>
    <div class="product-quantity-input" data-item-id="p1"><input type="number" min="1" max="9999" value="1"></div>
    <div class="sqs-add-to-cart-button" role="button" data-item-id="p1" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div>
    <p role="status" data-product-status></p></div>`;
  const settled: CartOutcome = { ok: true, cart: emptyCart() };
  const setUp = (outcome: CartOutcome = settled, list?: object[]) => {
    const element = page(markup(list));
    const addLine = vi.fn<(line: CartLine) => Promise<CartOutcome>>(() => Promise.resolve(outcome));
    const detach = attachProduct(element, { addLine });
    return {
      element,
      addLine,
      detach,
      button: getByRole(element, 'button'),
      size: getByRole(element, 'combobox'),
      quantity: getByRole(element, 'spinbutton'),
      status: getByRole(element, 'status'),
    };
  };

  it('[COM-3a] does not call sold out what says nothing of its variants', () => {
    const element = page(
      '<div><div class="sqs-add-to-cart-button" role="button" data-item-id="p1" data-product-type="1">Add To Cart</div></div>',
    );
    onTestFinished(attachProduct(element, { addLine: vi.fn() }));
    expect(getByRole(element, 'button')).toHaveTextContent('Add To Cart');
    expect(getByRole(element, 'button')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    [1, 'PHYSICAL', true],
    [2, 'DIGITAL', false],
    [3, 'SERVICE', true],
    [4, 'GIFT_CARD', false],
  ])(
    '[MOD-6, A-75, B-109] knows by the number %i that a product without stock is %s',
    (number, _, isSoldOut) => {
      const none = variants.map((variant) => ({ ...variant, unlimited: false, qtyInStock: 0 }));
      const element = page(
        markup(none).replace('data-product-type="1"', `data-product-type="${number}"`),
      );
      onTestFinished(attachProduct(element, { addLine: vi.fn() }));
      expect(/sold out/i.test(getByRole(element, 'button').textContent)).toBe(isSoldOut);
    },
  );

  it('[COM-3g] adds the chosen variant of a published page, by mouse and by keyboard', async () => {
    const { element, addLine, button, size, quantity, status } = setUp();
    expect(element).toHaveTextContent('from $10.00');
    await userEvent.selectOptions(size, 'M');
    expect(element).toHaveTextContent('$15.00 $12.00');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(button);
    expect(addLine).toHaveBeenCalledWith(
      expect.objectContaining({
        itemId: 'p1',
        sku: 'B',
        title: 'Mug',
        quantity: 2,
        unitPrice: { amount: 1200, currencyCode: 'USD' },
      }),
    );
    expect(status).toHaveTextContent('Added!');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(addLine).toHaveBeenCalledTimes(3);
  });

  it('[COM-3k] leads to the cart from the note about what was added, where it has an address', async () => {
    const element = page(markup());
    onTestFinished(
      attachProduct(element, { addLine: () => Promise.resolve(settled), cartHref: '/cart' }),
    );
    const size = getByRole(element, 'combobox');
    await userEvent.selectOptions(size, 'M');
    await userEvent.click(getByRole(element, 'button'));
    const link = await findByRole(element, 'link', { name: 'View cart' });
    expect(link).toHaveAttribute('href', '/cart');
    expect(getByRole(element, 'status')).toHaveTextContent('Added! View cart');
    await userEvent.selectOptions(size, 'S');
    expect(getByRole(element, 'status')).toBeEmptyDOMElement();
  });

  it('[COM-3f] asks for what is missing and takes the focus there', async () => {
    const { addLine, button, size, quantity, status } = setUp();
    await userEvent.click(button);
    expect(status).toHaveTextContent('Select Size');
    expect(size).toHaveFocus();
    expect(size).toBeInvalid();
    await userEvent.selectOptions(size, 'S');
    expect(size).toBeValid();
    expect(status).toBeEmptyDOMElement();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '4');
    await userEvent.click(button);
    expect(status).toHaveTextContent('Only 3 are left.');
    expect(quantity).toHaveFocus();
    await userEvent.clear(quantity);
    expect(status).toBeEmptyDOMElement();
    expect(addLine).not.toHaveBeenCalled();
  });

  it('[COM-4] says what is sold out', async () => {
    const { addLine, button, size } = setUp();
    expect(getByRole(size, 'option', { name: 'L (sold out)' })).toBeInTheDocument();
    await userEvent.selectOptions(size, 'L');
    expect(button).toHaveTextContent('Sold out');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(addLine).not.toHaveBeenCalled();
    await userEvent.selectOptions(size, 'S');
    expect(button).toHaveTextContent('Add To Cart');
  });

  it('[COM-3g] adds once however often it is pressed meanwhile, and says why the server refused', async () => {
    const { addLine, button, size, status, detach } = setUp({
      ok: false,
      refusal: new CartRefusal('Only 1 is left.'),
    });
    await userEvent.selectOptions(size, 'S');
    button.click();
    button.click();
    expect(addLine).toHaveBeenCalledOnce();
    await expect.poll(() => status).toHaveTextContent('Only 1 is left.');
    detach();
    button.click();
    expect(addLine).toHaveBeenCalledOnce();
  });

  it('leaves markup alone that names no product', () => {
    const element = page('<div><button data-add-to-cart>Buy</button></div>');
    attachProduct(element, { addLine: vi.fn() })();
    expect(element).toHaveTextContent('Buy');
  });
});

describe('components within components', () => {
  const inner =
    '<div class="pl-product" data-item-id="inner" data-variants="[]"><p data-product-price>inner price</p><select data-variant-option-name="Size"><option>S</option></select><p data-product-status></p></div>';
  const variants = JSON.stringify([
    { id: 'v', sku: 'V', price: 500, unlimited: true, optionValues: [] },
  ]);

  it.each([
    [
      'the element itself',
      `<div class="pl-product" data-item-id="outer" data-product-title="Outer" data-variants='${variants}'><p data-product-price>?</p>${inner}<button data-add-to-cart>Add</button><p data-product-status></p></div>`,
    ],
    [
      'a block around it',
      `<div class="sqs-block"><p data-product-price>?</p><div class="pl-product" data-item-id="outer" data-product-title="Outer" data-variants='${variants}'><button data-add-to-cart>Add</button><p data-product-status></p></div>${inner}</div>`,
    ],
  ])('[COM-3j] a product in %s leaves another one within it alone', async (_, html) => {
    const element = page(html);
    const addLine = vi.fn((_line: CartLine) =>
      Promise.resolve({ ok: false, refusal: new CartRefusal('No.') } as CartOutcome),
    );
    attachProduct(element, { addLine });
    expect(
      [...element.querySelectorAll('[data-product-price]')].map((at) => at.textContent),
    ).toEqual(expect.arrayContaining(['$5.00', 'inner price']));
    await userEvent.click(getByRole(element, 'button'));
    await expect.poll(() => addLine.mock.calls.length).toBeGreaterThan(0);
    expect(addLine.mock.calls[0]![0]).toMatchObject({ itemId: 'outer', sku: 'V' });
    const statuses = () =>
      [...element.querySelectorAll('[data-product-status]')].map((at) => at.textContent).sort();
    await expect.poll(statuses).toEqual(['', 'No.']);
  });

  it('[COM-10] an indicator that is nothing but its number shows it itself', async () => {
    const element = page('<a class="sqs-cart-quantity" href="/cart">0</a>');
    const store = createCartStore(createCartServer([cartLine('a', 3)]));
    attachCartIndicator(element, { store });
    await store.refresh();
    expect(element).toHaveTextContent(/^3$/);
  });

  it('[COM-16] a pricing toggle leaves one within its sections alone', async () => {
    const buttons =
      '<button data-pricing-button="left">L</button><button data-pricing-button="right">R</button>';
    const element = page(
      `<div class="pl-pricing-toggle">${buttons}<div data-pricing-option="left">l</div><div data-pricing-option="right">r<div class="pl-pricing-toggle">${buttons}<p data-pricing-option="left">inner l</p></div></div></div>`,
    );
    attachPricingToggle(element);
    await userEvent.click(element.querySelector('[data-pricing-button="right"]')!);
    const inside = element.querySelector<HTMLElement>('.pl-pricing-toggle')!;
    expect(inside.querySelector<HTMLElement>('[data-pricing-option="left"]')!.hidden).toBe(false);
    expect(inside.querySelector('[data-pricing-button="right"]')).not.toHaveAttribute(
      'aria-pressed',
    );
  });
});
