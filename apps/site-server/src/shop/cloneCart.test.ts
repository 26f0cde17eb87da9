import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { carts, orders } from '../database/schema/index';
import type { TestBrowser } from '../../testing/createBrowser';
import { describeOnEachDatabase } from '../../testing/databases';
import { add, newKey, openShop, order, type CartBody } from '../../testing/openShop';

const member = { email: 'ida@example.test', password: 'clay and water', rememberMe: false };
const cartCookie = 'CART';

const cartOf = async (visitor: TestBrowser) =>
  (await visitor.call('readCart', {})).body['cart'] as
    (CartBody['cart'] & { id: string; coupons: string[]; shippingLocation: unknown }) | null;

describeOnEachDatabase('a cart at the logout of a member', (get) => {
  async function shopping() {
    const shop = await openShop(get());
    await shop.addAccount(member.email, member.password);
    const visitor = await shop.enter();
    const { body } = await visitor.call('memberLogin', member);
    const headers = { 'x-xsrf-token': String(body['xsrfToken']) };
    await add(visitor, { quantity: 2 }, 'the first key');
    await visitor.call('applyCoupon', { code: 'FIRSTFIRING', key: newKey() });
    const logOut = (payload: object) => visitor.call('memberLogout', payload, { headers });
    return { ...shop, visitor, logOut };
  }

  it('[API-15] [A-207] with cloneCart its goods are in a new anonymous cart, and nowhere else', async () => {
    const { visitor, logOut, db } = await shopping();
    const before = (await cartOf(visitor))!;
    await db.update(carts).set({ shippingLocation: { country: 'DE', postalCode: '53111' } });
    const token = visitor.cookies.get(cartCookie)!;
    expect((await logOut({ cloneCart: true })).status).toBe(200);
    const after = (await cartOf(visitor))!;
    expect(after.id).not.toBe(before.id);
    expect(visitor.cookies.get(cartCookie)).not.toBe(token);
    expect(after).toMatchObject({ coupons: ['FIRSTFIRING'], shippingLocation: null });
    expect(after.entries.map(({ id, quantity }) => [id, quantity])).toEqual(
      before.entries.map(({ id, quantity }) => [id, quantity]),
    );
    expect(after.revision).toBeGreaterThan(before.revision);
    // A change whose answer was lost before the logout is no second one.
    expect((await add(visitor, { quantity: 2 }, 'the first key')).cart.entries[0]!.quantity).toBe(
      2,
    );
    visitor.cookies.set(cartCookie, token);
    expect(await cartOf(visitor)).toBeNull();
  });

  it('[API-15] [A-207] without it the cart is the one that it was', async () => {
    const { visitor, logOut } = await shopping();
    const before = (await cartOf(visitor))!;
    await logOut({});
    expect((await cartOf(visitor))!.id).toBe(before.id);
  });

  it('[API-15] [A-207] a cart that is being paid for is not there twice', async () => {
    const { visitor, logOut, db } = await shopping();
    const { id, grandTotalCents } = (await cartOf(visitor))!;
    await order(visitor, grandTotalCents);
    await db.update(orders).set({ status: 'pending' });
    await db.update(carts).set({ isPurchased: false }).where(eq(carts.id, id));
    await logOut({ cloneCart: true });
    expect((await db.select().from(carts)).map((row) => row.id)).toEqual([id]);
  });

  it('[API-15] [A-207] the form of a page without a script keeps the goods as well', async () => {
    const { visitor } = await shopping();
    const before = (await cartOf(visitor))!;
    const page = await (await visitor.get('/')).text();
    const crumb =
      visitor.cookies.get('crumb') ?? /name="crumb" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await visitor.postForm('/session/logout', { crumb });
    const after = (await cartOf(visitor))!;
    expect(after.id).not.toBe(before.id);
    expect(after.entries).toHaveLength(1);
  });
});
