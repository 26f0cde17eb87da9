import { buildElement } from '@plinth/dom';
import { safeHref, type Translate } from '@plinth/site-model';
import type { CartLine } from '../cart/cart';
import type { cartMessages } from '../cart/cartMessages';
import { productLimits } from '../product/productLimits';

export interface CartLineOptions {
  translate: Translate<keyof typeof cartMessages>;
  /** The address to which the line's form posts, if it has any. */
  action: string | undefined;
}

/** Builds a line that was added to a cart since the page was rendered. */
export function createCartLine(
  document: Document,
  line: CartLine,
  options: CartLineOptions,
): HTMLElement {
  return buildElement(
    document,
    'li',
    { class: 'pl-cart-line', 'data-line-id': line.id },
    buildElement(document, 'img', {
      class: 'pl-cart-line-image',
      src: safeHref(line.imageUrl),
      alt: '',
      width: 80,
      height: 80,
      loading: 'lazy',
      hidden: !safeHref(line.imageUrl),
    }),
    createLineText(document, line),
    createLineForm(document, line, options),
  );
}

/** The sign of a button that removes something. */
export const createCross = (document: Document): HTMLElement =>
  buildElement(document, 'span', { 'aria-hidden': 'true' }, '×');

function createLineText(document: Document, line: CartLine): HTMLElement {
  const part = (
    tag: string,
    { name, hidden = false }: { name: string; hidden?: boolean },
    ...content: (Node | string)[]
  ) => buildElement(document, tag, { class: `pl-cart-line-${name}`, hidden }, ...content);
  return part(
    'div',
    { name: 'text' },
    buildElement(document, 'a', { href: safeHref(line.href) }, keptApart(document, line.title)),
    part('span', { name: 'choice' }, ...createChoices(document, line)),
    part('span', { name: 'kind', hidden: true }),
    part('span', { name: 'unit' }),
    part('strong', { name: 'problem', hidden: true }),
  );
}

function createChoices(document: Document, { choices: all = [] }: CartLine): (Node | string)[] {
  return all.flatMap(({ name, value }, index) => [
    ...(index > 0 ? [', '] : []),
    ...(name ? [keptApart(document, name), ': '] : []),
    keptApart(document, value),
  ]);
}

/** A name from the data has its own direction. */
const keptApart = (document: Document, text: string) => buildElement(document, 'bdi', {}, text);

function createLineForm(
  document: Document,
  { id, title, quantity }: CartLine,
  { translate, action }: CartLineOptions,
): HTMLElement {
  return buildElement(
    document,
    'form',
    { method: 'post', action },
    buildElement(document, 'input', { type: 'hidden', name: 'lineId', value: id }),
    buildElement(
      document,
      'div',
      { class: 'pl-cart-line-amount' },
      buildElement(document, 'input', {
        class: 'pl-cart-line-quantity',
        type: 'number',
        inputmode: 'numeric',
        id: `cart-quantity-${id}`,
        name: 'quantity',
        min: 0,
        max: productLimits.maxQuantity,
        value: quantity,
        'aria-label': translate('commerce.cart.quantityOf', { title }),
      }),
      buildElement(
        document,
        'button',
        { class: 'pl-cart-line-update', type: 'submit' },
        translate('commerce.cart.update'),
      ),
    ),
    buildElement(document, 'span', { class: 'pl-cart-line-total' }),
    buildElement(
      document,
      'button',
      {
        class: 'pl-cart-line-remove',
        type: 'submit',
        name: 'remove',
        value: '1',
        'aria-label': translate('commerce.cart.removeItem', { title }),
      },
      createCross(document),
    ),
  );
}
