import { expect, it, vi } from 'vitest';
import { cookieJar } from './__fixtures__/cookieJar';
import { clearTrackingCookies } from './clearTrackingCookies';
import { trackingCookieNames } from './trackingCookies';

const place = { hostname: 'www.shop.example', pathname: '/store/p/bowl' };

const analyticsNames = [
  'SS_ANALYTICS_ID',
  'SS_MID',
  'SS_SESSION_ID',
  'SS_IS_FIRST_SESSION',
  'SS_HAS_LANDED',
];

it('[TRK-17b, A-290] [CNS-6] clears all ten names and the transport’s own, and leaves every other cookie', () => {
  expect(trackingCookieNames).toEqual([
    'ss_cid',
    'ss_cpvisit',
    'ss_cvisit',
    'ss_cvr',
    'ss_cvt',
    ...analyticsNames,
  ]);
  const all = Object.fromEntries(trackingCookieNames.map((name) => [name, '1']));
  const cookies = cookieJar({
    ...all,
    SS_REFUSED: 'x',
    ss_cookieAllowed: 'false',
    crumb: 'x',
    my_ss_cvr: '1',
  });
  expect(clearTrackingCookies({ cookies, ...place })).toEqual([]);
  expect(cookies.read()).toBe('ss_cookieAllowed=false; crumb=x; my_ss_cvr=1');
});

it('[TRK-17b] expires a cookie on every domain and path that this page could see it from', () => {
  const cookies = cookieJar({ ss_cvr: '1' });
  clearTrackingCookies({ cookies, ...place });
  const places = cookies.written.map((cookie) => cookie.replace('ss_cvr=; Max-Age=0; ', ''));
  for (const path of ['/', '/store', '/store/', '/store/p', '/store/p/', '/store/p/bowl']) {
    for (const domain of ['', '; Domain=www.shop.example', '; Domain=shop.example'])
      expect(places).toContain(`Path=${path}${domain}`);
  }
  expect(places.some((where) => where.endsWith('Domain=example'))).toBe(false);
});

it('[TRK-17b] writes nothing where there is nothing to clear', () => {
  const cookies = cookieJar({ crumb: 'x' });
  clearTrackingCookies({ cookies, ...place });
  expect(cookies.written).toEqual([]);
});

it('[TRK-17b] clears the storage keys, and bears a storage that is denied', () => {
  const removeItem = vi.fn();
  const denied = {
    removeItem() {
      throw new Error('SecurityError');
    },
  };
  clearTrackingCookies({
    cookies: cookieJar(),
    ...place,
    storages: [denied, undefined, { removeItem }],
  });
  expect(removeItem.mock.calls.map(([key]) => key)).toEqual([...analyticsNames, 'SS_OUTBOX']);
});

it("[TRK-17b] clears the site's own names and tells what stayed", () => {
  const readOnlyJar = { read: () => '_ga=1; ss_cvr=1', write: () => {} };
  expect(clearTrackingCookies({ cookies: readOnlyJar, ...place, extraNames: ['_ga'] })).toEqual([
    'ss_cvr',
    '_ga',
  ]);
});
