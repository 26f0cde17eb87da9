import {
  attachCartAnnouncer,
  changeQuantity,
  couponText,
  goneText,
  minimumSubtotalText,
  stockText,
} from '@plinth/commerce';
import type { CartLine } from '@plinth/commerce/cart';
import { multiplyMoney, type Money } from '@plinth/commerce/money';
import type { Host } from '../../boot/host';
import { cartStore } from '../../connect/cartToServer';
import { shopWording } from '../../connect/shopWording';
import { askBeforeRemoval } from './askBeforeRemoval';
import { sumsOfCart } from './sumsOfCart';

/**
 * Keeps the cart page's own markup up to date: what the visitor does shows at once, and so does what happens in other
 * tabs. Coupons are posted as they are; whether one still counts changes with the lines.
 */
export function attach(element: HTMLElement, host: Host): () => void {
  const store = cartStore(host);
  const words = shopWording(host);
  const { format } = words;
  const attached = new AbortController();
  const { signal } = attached;
  const find = <Found extends HTMLElement>(selector: string, root: ParentNode = element) =>
    root.querySelector<Found>(selector);
  const list = find('.pl-cart-lines');
  const blank = find<HTMLTemplateElement>('template[data-cart-line]');
  if (!list || !blank) return () => {};

  const lineOf = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('[data-line-id]');

  /** Lines whose removal is being asked for: Enter in a field is a change of it and a submission of its form. */
  const asked = new Set<HTMLElement>();

  function set(element: HTMLElement, quantity: number): void {
    if (asked.has(element)) return;
    const lineId = element.dataset['lineId']!;
    const field = find<HTMLInputElement>('[name="quantity"]', element)!;
    const known = store.state().cart.entries.find(({ id }) => id === lineId);
    const putBack = () => {
      if (known) field.value = String(known.quantity);
    };
    if (!Number.isInteger(quantity) || quantity < 0 || quantity === known?.quantity)
      return putBack();
    void changeQuantity({
      ...{ store, lineId, quantity, ...words },
      async confirm(message) {
        asked.add(element);
        try {
          return await askBeforeRemoval(host, { message, signal });
        } finally {
          asked.delete(element);
        }
      },
    }).then((outcome) => {
      if (!outcome?.ok) putBack();
    });
  }

  const read = (field: HTMLInputElement) => (field.value.trim() === '' ? NaN : Number(field.value));

  element.addEventListener(
    'submit',
    (event) => {
      const line = lineOf(event.target);
      if (!line) return;
      event.preventDefault();
      if ((event.submitter as HTMLButtonElement | null)?.name === 'remove') {
        void store.mutate({ type: 'remove', lineId: line.dataset['lineId']! });
        // The button goes with its line: the next thing to use is the cart itself.
        find<HTMLElement>('h1')?.setAttribute('tabindex', '-1');
        find<HTMLElement>('h1')?.focus();
      } else set(line, read(find<HTMLInputElement>('[name="quantity"]', line)!));
    },
    { signal },
  );
  element.addEventListener(
    'change',
    ({ target }) => {
      const line = lineOf(target);
      if (line) set(line, read(target as HTMLInputElement));
    },
    { signal },
  );

  function show(): void {
    const { cart, isInitialized, isPending, pendingLines } = store.state();
    if (!isInitialized) return;
    for (const [selector, isShown] of [
      ['[data-cart-empty]', cart.entries.length === 0],
      ['[data-cart-filled]', cart.entries.length > 0],
    ] as const)
      find(selector)?.toggleAttribute('hidden', !isShown);
    const present = new Map(
      [...list!.querySelectorAll<HTMLElement>('[data-line-id]')].map((line) => [
        line.dataset['lineId']!,
        line,
      ]),
    );
    for (const line of cart.entries) {
      const shown = present.get(line.id) ?? list!.appendChild(newLine(line));
      present.delete(line.id);
      showLine(shown, line, words);
      shown.toggleAttribute('data-pending', pendingLines.includes(line.id));
    }
    for (const gone of present.values()) gone.remove();
    tellGone(cart.gone ?? []);
    showCodes('coupon', cart.coupons);
    for (const code of cart.coupons) {
      const coupon = find(`[data-coupon="${CSS.escape(code)}"]`)!;
      const problem = cart.invalidCoupons.find((invalid) => invalid.code === code);
      coupon.toggleAttribute('data-invalid', !!problem);
      write(coupon, 'span', problem ? couponText(problem, words) : code);
    }
    showCodes('gift-card', cart.giftCards?.map(({ code }) => code) ?? []);
    const gone = new Set(element.querySelectorAll<HTMLElement>('[data-sum^="giftCard "]'));
    for (const { name, amount, code = '', isShown } of sumsOfCart(cart)) {
      const row = find(`[data-sum="${CSS.escape(`${name} ${code}`.trim())}"]`) ?? newSum(code);
      gone.delete(row);
      row.hidden = !isShown;
      row.toggleAttribute('data-pending', isPending && name !== 'subtotal');
      write(row, 'dd', format(amount));
    }
    for (const row of gone) row.hidden = true;
    const obstacle = minimumSubtotalText(cart.subtotalAmount, minimum, words);
    const place = find('[data-cart-obstacle]');
    if (place) {
      place.hidden = !obstacle;
      place.textContent = obstacle ?? '';
    }
    find('[data-cart-checkout]')?.toggleAttribute('hidden', !!obstacle);
  }

  /** Each once; it stays to be read, also when the server says it no longer. */
  function tellGone(titles: readonly string[]): void {
    const place = find('[data-cart-gone]');
    for (const text of titles.map((title) => goneText(title, words))) {
      if (!place || [...place.children].some(({ textContent }) => textContent === text)) continue;
      const told = place.appendChild(place.ownerDocument.createElement('p'));
      told.className = 'pl-shop-alert';
      told.role = 'alert';
      told.textContent = text;
    }
  }

  /** Lists what was entered, in whichever tab. */
  function showCodes(kind: 'coupon' | 'gift-card', codes: readonly string[]): void {
    const shown = new Set<string>();
    for (const entry of element.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
      const code = entry.getAttribute(`data-${kind}`)!;
      shown.add(code);
      entry.hidden = !codes.includes(code);
    }
    for (const code of codes)
      if (!shown.has(code)) find('.pl-cart-coupons ul')!.append(newFrom(kind, code));
  }

  function newSum(code: string): HTMLElement {
    const row = newFrom('gift-card-sum', code);
    find('[data-sum="amountDue"]')?.before(row);
    return row;
  }

  function newFrom(kind: string, code: string): HTMLElement {
    return fill(find<HTMLTemplateElement>(`template[data-new="${kind}"]`)!, '{code}', code);
  }

  function newLine(line: CartLine): HTMLElement {
    const added = fill(blank!, '{title}', line.title);
    added.dataset['lineId'] = line.id;
    if (line.href?.startsWith('/')) find('a', added)!.setAttribute('href', line.href);
    if (line.imageUrl?.startsWith('/'))
      find<HTMLImageElement>('img', added)!.setAttribute('src', line.imageUrl);
    const place = find('.pl-cart-line-choice', added)!;
    for (const { name, value } of line.choices ?? []) {
      if (place.firstChild) place.append(', ');
      place.append(keptApart(place, name), ': ', keptApart(place, value));
    }
    return added;
  }

  const { minimumSubtotal } = Object(readJson(element.dataset['blockJson'])) as {
    minimumSubtotal?: Money | null;
  };
  const minimum = minimumSubtotal ?? undefined;
  const status = find('[data-cart-status]');
  const undo = [store.subscribe(show), () => attached.abort()];
  if (status) undo.push(attachCartAnnouncer(status, { store, ...words }));
  show();
  return () => {
    for (const detach of undo) detach();
  };
}

