import { configurationRights } from '@plinth/site-model';
import type { Context } from 'hono';
import { findCookie, setOwnCookie } from '../http/ownCookie';
import { isSecure } from '../http/requestOrigin';
import { cookieName } from '../security/cookieName';
import { normalEmail } from '../security/normalEmail';
import type { OpenSession } from '../security/sessions';
import type { ServerEnvironment } from '../serverEnvironment';
import { cartLifetime } from './cartCookie';
import type { OrderRow } from './orderParts';

type RequestContext = Context<ServerEnvironment>;

/**
 * The orders that were placed in this browser, newest first. Necessary for the service that the visitor requests, so it
 * needs no consent; scripts do not read it.
 */
const name = 'ORDERS';
const maxOrders = 5;
const purpose = 'own orders';

function readOwnOrders(c: RequestContext): string[] {
  const { signer } = c.get('services');
  const isOurs = (value: string): boolean => {
    const [ids = '', signature = ''] = value.split('~');
    return signer.isValid(purpose, ids, signature);
  };
  return findCookie(c, cookieName(c, name), isOurs)?.split('~')[0]?.split('.') ?? [];
}

/** Marks the browser as that of the order's buyer, for as long as it keeps a cart. */
export function rememberOrder(c: RequestContext, orderId: string): void {
  const others = readOwnOrders(c).filter((id) => id !== orderId);
  const ids = [orderId, ...others].slice(0, maxOrders).join('.');
  setOwnCookie(c, {
    name: cookieName(c, name),
    value: `${ids}~${c.get('services').signer.sign(purpose, ids)}`,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: cartLifetime / 1000,
  });
}

/**
 * Whether an order's address may be shown ([COM-13r]): to the browser that placed it, to its buyer's account, and to
 * accounts that see it in the owner's area. The id alone is not enough: people pass it on with the link.
 */
export function maySeeAddress(
  c: RequestContext,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
  account: OpenSession['account'] | undefined,
): boolean {
  if (readOwnOrders(c).includes(id)) return true;
  return (
    account !== undefined &&
    (normalEmail(account.email) === normalEmail(email) ||
      configurationRights(account.roles).look.includes('orders'))
  );
}

/** `ada@example.test` as a stranger reads it: `a…@example.test`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1…@');
