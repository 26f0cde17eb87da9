import { JSDOM } from 'jsdom';
import type { TestBrowser } from '../../testing/createBrowser';
import { formOf } from '../../testing/formOf';
import { ownerOfSoak } from './soakedServer';

/** One change of the owner. @throws when it is not saved */
type Change = (owner: TestBrowser, count: number) => Promise<void>;

/** Opens a form of the owner's area and sends it with some fields changed. */
async function sendForm(
  owner: TestBrowser,
  path: string,
  change: (fields: URLSearchParams) => void,
): Promise<void> {
  const page = await owner.get(path);
  const { window } = new JSDOM(await page.text());
  const form = window.document.querySelector('form[data-editor]');
  if (!form) throw new Error(`${path} answered ${page.status}, without a form`);
  const fields = formOf(form);
  window.close();
  change(fields);
  const { status } = await owner.postForm(path, fields);
  if (status !== 303) throw new Error(`${path}: the form was answered ${status}`);
}

/** The three things that an owner changes most, one after the other. */
const changes: Change[] = [
  async (owner, count) => {
    const payload = { header: {}, footer: { closing: `Fired ${count} times` } };
    const { status } = await owner.call('saveSiteHeaderFooter', payload);
    if (status !== 200) throw new Error(`the footer was answered ${status}`);
  },
  // Sold pieces are put back into stock, so that orders continue.
  (owner, count) =>
    sendForm(owner, '/config/products/product-mug', (fields) => {
      const [price] = fields.getAll('price');
      const stocks = fields.getAll('stock');
      fields.delete('stock');
      for (const _ of stocks) fields.append('stock', String(500 + (count % 7)));
      if (price === undefined) throw new Error('The form of a product has no price.');
    }),
  (owner, count) =>
    sendForm(owner, '/config/pages/page-studio', (fields) => {
      const source = fields.get('source') ?? '';
      const page = JSON.parse(source) as { description?: string };
      fields.set('source', JSON.stringify({ ...page, description: `Studio, ${count}` }, null, 2));
    }),
];

/** Signs in. @returns makes the next change */
export async function enterAsOwner(owner: TestBrowser): Promise<() => Promise<void>> {
  await owner.get('/cart');
  const { status } = await owner.call('memberLogin', ownerOfSoak);
  if (status !== 200) throw new Error(`The owner was answered ${status}.`);
  let count = 0;
  return () => changes[(count += 1) % changes.length]!(owner, count);
}