/** A copy of a template, with what the server has left to fill in. */
function fill(template: HTMLTemplateElement, blank: string, text: string): HTMLElement {
  const added = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  for (const part of [added, ...added.querySelectorAll('*')]) {
    for (const attribute of part.attributes)
      attribute.value = attribute.value.replace(blank, () => text);
    if (!part.firstElementChild) part.textContent = part.textContent.replace(blank, () => text);
  }
  return added;
}

/** A name from the data reads in its own direction. */
function keptApart({ ownerDocument }: HTMLElement, text: string): HTMLElement {
  const name = ownerDocument.createElement('bdi');
  name.textContent = text;
  return name;
}

function showLine(shown: HTMLElement, line: CartLine, words: ReturnType<typeof shopWording>): void {
  const { quantity, unitPrice } = line;
  const { format } = words;
  const problem = stockText(line, words);
  shown.querySelector('.pl-cart-line-problem')?.toggleAttribute('hidden', !problem);
  write(shown, '.pl-cart-line-problem', problem ?? '');
  write(shown, '.pl-cart-line-unit', format(unitPrice));
  write(shown, '.pl-cart-line-total', format(multiplyMoney(unitPrice, quantity)));
  const field = shown.querySelector<HTMLInputElement>('[name="quantity"]')!;
  // Not while the visitor types: an earlier answer would replace the present number.
  if (field.ownerDocument.activeElement !== field) field.value = String(quantity);
}

function write(root: HTMLElement, selector: string, text: string): void {
  const place = root.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
