import { afterEach, expect, it } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { attachAccount } from './attachAccount';
import { clearLastSite, readLastSite } from '@plinth/tracking/census';
import { lastSiteOptions } from './lastSiteOptions';

const hostOf = (account: object) => ({
  ...createHost(document),
  init() {},
  destroy() {},
  start() {},
  context: JSON.stringify({
    website: { id: 'kiln', identifier: 'marlow-clay' },
    appDomain: location.hostname,
    ...account,
  }),
});

afterEach(() => clearLastSite(lastSiteOptions(hostOf({}))));

it('[TRK-3, A-130, B-237] an account that works on the site leaves its identifier with the app domain', () => {
  attachAccount(hostOf({ authenticatedAccount: { id: 'ida' }, websiteRoles: [4] }))();
  expect(readLastSite(document.cookie)).toEqual({ identifier: 'marlow-clay' });
});

it.each([
  ['a visitor', {}],
  ['a member without a role', { authenticatedAccount: { id: 'm' }, websiteRoles: [] }],
])('[TRK-3] %s leaves nothing', (_, account) => {
  attachAccount(hostOf(account))();
  expect(readLastSite(document.cookie)).toBeUndefined();
});
