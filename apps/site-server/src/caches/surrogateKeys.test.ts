import { expect, it } from 'vitest';
import { keyOfSite, keysOfPage, keysOfProducts } from './surrogateKeys';

const page = { siteId: 'studio', pageId: 'home', isMoving: false, products: [] };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

it('[SRV-31a] forgets a page alone, with its site, and where it moves with all that move', () => {
  expect(keysOfPage(page)).toEqual([keyOfSite('studio'), 'page-studio-home']);
  expect(keysOfPage({ ...page, isMoving: true })).toEqual([
    'site-studio',
    'page-studio-home',
    'moving-studio',
  ]);
});

it('[SRV-31a] a page is forgotten with each of 40 products that it shows, and with any where it shows more', () => {
  const few = keysOfPage({ ...page, products: ids(40) });
  expect(few).toHaveLength(42);
  expect(few.at(-1)).toBe('product-studio-p39');
  const many = keysOfPage({ ...page, products: ids(41) });
  expect(many).toEqual(['site-studio', 'page-studio-home', 'products-studio']);
  // The sale of any product names both kinds.
  const asked = keysOfProducts('studio', ['p7', 'p7', 'p39']);
  expect(asked).toEqual(['product-studio-p7', 'product-studio-p39', 'products-studio']);
});

it('[SRV-31a] every key is one header token, whatever characters an id has', () => {
  const keys = keysOfPage({ siteId: 'a b', pageId: 'ö,c', isMoving: true, products: ['x y'] });
  expect(keys).toEqual([
    'site-a%20b',
    'page-a%20b-%C3%B6%2Cc',
    'moving-a%20b',
    'product-a%20b-x%20y',
  ]);
});
