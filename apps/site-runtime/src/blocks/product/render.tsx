import type { BlockRenderer, RenderedBlock } from '../../render/blockRenderer';
import { readText, readTextOr } from '../readSettings';
import { ProductForm } from './ProductForm';

/** A product of the shop with its button. */
export const productBlock: BlockRenderer = {
  kind: 'product',
  styles: ['commerce', 'shop'],
  client: 'src/blocks/product/attach.ts',
  render(settings, context): RenderedBlock {
    const { shop } = context.request;
    const product = shop?.products[readText(settings, 'productId')];
    if (!product) throw new TypeError('Its product is not sold.');
    const description = readTextOr(settings, 'description', '');
    return {
      content: <ProductForm {...{ context, product, description, answer: shop.answer }} />,
    };
  },
};
