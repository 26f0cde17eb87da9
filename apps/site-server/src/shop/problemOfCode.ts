import { couponText } from '@plinth/commerce';
import type { CouponProblem } from '@plinth/commerce/cart';
import { messagesOfSite } from '@plinth/site-renderer';
import { readCart } from './readCart';
import { normaliseCode } from './normaliseCode';
import type { ShopVisit } from './shopVisit';

/** Problems that no change of the cart can fix: such a code was mistyped, or has ended. */
const useless: readonly CouponProblem[] = ['unknown', 'expired', 'used-up', 'other-currency'];

/**
 * The message why a newly entered code can never count ([COM-42]); it is shown in the cart like a code that does not
 * count yet. `undefined` for such a code, and for a code that counts.
 */
export async function problemOfCode(
  { c, site }: ShopVisit,
  tokenDigest: string | undefined,
  typed: string,
): Promise<string | undefined> {
  const found = await readCart(c.get('services'), site, { tokenDigest });
  const problem = found?.cart.invalidCoupons.find(
    ({ code, reason }) => useless.includes(reason) && normaliseCode(code) === normaliseCode(typed),
  );
  const { definition } = site;
  return (
    problem &&
    couponText(problem, { locale: definition.locale, messages: messagesOfSite(definition) })
  );
}
