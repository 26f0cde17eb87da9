import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine, createCartServer, gate, type NetworkFault } from '../__fixtures__/cartServer';
import { germanCommerceMessages } from '../messages.de';
import { emptyCart, type Cart, type CartLine } from './cart';
import type { CartMutation } from './cartMutation';
import type { CartOutcome } from './cartOutcome';
import { noticeOf, type CartNotice } from './cartNotice';
import { createTransactionQueue } from './transactionQueue';
import type { CartBroadcast } from './cartPorts';
import { createCartJournal } from './cartJournal';
import { cartNoticeText } from './cartNoticeText';
import { CartRefusal } from './CartRefusal';
import type { CartStore, CartStoreOptions } from './cartStore';
import { createCartStore } from './createCartStore';
import { changeQuantity } from './changeQuantity';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(
  server: ReturnType<typeof createCartServer>,
  options: Partial<CartStoreOptions> = {},
): CartStore {
  return createCartStore({ ...server, ...options });
}
const ids = (store: CartStore) => store.state().cart.entries.map(({ id }) => id);
const noticesOf = (store: CartStore) => {
  const notices: CartNotice[] = [];
  store.onNotice((notice) => notices.push(notice));
  return notices;
};

describe('createCartStore', () => {
  it('[COM-10] is not initialised before its first answer', async () => {
    const store = open(createCartServer([cartLine('a')]));
    expect(store.state()).toMatchObject({ isInitialized: false, isPending: false });
    await store.refresh();
    expect(store.state()).toMatchObject({ isInitialized: true, cart: { totalQuantity: 1 } });
    const given = open(createCartServer(), { initialCart: store.state().cart });
    expect(given.state().isInitialized).toBe(true);
  });

  it('[COM-9t] takes no cart for an empty one', async () => {
    const server = createCartServer([cartLine('a')]);
    const store = open(server, {
      loadCart: () => Promise.resolve(null),
      initialCart: server.cart(),
    });
    await store.refresh();
    expect(ids(store)).toEqual([]);
  });

  it('[COM-9b] shows a change at once and settles by the answer', async () => {
    const server = createCartServer([cartLine('a', 2)]);
    const store = open(server, { initialCart: server.cart() });
    const { opened, open: answer } = gate();
    server.holdAnswers(() => opened);
    const done = store.mutate({ type: 'set-quantity', lineId: 'a', quantity: 5 });
    expect(store.state()).toMatchObject({
      isPending: true,
      pendingLines: ['a'],
      cart: { subtotalCents: 5000, grandTotalCents: 2000 },
    });
    answer();
    expect(await done).toMatchObject({ ok: true, cart: { grandTotalCents: 5000 } });
    expect(store.state()).toMatchObject({
      isPending: false,
      pendingLines: [],
      cart: { grandTotalCents: 5000 },
    });
  });

  it('[COM-11] takes a refused change back, asks the server, and says so', async () => {
    const server = createCartServer([cartLine('a', 2)]);
    const errors: unknown[] = [];
    const store = open(server, {
      initialCart: server.cart(),
      onError: (error) => errors.push(error),
    });
    const notices = noticesOf(store);
    const outcome = await store.mutate({ type: 'set-quantity', lineId: 'a', quantity: 51 });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'sold-out' } });
    expect(store.state().cart.entries[0]?.quantity).toBe(2);
    expect(notices.map((notice) => cartNoticeText(notice))).toEqual([
      'Unable to update quantity. Only 50 are left.',
    ]);
    expect(errors).toHaveLength(1);
  });

  it('[COM-9b] sends each mutation under a key of its own, in order, one at a time', async () => {
    const server = createCartServer();
    const store = open(server);
    const { opened, open: answer } = gate();
    server.holdAnswers(() => opened);
    void store.mutate({ type: 'add', line: cartLine('a') });
    void store.mutate({ type: 'add', line: cartLine('b') });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.mutations).toHaveLength(1);
    expect(ids(store)).toEqual(['a', 'b']);
    answer();
    await store.whenSettled();
    expect(
      server.mutations.map(({ mutation }) => mutation.type === 'add' && mutation.line.id),
    ).toEqual(['a', 'b']);
    expect(new Set(server.mutations.map(({ key }) => key)).size).toBe(2);
    expect(server.mutations[0]?.key).toMatch(/^[\da-f]{32}$/);
  });

  it('[COM-9b] sends only the last of several quantities that wait', async () => {
    const server = createCartServer([cartLine('a')]);
    const store = open(server, { initialCart: server.cart() });
    const { opened, open: answer } = gate();
    server.holdAnswers(() => opened);
    const outcomes = [2, 3, 4, 5].map((quantity) =>
      store.mutate({ type: 'set-quantity', lineId: 'a', quantity }),
    );
    answer();
    for (const outcome of await Promise.all(outcomes)) expect(outcome.ok).toBe(true);
    expect(
      server.mutations.map(({ mutation }) => 'quantity' in mutation && mutation.quantity),
    ).toEqual([2, 5]);
    expect(store.state().cart.entries[0]?.quantity).toBe(5);
  });

  it('[COM-9c] lets no stale answer restore a removed line', async () => {
    const server = createCartServer([cartLine('a'), cartLine('b')]);
    const store = open(server, { initialCart: server.cart() });
    const { opened, open: answer } = gate();
    server.holdAnswers(() => opened);
    const refreshed = store.refresh();
    server.holdAnswers(undefined);
    await store.mutate({ type: 'remove', lineId: 'a' });
    expect(ids(store)).toEqual(['b']);
    answer();
    await refreshed;
    expect(ids(store)).toEqual(['b']);
  });

  it('[COM-9b] waits for the network and sends the same key again', async () => {
    const server = createCartServer([cartLine('a'), cartLine('b')]);
    const store = open(server, { initialCart: server.cart() });
    const notices = noticesOf(store);
    for (const weather of ['answer-lost', 'request-lost'] as const) {
      server.setWeather(() => weather);
      void store.mutate({ type: 'remove', lineId: weather === 'answer-lost' ? 'a' : 'b' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(store.state()).toMatchObject({ isWaiting: true, isPending: true });
    }
    expect(ids(store)).toEqual([]);
    server.setWeather(() => 'fine');
    store.retry();
    await store.whenSettled();
    expect(store.state()).toMatchObject({ isWaiting: false, isPending: false });
    expect(server.cart().entries).toEqual([]);
    const keys = server.mutations.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(2);
    expect(notices.map(({ type }) => type)).toEqual([
      'waiting',
      'reconnected',
      'removed',
      'removed',
    ]);
  });

  it('[COM-9c] adds once when only the answer is lost', async () => {
    const server = createCartServer();
    const days: NetworkFault[] = ['answer-lost', 'answer-lost', 'fine'];
    server.setWeather(() => days.shift() ?? 'fine');
    const store = open(server);
    const done = store.mutate({ type: 'add', line: cartLine('a', 2) });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await done).toMatchObject({ ok: true, cart: { totalQuantity: 2 } });
    expect(store.state().cart.totalQuantity).toBe(2);
  });

  it('[COM-9c] goes on after a reload with what was not through', async () => {
    const stored = new Map<string, string>();
    const journal = () =>
      createCartJournal({
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      });
    const server = createCartServer([cartLine('a'), cartLine('b')]);
    server.setWeather(() => 'request-lost');
    const before = open(server, { initialCart: server.cart(), journal: journal() });
    const lost = before.mutate({ type: 'remove', lineId: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    before.destroy();
    expect(await lost).toMatchObject({ ok: false, refusal: { code: 'ended' } });
    server.setWeather(() => 'fine');
    const after = open(server, { initialCart: server.cart(), journal: journal() });
    expect(ids(after)).toEqual(['b']);
    await after.whenSettled();
    expect(server.cart().entries.map(({ id }) => id)).toEqual(['b']);
    expect(stored.size).toBe(0);
  });

  it('[COM-9c] lives with a storage that throws or holds nonsense', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const server = createCartServer();
    const store = open(server, {
      journal: createCartJournal({ getItem: refuse, setItem: refuse, removeItem: refuse }),
    });
    expect(await store.mutate({ type: 'add', line: cartLine('a') })).toMatchObject({ ok: true });
    for (const nonsense of ['{', '5', '[null, {"key": 1}, {"key": "x", "mutation": {}}]'])
      expect(
        open(server, {
          journal: createCartJournal({
            getItem: () => nonsense,
            setItem: () => {},
            removeItem: () => {},
          }),
        }).state().isPending,
      ).toBe(false);
  });

  it('[COM-9s] waits longer from try to try, up to the last delay', async () => {
    const server = createCartServer();
    server.setWeather(() => 'request-lost');
    const mutateCart = vi.fn(server.mutateCart);
    const store = open(server, { mutateCart, retryDelays: [100, 300] });
    void store.mutate({ type: 'add', line: cartLine('a') });
    const tries = [];
    for (const pause of [0, 99, 1, 299, 1, 299, 1]) {
      await vi.advanceTimersByTimeAsync(pause);
      tries.push(mutateCart.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
    store.destroy();
  });

  it('[COM-9s] tries after 1, 2, 4, 8, 15 and 30 seconds by default', async () => {
    const server = createCartServer();
    server.setWeather(() => 'request-lost');
    const mutateCart = vi.fn(server.mutateCart);
    const store = open(server, { mutateCart });
    void store.mutate({ type: 'add', line: cartLine('a') });
    await vi.advanceTimersByTimeAsync(0);
    for (const [index, pause] of [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(mutateCart).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(mutateCart).toHaveBeenCalledTimes(index + 2);
    }
    store.destroy();
  });

  it('[COM-9s] retries nothing where nothing failed', async () => {
    const server = createCartServer([cartLine('a')]);
    const loadCart = vi.fn(server.loadCart);
    const store = open(server, { loadCart });
    store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(loadCart).not.toHaveBeenCalled();
    await store.refresh();
    store.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loadCart).toHaveBeenCalledOnce();
  });

  it('[COM-9s] reports an outage once, and its end once', async () => {
    const server = createCartServer();
    const days: NetworkFault[] = ['request-lost', 'request-lost', 'fine'];
    server.setWeather(() => days.shift() ?? 'fine');
    const store = open(server);
    const notices = noticesOf(store);
    void store.mutate({ type: 'add', line: cartLine('a') });
    await vi.advanceTimersByTimeAsync(10_000);
    await store.mutate({ type: 'remove', lineId: 'a' });
    expect(notices.map(({ type }) => type)).toEqual(['waiting', 'reconnected', 'added', 'removed']);
  });

  it('[COM-9s] ends what listens', async () => {
    const store = open(createCartServer([cartLine('a')]));
    const [listener, noticeListener] = [vi.fn(), vi.fn()];
    store.subscribe(listener)();
    store.onNotice(noticeListener)();
    await store.mutate({ type: 'remove', lineId: 'a' });
    expect(listener).not.toHaveBeenCalled();
    expect(noticeListener).not.toHaveBeenCalled();
  });

  it('[COM-9b] names the lines that are being changed', () => {
    const server = createCartServer([cartLine('a')]);
    const store = open(server, { initialCart: server.cart() });
    void store.mutate({ type: 'add', line: cartLine('b') });
    void store.mutate({ type: 'apply-coupon', code: 'A' });
    void store.mutate({ type: 'remove', lineId: 'a' });
    expect(store.state().pendingLines).toEqual(['b', 'a']);
    store.destroy();
  });

  it('[COM-9b] takes a key of its own making', async () => {
    const server = createCartServer();
    const store = open(server, { createKey: () => 'own' });
    await store.mutate({ type: 'add', line: cartLine('a') });
    expect(server.mutations[0]?.key).toBe('own');
  });

  it('[COM-9s] tries a failed load again', async () => {
    const server = createCartServer([cartLine('a')]);
    const days: NetworkFault[] = ['request-lost', 'request-lost'];
    server.setWeather(() => days.shift() ?? 'fine');
    const store = open(server);
    await store.refresh();
    expect(store.state()).toMatchObject({ isWaiting: true, isInitialized: false });
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.state()).toMatchObject({ isWaiting: false, isInitialized: true });
  });

  it('[COM-9s] receives nothing and sends nothing after destroy', async () => {
    const server = createCartServer([cartLine('a')]);
    const store = open(server, { initialCart: server.cart() });
    const listener = vi.fn();
    store.subscribe(listener);
    const { opened, open: answer } = gate();
    server.holdAnswers(() => opened);
    const outcome = store.mutate({ type: 'remove', lineId: 'a' });
    store.destroy();
    listener.mockClear();
    answer();
    expect((await outcome).ok).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener).not.toHaveBeenCalled();
    expect(await store.mutate({ type: 'remove', lineId: 'a' })).toMatchObject({ ok: false });
    await store.whenSettled();
  });
});

