import { mountFrame } from './mountFrame';
import type { Provider, Widget } from './provider';
import { readId, readSlug } from './readId';

const origin = 'https://www.facebook.com';
/** The minimum width in pixels that the service accepts. */
const narrowest = 180;
const widest = 500;
/** Widths are rounded to these steps, so that a small change of the window loads no other frame. */
const widthStep = 20;
const height = 600;
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
    layoutFor: (width) => {
      const accepted = Math.min(Math.max(width, narrowest), widest);
      return String(Math.round(accepted / widthStep) * widthStep);
    },
    heightFor: () => height,
    mount: (place) =>
      mountFrame(place, {
        src(layout) {
          const address = new URL(`${origin}/plugins/page.php`);
          const query = { href, tabs: 'timeline', width: layout, height: String(height) };
          for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
          return address.href;
        },
      }),
  };
}
