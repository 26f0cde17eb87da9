import type { TestBrowser } from '../../testing/createBrowser';
import type { CartBody } from '../../testing/openShop';
import { ownerOfSoak } from './soakedServer';

export interface VisitParts {
  visitor: TestBrowser;
  /** Addresses of all pages. */
  pages: readonly string[];
  /** Differs at each visit. */
  count: number;
}

/** Something that a visitor does, from the first request to the last. @throws when an answer is not the wanted one */
type Visit = (parts: VisitParts) => Promise<void>;

interface KindOfVisit {
  /** Visits of this kind among a hundred. */
  share: number;
  visit: Visit;
}

const pageOf = ({ pages, count }: VisitParts): string => pages[count % pages.length]!;
const compressed = { 'accept-encoding': 'gzip, deflate, br' };

async function look(visitor: TestBrowser, path: string): Promise<void> {
  const { status } = await visitor.get(path, compressed);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** A page of one visitor alone sets the crumb and the cookies, which shared pages do not. */
const begin = (visitor: TestBrowser) => look(visitor, '/cart');

async function call(
  visitor: TestBrowser,
  ...[name, payload]: Parameters<TestBrowser['call']>
): Promise<Record<string, unknown>> {
  const { status, body } = await visitor.call(name, payload);
  if (status !== 200 && status !== 204)
    throw new Error(`${name} answered ${status} ${JSON.stringify(body).slice(0, 200)}`);
  return body;
}

const cartOf = (body: Record<string, unknown>) => (body as unknown as CartBody).cart;

async function fillCart(visitor: TestBrowser, count: number) {
  await look(visitor, '/shop/mug');
  await begin(visitor);
  const line = { itemId: 'product-mug', sku: 'MUG-OAT', quantity: 1 };
  return cartOf(await call(visitor, 'addCartLine', { ...line, key: `add ${count}` }));
}

/** Everything that visitors of a site do, and how often. */
export const soakVisits = {
  'shared page': { share: 50, visit: (parts) => look(parts.visitor, pageOf(parts)) },
  'own page': {
    share: 10,
    async visit(parts) {
      await begin(parts.visitor);
      await look(parts.visitor, pageOf(parts));
    },
  },
  hit: {
    share: 20,
    async visit(parts) {
      const data = { id: `soak ${parts.count}`, pagePath: pageOf(parts), referrer: '' };
      await call(parts.visitor, 'recordHit', { event: 'View', data });
    },
  },
  form: {
    share: 6,
    async visit({ visitor, count }) {
      await begin(visitor);
      const { key } = await call(visitor, 'formSubmissionKey');
      const message = `Message ${count}`;
      const form = { name: 'Soak', email: 'soak@example.com', topic: 'A question', message };
      const payload = { key, formId: 'contact', form: JSON.stringify(form), elapsed: 5000 };
      await call(visitor, 'saveFormSubmission', payload);
    },
  },
  cart: {
    share: 6,
    async visit({ visitor, count }) {
      const { entries } = await fillCart(visitor, count);
      const lineId = entries[0]!.id;
      await call(visitor, 'updateCartLine', { key: `two ${count}`, lineId, quantity: 2 });
      await look(visitor, '/cart');
      // Half of the carts are abandoned.
      if (count % 2) await call(visitor, 'removeCartLine', { key: `none ${count}`, lineId });
    },
  },
  order: {
    share: 2,
    async visit({ visitor, count }) {
      await fillCart(visitor, count);
      const address = { name: 'Soak', street: 'Mill Lane 1', city: 'Bonn', postalCode: '53111' };
      const { shippingOptions } = (await call(visitor, 'shippingOptions')) as {
        shippingOptions: { id: string }[];
      };
      const shippingOptionId = shippingOptions[0]!.id;
      const cart = cartOf(
        await call(visitor, 'selectShipping', { key: `post ${count}`, shippingOptionId }),
      );
      await call(visitor, 'placeOrder', {
        key: `order ${count}`,
        email: `soak${count}@example.com`,
        address: { ...address, country: 'DE' },
        shownTotal: cart.grandTotalCents,
        paymentToken: 'test-card',
      });
    },
  },
  'sign-in': {
    share: 2,
    async visit({ visitor }) {
      await begin(visitor);
      await call(visitor, 'memberLogin', ownerOfSoak);
      await look(visitor, '/config/pages');
      await look(visitor, '/');
      await call(visitor, 'memberLogout');
    },
  },
  'wrong password': {
    share: 1,
    async visit({ visitor, count }) {
      await begin(visitor);
      const wrong = { email: `nobody${count}@example.com`, password: 'a guess', rememberMe: false };
      const { status } = await visitor.call('memberLogin', wrong);
      if (status !== 401) throw new Error(`a wrong password was answered ${status}`);
    },
  },
  'missing page': {
    share: 3,
    async visit({ visitor, count }) {
      const { status } = await visitor.get(`/no-such-page-${count}`);
      if (status !== 404) throw new Error(`a missing page answered ${status}`);
    },
  },
} satisfies Record<string, KindOfVisit>;

export type SoakVisit = keyof typeof soakVisits;

/** Chooses the next visit. @param random from 0 to 1 */
export function nextVisit(random: number): SoakVisit {
  const kinds = Object.keys(soakVisits) as SoakVisit[];
  let left = random * kinds.reduce((sum, kind) => sum + soakVisits[kind].share, 0);
  return kinds.find((kind) => (left -= soakVisits[kind].share) < 0) ?? kinds[0]!;
}