describe('a transaction queue', () => {
  const line = { type: 'remove', lineId: 'a' } as const;
  const quantity = (lineId: string, count: number) =>
    ({ type: 'set-quantity', lineId, quantity: count }) as const;
  const shipping = (shippingOptionId: string) =>
    ({ type: 'select-shipping', shippingOptionId }) as const;
  const kept = (...mutations: CartMutation[]) => {
    const queue = createTransactionQueue(undefined);
    mutations.forEach((mutation, index) => queue.add(String(index), mutation, () => {}));
    return queue.entries.map(({ key }) => key);
  };

  it('[COM-9b] drops what a later change of the same makes needless', () => {
    expect(kept(quantity('a', 1), quantity('a', 2))).toEqual(['1']);
    expect(kept(quantity('a', 1), line)).toEqual(['1']);
    expect(kept(shipping('s'), shipping('t'))).toEqual(['1']);
  });

  it('[COM-9b] keeps what is of something else, and what is sent', () => {
    expect(kept(quantity('a', 1), quantity('b', 2))).toEqual(['0', '1']);
    expect(kept(line, quantity('a', 2))).toEqual(['0', '1']);
    expect(kept(line, line)).toEqual(['0', '1']);
    expect(kept(shipping('s'), quantity('a', 1), shipping('t'))).toEqual(['1', '2']);
    expect(kept({ type: 'apply-coupon', code: 'A' }, { type: 'apply-coupon', code: 'B' })).toEqual([
      '0',
      '1',
    ]);
    const queue = createTransactionQueue(undefined);
    queue.add('0', quantity('a', 1), () => {});
    queue.entries[0]!.isSent = true;
    queue.add('1', quantity('a', 2), () => {});
    expect(queue.entries.map(({ key, isSent }) => [key, isSent])).toEqual([
      ['0', true],
      ['1', false],
    ]);
  });

  it('[COM-9c] notifies all listeners, in order, and tolerates a journal that fails', () => {
    const told: string[] = [];
    const queue = createTransactionQueue({
      read() {
        throw new Error('denied');
      },
      write() {
        throw new Error('full');
      },
    });
    queue.finish({ ok: true, cart: emptyCart() });
    queue.add('0', quantity('a', 1), () => told.push('first'));
    queue.add('1', quantity('a', 2), () => told.push('second'));
    queue.finish({ ok: true, cart: emptyCart() });
    expect(told).toEqual(['first', 'second']);
    expect(queue.entries).toEqual([]);
  });

  it('[COM-9b] takes what the journal holds for sent, and writes no more than key and change', () => {
    const written: unknown[] = [];
    const queue = createTransactionQueue({
      read: () => [{ key: 'k', mutation: quantity('a', 1) }],
      write: (transactions) => void written.push(transactions),
    });
    queue.add('1', quantity('a', 2), () => {});
    expect(queue.entries).toHaveLength(2);
    expect(written).toEqual([
      [
        { key: 'k', mutation: quantity('a', 1) },
        { key: '1', mutation: quantity('a', 2) },
      ],
    ]);
  });

  it('[COM-9b] has its place in the storage of the tab', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
    const journal = createCartJournal(storage);
    expect(journal.read()).toEqual([]);
    journal.write([{ key: 'k', mutation: line }]);
    expect([...stored.keys()]).toEqual(['plinth-cart-journal']);
    expect(journal.read()).toEqual([{ key: 'k', mutation: line }]);
    stored.set(
      'own',
      '[{"key":"x"},{"mutation":{"type":"remove"}},{"key":"y","mutation":{"type":"remove","lineId":"a"}}]',
    );
    expect(
      createCartJournal(storage, 'own')
        .read()
        .map(({ key }) => key),
    ).toEqual(['y']);
    journal.write([]);
    expect([...stored.keys()]).toEqual(['own']);
  });
});

