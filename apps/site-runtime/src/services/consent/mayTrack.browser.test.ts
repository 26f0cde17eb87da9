import { afterEach, expect, it } from 'vitest';
import { createHost } from '@plinth/site-blocks/host';
import { mayTrack } from './mayTrack';

const address = location.href;

afterEach(() => {
  history.replaceState(null, '', address);
  document.body.replaceChildren();
});

it.each([
  ['/config/?frameUrl=%2Fone', false],
  ['/config', false],
  ['/configurator', true],
])('[TRK-5] a look from %s at the page in its frame is a visit: %s', (path, isVisit) => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  history.replaceState(null, '', path);
  for (const account of [{}, { authenticatedAccount: { id: 'viewer' }, websiteRoles: [10] }])
    expect(
      mayTrack({
        ...createHost(frame.contentDocument!),
        init() {},
        destroy() {},
        start() {},
        context: JSON.stringify({ website: { id: 'kiln' }, ...account }),
      }),
    ).toBe(isVisit);
});
