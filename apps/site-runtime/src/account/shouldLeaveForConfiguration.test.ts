import { describe, expect, it } from 'vitest';
import {
  configurationAddress,
  shouldLeaveForConfiguration,
  type Arrival,
} from './shouldLeaveForConfiguration';

const owner: Arrival = {
  isSignedIn: true,
  roles: [1],
  pageType: 2,
  path: '/work',
  search: '',
  hostname: 'studio.example',
  isTopWindow: true,
  isDeveloperMode: false,
  isCloneable: false,
  isRefused: false,
};

describe('the way to the configuration area', () => {
  it('[RUN-7, A-13] is taken by a signed-in owner', () => {
    expect(shouldLeaveForConfiguration(owner)).toBe(true);
  });

  const stays: [why: string, change: Partial<Arrival>][] = [
    ['a visitor', { isSignedIn: false }],
    ['a member of the site, who has no role', { roles: [] }],
    ['roles whose work is not in the area', { roles: [7, 9, 12, 13] }],
    ['the checkout of the cart', { path: '/checkout', pageType: 201 }],
    ['the checkout of a gift card', { path: '/checkout/giftcard', search: '?sku=A' }],
    ['a checkout without a cart', { path: '/commerce/goto-checkout', pageType: 200 }],
    ['a page of the site that takes gifts', { path: '/give', pageType: 203 }],
    ['the confirmation of an order', { path: '/thanks', pageType: 202 }],
    ['an account that may only look', { roles: [10] }],
    ['noredirect in the query', { search: '?a=1&noredirect' }],
    ['noredirect with a value', { search: '?noredirect=true' }],
    ['noredirect earlier in this session', { isRefused: true }],
    ['localhost', { hostname: 'localhost' }],
    ['a frame', { isTopWindow: false }],
    ['developer mode', { isDeveloperMode: true }],
    ['a cloneable site', { isCloneable: true }],
    ['the configuration area itself', { path: '/config/pages' }],
  ];
  it.each(stays)('[RUN-7, A-12, A-18, A-14, A-15, A-17, B-101] is not taken: %s', (_, change) => {
    expect(shouldLeaveForConfiguration({ ...owner, ...change })).toBe(false);
  });

  const goes: [why: string, change: Partial<Arrival>][] = [
    ['viewer beside another role', { roles: [10, 4] }],
    ['a query that only looks like it', { search: '?xnoredirect=1' }],
    ['a moderator', { roles: [6] }],
    ['the cart, from which a checkout begins', { path: '/cart', pageType: 200 }],
    ['a page whose name begins like a checkout', { path: '/checkouts' }],
    ['a page whose name begins like the area', { path: '/configurations' }],
  ];
  it.each(goes)('[RUN-7] is taken: %s', (_, change) => {
    expect(shouldLeaveForConfiguration({ ...owner, ...change })).toBe(true);
  });

  it('[RUN-7, A-10] carries the path and the query as one value', () => {
    expect(configurationAddress('/work/été', '?a=1&b=2#')).toBe(
      '/config/?frameUrl=%2Fwork%2F%C3%A9t%C3%A9%3Fa%3D1%26b%3D2%23',
    );
  });
});