describe('noticeOf', () => {
  const [a, b] = [cartLine('a', 2), cartLine('b')];
  const cart = (...entries: CartLine[]): Cart => ({ ...emptyCart(), entries, totalQuantity: 3 });
  const done = (after: Cart): CartOutcome => ({ ok: true, cart: after });

  it('[COM-11] reports what the answer holds', () => {
    expect(noticeOf({ type: 'add', line: a }, done(cart(a)), cart())).toEqual({
      type: 'added',
      line: a,
      totalQuantity: 3,
    });
    const remove = { type: 'remove', lineId: 'a' } as const;
    expect(noticeOf(remove, done(cart(b)), cart(b, a))).toEqual({
      type: 'removed',
      line: a,
      totalQuantity: 3,
    });
    expect(noticeOf(remove, done(cart(b)), cart(b))).toBeUndefined();
    const change = { type: 'set-quantity', lineId: 'a', quantity: 9 } as const;
    expect(noticeOf(change, done(cart(b, a)), cart(b))).toEqual({
      type: 'quantity',
      line: a,
      totalQuantity: 3,
    });
    expect(noticeOf({ type: 'remove-coupon', code: 'A' }, done(cart()), cart())).toBeUndefined();
  });

  it('[COM-11] reports whether a code reduces anything', () => {
    const apply = { type: 'apply-coupon', code: 'A' } as const;
    const invalid = (code: string): Cart => ({
      ...cart(),
      invalidCoupons: [
        { code: 'Z', reason: 'expired' },
        { code, reason: 'expired' },
      ],
    });
    expect(noticeOf(apply, done(invalid('A')), cart())).toEqual({
      type: 'coupon',
      code: 'A',
      isValid: false,
    });
    expect(noticeOf(apply, done(invalid('B')), cart())).toMatchObject({ isValid: true });
  });

  it('[COM-11] shows a refusal in the server’s message, where it gave any', () => {
    const remove = { type: 'remove', lineId: 'a' } as const;
    const refused = (text: string): CartOutcome => ({ ok: false, refusal: new CartRefusal(text) });
    expect(noticeOf(remove, refused('No.'), cart())).toEqual({
      type: 'refused',
      mutation: remove,
      reason: 'No.',
    });
    expect(noticeOf(remove, refused(''), cart())).toMatchObject({ reason: undefined });
  });
});

