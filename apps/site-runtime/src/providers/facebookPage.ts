import { mountFrame } from './mountFrame';
import type { Provider, Widget } from './provider';
import { readId, readSlug } from './readId';

const origin = 'https://www.facebook.com';
const provider: Provider = { name: 'facebook', label: 'Facebook', origins: [origin] };

/** Posts of a page in the service's own frame. */
export function facebookPage(settings: Record<string, unknown>): Widget | undefined {
  const name = /^[\w.-]{2,80}$/;
  const account =
    readId(settings, ['username', 'account'], name) ??
    readSlug(settings['profileUrl'], /(^|\.)facebook\.com$/);
  if (!account || !name.test(account)) return undefined;
  const href = `${origin}/${account}`;
  return {
    provider,
    href,
    settings: { username: account },
    layoutFor: (width) => String(Math.round(Math.min(Math.max(width, 180), 500) / 20) * 20),
    heightFor: () => 600,
    mount: (place) =>
      mountFrame(place, {
        src(layout) {
          const address = new URL(`${origin}/plugins/page.php`);
          const query = { href, tabs: 'timeline', width: layout, height: '600' };
          for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
          return address.href;
        },
      }),
  };
}
