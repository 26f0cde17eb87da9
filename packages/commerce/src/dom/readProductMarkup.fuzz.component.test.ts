import { fuzz, hostileJson, hostileText } from '@plinth/tooling/fuzz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readProductMarkup } from './readProductMarkup';

it('[COM-2i] [RUN-17o] any attributes of a published product are a product or none', () => {
  const json = fc.oneof(
    hostileText(),
    hostileJson().map((value) => JSON.stringify(value) ?? ''),
  );
  fuzz(
    fc.property(json, hostileText(), hostileText(), hostileText(), (variants, id, type, title) => {
      const element = document.createElement('div');
      element.innerHTML =
        '<h1 class="product-title"></h1><div data-variants></div><button data-add-to-cart></button>';
      const [holder, button] = [element.querySelector('div')!, element.querySelector('button')!];
      holder.dataset['variants'] = variants;
      holder.dataset['itemId'] = id;
      button.dataset['productType'] = type;
      element.querySelector('h1')!.textContent = title;
      const read = readProductMarkup(element);
      expect(read === undefined).toBe(id === '');
      if (!read) return;
      expect(read.product.id).toBe(id);
      expect(read.product.title).toBe(title.trim());
      expect(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD']).toContain(read.product.productType);
    }),
  );
});
