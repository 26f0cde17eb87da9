import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '../cart/addToCart';
import { CartRefusal } from '../cart/CartRefusal';
import { emptyCart } from '../cart/cart';
import type { CartOutcome } from '../cart/cartOutcome';
import { cartLine } from '../__fixtures__/cartServer';
import { checkoutAddress } from './checkoutAddress';
import { goToCheckout } from './goToCheckout';
import { navigateFrame } from './navigateFrame';

describe('checkoutAddress', () => {
  it('[COM-13a, A-6, A-7, A-8, A-9] knows the four ways', () => {
    expect(checkoutAddress({ kind: 'cart' })).toBe('/commerce/goto-checkout');
    expect(checkoutAddress({ kind: 'subscription', cartToken: 't&1' })).toBe(
      '/checkout/subscribe?cartToken=t%261',
    );
    expect(checkoutAddress({ kind: 'donation', donatePageId: 'd' })).toBe(
      '/checkout/donate?donatePageId=d',
    );
    const card = { kind: 'gift-card', websiteId: 'w', giftCardProductId: 'g' } as const;
    expect(checkoutAddress(card)).toBe('/checkout/giftcard?websiteId=w&giftCardProductId=g');
    expect(checkoutAddress({ ...card, sku: 'SQ1' })).toBe(
      '/checkout/giftcard?websiteId=w&giftCardProductId=g&sku=SQ1',
    );
  });
});

describe('goToCheckout', () => {
  const ports = (hasCookie: boolean) => ({
    hasCartCookie: () => hasCookie,
    showAlert: vi.fn(),
    navigate: vi.fn(),
  });

  it('[COM-14, A-197, A-267] says why a cart without its cookie goes nowhere', () => {
    const without = ports(false);
    expect(goToCheckout({ target: { kind: 'cart' }, ...without })).toBe(false);
    expect(without.showAlert).toHaveBeenCalledWith(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    );
    expect(without.navigate).not.toHaveBeenCalled();
  });

  it('[COM-13a] goes', () => {
    const fine = ports(true);
    expect(goToCheckout({ target: { kind: 'cart' }, ...fine })).toBe(true);
    expect(fine.navigate).toHaveBeenCalledWith('/commerce/goto-checkout');
    const donating = ports(false);
    goToCheckout({ target: { kind: 'donation', donatePageId: 'd' }, ...donating });
    expect(donating.navigate).toHaveBeenCalledWith('/checkout/donate?donatePageId=d');
  });
});

describe('navigateFrame', () => {
  const windows = (refuse = false) => {
    const top = {
      location: {
        assign: vi.fn(() => {
          if (refuse) throw new DOMException('', 'SecurityError');
        }),
      },
    };
    const own = vi.fn();
    const view = {
      top,
      location: { assign: own },
      document: { baseURI: 'https://shop.example/mug' },
    };
    return { view: view as unknown as Window, top: top.location.assign, own };
  };

  it('[COM-13b] acts on the top window inside the admin frame alone', () => {
    const visitor = windows();
    navigateFrame(visitor.view, '/commerce/goto-checkout');
    expect(visitor.own).toHaveBeenCalledWith('https://shop.example/commerce/goto-checkout');
    expect(visitor.top).not.toHaveBeenCalled();
    const admin = windows();
    navigateFrame(admin.view, '/commerce/goto-checkout', { isInAdminFrame: true });
    expect(admin.top).toHaveBeenCalledWith('https://shop.example/commerce/goto-checkout');
    expect(admin.own).not.toHaveBeenCalled();
    const refused = windows(true);
    navigateFrame(refused.view, '/x', { isInAdminFrame: true });
    expect(refused.own).toHaveBeenCalledWith('https://shop.example/x');
  });
});

describe('addToCart', () => {
  const settled: CartOutcome = { ok: true, cart: emptyCart() };
  const ports = (outcome: CartOutcome = settled) => ({
    store: { mutate: vi.fn(() => Promise.resolve(outcome)) },
    goToCheckout: vi.fn(),
    showCart: vi.fn(),
  });

  it('[COM-17, A-120] goes straight to checkout in an express store, once the server has the line', async () => {
    const express = ports();
    await addToCart({ line: cartLine('a'), expressCheckout: true, ...express });
    expect(express.store.mutate).toHaveBeenCalledWith({ type: 'add', line: cartLine('a') });
    expect(express.goToCheckout).toHaveBeenCalledOnce();
    expect(express.showCart).not.toHaveBeenCalled();
  });

  it('[COM-17] shows the cart in others, and goes nowhere when the line was refused', async () => {
    const plain = ports();
    await addToCart({ line: cartLine('a'), ...plain });
    expect(plain.showCart).toHaveBeenCalledOnce();
    expect(plain.goToCheckout).not.toHaveBeenCalled();
    const refused = ports({ ok: false, refusal: new CartRefusal('no') });
    await addToCart({ line: cartLine('a'), expressCheckout: true, ...refused });
    expect(refused.goToCheckout).not.toHaveBeenCalled();
  });
});
