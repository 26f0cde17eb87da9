import { attachCartAnnouncer, changeQuantity } from '@plinth/commerce';
import type { Host } from '@plinth/site-blocks/host';
import { cartStore } from '../../connect/cartToServer';
import { shopMessages } from '../../services/context/shopMessages';
import { askBeforeRemoval } from '../../overlays/askBeforeRemoval';
import { createCartMarkup } from './createCartMarkup';

/**
 * Keeps the cart page's own markup up to date: what the visitor does shows at once, and so does what happens in other
 * tabs. Coupons are posted as they are; whether one still counts changes with the lines.
 */
export function attach(element: HTMLElement, host: Host): () => void {
  const store = cartStore(host);
  const textOptions = shopMessages(host);
  const attached = new AbortController();
  const { signal } = attached;
  const markup = createCartMarkup(element, textOptions);
  if (!markup) return () => {};

  const lineOf = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('[data-line-id]');

  /** Lines whose removal is being asked for: Enter in a field is a change of it and a submission of its form. */
  const asked = new Set<HTMLElement>();

  function set(line: HTMLElement, field: HTMLInputElement): void {
    if (asked.has(line)) return;
    const quantity = field.value.trim() === '' ? NaN : Number(field.value);
    const lineId = line.dataset['lineId']!;
    const known = store.state().cart.entries.find(({ id }) => id === lineId);
    const putBack = () => {
      if (known) field.value = String(known.quantity);
    };
    if (!Number.isInteger(quantity) || quantity < 0 || quantity === known?.quantity)
      return putBack();
    void changeQuantity({
      store,
      lineId,
      quantity,
      ...textOptions,
      async confirm(message) {
        asked.add(line);
        try {
          return await askBeforeRemoval(host, { message, signal });
        } catch (error) {
          // A line whose question cannot be asked is not removed.
          host.report(error, 'cart');
          return false;
        } finally {
          asked.delete(line);
        }
      },
    }).then((outcome) => {
      if (!outcome?.ok) putBack();
    });
  }

  element.addEventListener(
    'submit',
    (event) => {
      const line = lineOf(event.target);
      if (!line) return;
      event.preventDefault();
      if ((event.submitter as HTMLButtonElement | null)?.name === 'remove') {
        void store.mutate({ type: 'remove', lineId: line.dataset['lineId']! });
        // The button goes with its line: the next thing to use is the cart itself.
        const heading = element.querySelector('h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus();
      } else set(line, line.querySelector<HTMLInputElement>('[name="quantity"]')!);
    },
    { signal },
  );
  element.addEventListener(
    'change',
    ({ target }) => {
      const line = lineOf(target);
      if (line) set(line, target as HTMLInputElement);
    },
    { signal },
  );

  const show = () => markup.show(store.state());
  const status = element.querySelector<HTMLElement>('[data-cart-status]');
  const undo = [store.subscribe(show), () => attached.abort()];
  if (status) undo.push(attachCartAnnouncer(status, { store, ...textOptions }));
  show();
  return () => {
    for (const detach of undo) detach();
  };
}