describe('two tabs', () => {
  function channelPair() {
    const listeners = [new Set<(cart: Cart) => void>(), new Set<(cart: Cart) => void>()];
    const end = (own: number): CartBroadcast => ({
      post: (cart) => {
        for (const listener of listeners[1 - own]!)
          queueMicrotask(() => listener(structuredClone(cart)));
      },
      listen: (listener) => {
        listeners[own]!.add(listener);
        return () => listeners[own]!.delete(listener);
      },
    });
    return [end(0), end(1)] as const;
  }

  it('[COM-9c] receives the cart of another tab at once, when they subscribe', () => {
    const server = createCartServer([cartLine('a')]);
    const told = { ...server.cart(), entries: [cartLine('b')], revision: 9 };
    const store = open(server, {
      initialCart: server.cart(),
      broadcast: {
        post() {},
        listen(listener) {
          listener(told);
          return () => {};
        },
      },
    });
    expect(ids(store)).toEqual(['b']);
    store.destroy();
  });

  it('[COM-9c] converge whatever they do and however the network fails', async () => {
    const step = fc.record({
      tab: fc.nat(1),
      line: fc.constantFrom('a', 'b', 'c'),
      kind: fc.constantFrom(
        'add' as const,
        'remove' as const,
        'quantity' as const,
        'refresh' as const,
      ),
      quantity: fc.integer({ min: 1, max: 60 }),
      weather: fc.constantFrom<NetworkFault>('fine', 'fine', 'request-lost', 'answer-lost'),
      pause: fc.constantFrom(0, 0, 500, 5000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const server = createCartServer([cartLine('a'), cartLine('b')]);
        const ends = channelPair();
        const tabs = ends.map((broadcast) =>
          open(server, { broadcast, initialCart: server.cart() }),
        );
        for (const { tab, line, kind, quantity, weather, pause } of steps) {
          server.setWeather(() => weather);
          const store = tabs[tab]!;
          if (kind === 'add') void store.mutate({ type: 'add', line: cartLine(line) });
          else if (kind === 'remove') void store.mutate({ type: 'remove', lineId: line });
          else if (kind === 'quantity')
            void store.mutate({ type: 'set-quantity', lineId: line, quantity });
          else void store.refresh();
          if (kind === 'remove') expect(ids(store)).not.toContain(line);
          await vi.advanceTimersByTimeAsync(pause);
        }
        server.setWeather(() => 'fine');
        await vi.advanceTimersByTimeAsync(60_000);
        for (const store of tabs) {
          expect(store.state()).toMatchObject({ isPending: false, isWaiting: false });
          expect(store.state().cart).toEqual(server.cart());
          store.destroy();
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('changeQuantity', () => {
  const setting = () => {
    const server = createCartServer([cartLine('a', 2)]);
    return open(server, { initialCart: server.cart() });
  };

  it('[COM-11, B-218] asks before a quantity of 0 removes the line', async () => {
    const store = setting();
    const confirm = vi.fn(() => false);
    expect(await changeQuantity({ store, lineId: 'a', quantity: 0, confirm })).toBeUndefined();
    expect(confirm).toHaveBeenCalledWith(
      "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
    );
    expect(ids(store)).toEqual(['a']);
    await changeQuantity({ store, lineId: 'a', quantity: 0, confirm: () => Promise.resolve(true) });
    expect(ids(store)).toEqual([]);
  });

  it('[COM-11] asks nothing otherwise', async () => {
    const store = setting();
    const confirm = vi.fn(() => true);
    await changeQuantity({ store, lineId: 'a', quantity: 7, confirm });
    expect(store.state().cart.totalQuantity).toBe(7);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('[COM-11, B-263, B-264] describes failures and changes', () => {
    const line = cartLine('a', 3);
    const texts: [CartNotice, string][] = [
      [
        { type: 'refused', mutation: { type: 'set-quantity', lineId: 'a', quantity: 1 } },
        'Unable to update quantity.',
      ],
      [
        { type: 'refused', mutation: { type: 'set-quantity', lineId: 'a', quantity: 0 } },
        'Unable to remove item.',
      ],
      [{ type: 'refused', mutation: { type: 'remove', lineId: 'a' } }, 'Unable to remove item.'],
      [{ type: 'refused', mutation: { type: 'add', line } }, 'Unable to add item.'],
      [
        { type: 'refused', mutation: { type: 'apply-coupon', code: 'x' } },
        'Unable to update cart.',
      ],
      [
        { type: 'added', line, totalQuantity: 101 },
        'Item a was added. More than 100 items in your cart.',
      ],
      [{ type: 'removed', line, totalQuantity: 1 }, 'Item a was removed. 1 item in your cart.'],
      [{ type: 'quantity', line, totalQuantity: 3 }, 'Quantity of Item a is now 3.'],
      [{ type: 'coupon', code: 'X', isValid: true }, 'Promo code X was applied.'],
      [{ type: 'coupon', code: 'X', isValid: false }, 'Promo code X could not be applied.'],
      [{ type: 'reconnected' }, 'Your cart is saved.'],
    ];
    for (const [notice, text] of texts) expect(cartNoticeText(notice)).toBe(text);
    expect(
      cartNoticeText(
        { type: 'added', line, totalQuantity: 1 },
        { locale: 'de', messages: germanCommerceMessages },
      ),
    ).toBe('Item a wurde hinzugefügt. 1 Artikel im Warenkorb.');
    const messages = { 'commerce.cart.quantityChanged': 'כמות {title}: {quantity}' };
    expect(
      cartNoticeText({ type: 'quantity', line, totalQuantity: 3 }, { locale: 'he', messages }),
    ).toBe('כמות \u2068Item a\u2069: 3');
    expect(new CartRefusal().message).toBe('');
  });
});
