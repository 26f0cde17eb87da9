import { mountScript } from './mountScript';
import type { Provider, Widget } from './provider';
import { readId, readSlug } from './readId';

const provider: Provider = {
  name: 'x',
  label: 'X',
  origins: ['https://platform.twitter.com', 'https://syndication.twitter.com'],
  hasScript: true,
};

interface FollowLibrary {
  twttr?: { widgets?: { load(element: HTMLElement): void } };
}

/** Posts of an account, drawn by the social-follow script ([RUN-6c]: 10 s). */
export function xTimeline(settings: Record<string, unknown>): Widget | undefined {
  const name = /^@?\w{1,15}$/;
  const account = (
    readId(settings, ['username', 'account'], name) ??
    readSlug(settings['profileUrl'], /^(www\.)?(twitter|x)\.com$/)
  )?.replace('@', '');
  if (!account || !name.test(account)) return undefined;
  return {
    provider,
    href: `https://x.com/${account}`,
    settings: { username: account },
    layoutFor: () => 'standard',
    heightFor: () => 600,
    mount: (place) =>
      mountScript(place, {
        provider,
        src: 'https://platform.twitter.com/widgets.js',
        prepare(element) {
          const link = element.ownerDocument.createElement('a');
          link.className = 'twitter-timeline';
          link.href = `https://twitter.com/${account}`;
          Object.assign(link.dataset, { height: '600', dnt: 'true', chrome: 'noheader nofooter' });
          element.append(link);
        },
        start: (element, view) => (view as FollowLibrary).twttr?.widgets?.load(element),
      }),
  };
}
