import { afterEach, expect, it } from 'vitest';
import { cartLine, createCartServer, type NetworkFault } from '../__fixtures__/cartServer';
import { openCartChannel } from '../cart/cartChannel';
import type { CartStore } from '../cart/cartStore';
import { createCartStore } from '../cart/createCartStore';
import { attachCartSync } from './attachCartSync';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A tab of its own: another window of this site, with its own BroadcastChannel. */
function openTab(
  server: ReturnType<typeof createCartServer>,
  name: string,
): { store: CartStore; view: Window } {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const store = createCartStore({
    ...server,
    initialCart: server.cart(),
    broadcast: openCartChannel(view, name),
    retryDelays: [60_000],
  });
  const detach = attachCartSync(view, { store });
  opened.push(() => {
    detach();
    store.destroy();
    frame.remove();
  });
  return { store, view };
}
const ids = (store: CartStore) => store.state().cart.entries.map(({ id }) => id);

it('[COM-9c] notifies other tabs over a real BroadcastChannel', async () => {
  const server = createCartServer([cartLine('a')]);
  const [one, two] = [openTab(server, 'tabs-1'), openTab(server, 'tabs-1')];
  await one.store.mutate({ type: 'add', line: cartLine('b', 2) });
  await expect.poll(() => ids(two.store)).toEqual(['a', 'b']);
  await two.store.mutate({ type: 'remove', lineId: 'a' });
  await expect.poll(() => ids(one.store)).toEqual(['b']);
  expect(one.store.state().cart).toEqual(server.cart());
});

it('[COM-9c] converges after a cut network, and no removed line comes back', async () => {
  const server = createCartServer([cartLine('a'), cartLine('b'), cartLine('c')]);
  const [one, two] = [openTab(server, 'tabs-2'), openTab(server, 'tabs-2')];
  const seen: string[][] = [];
  one.store.subscribe(() => seen.push(ids(one.store)));
  let weather: NetworkFault = 'answer-lost';
  server.setWeather(() => weather);

  // The server did it, but the tab does not know; then the other tab changes the same cart.
  void one.store.mutate({ type: 'remove', lineId: 'a' });
  await expect.poll(() => one.store.state().isWaiting).toBe(true);
  weather = 'request-lost';
  void one.store.mutate({ type: 'remove', lineId: 'b' });
  void two.store.mutate({ type: 'set-quantity', lineId: 'c', quantity: 4 });
  await expect.poll(() => two.store.state().isWaiting).toBe(true);
  expect(ids(one.store)).toEqual(['c']);

  weather = 'fine';
  two.view.dispatchEvent(new Event('online'));
  await two.store.whenSettled();
  one.view.dispatchEvent(new Event('online'));
  await one.store.whenSettled();
  await expect
    .poll(() => [one.store.state().cart, two.store.state().cart])
    .toEqual([server.cart(), server.cart()]);
  expect(server.cart().entries).toMatchObject([{ id: 'c', quantity: 4 }]);
  for (const lines of seen) expect(lines).not.toContain('a');
});

it('[COM-9s] asks again when the page comes back from the back/forward cache', async () => {
  const server = createCartServer([cartLine('a')]);
  const tab = openTab(server, 'tabs-3');
  await server.mutateCart({ type: 'remove', lineId: 'a' }, { idempotencyKey: 'elsewhere' });
  tab.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(ids(tab.store)).toEqual(['a']);
  tab.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => ids(tab.store)).toEqual([]);
});

it('[COM-9c] accepts nothing that is no cart, and nothing after destroy', async () => {
  const server = createCartServer([cartLine('a')]);
  const tab = openTab(server, 'tabs-4');
  const raw = new BroadcastChannel('tabs-4');
  for (const nonsense of [null, 5, { entries: 1 }]) raw.postMessage(nonsense);
  const later = { ...server.cart(), entries: [], revision: 7 };
  raw.postMessage(later);
  await expect.poll(() => ids(tab.store)).toEqual([]);
  tab.store.destroy();
  raw.postMessage({ ...server.cart(), revision: 8 });
  raw.close();
  expect(ids(tab.store)).toEqual([]);
});
