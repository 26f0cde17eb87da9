import { isCommentName } from '../context/commentSettings';
import { readTextOr } from '../context/readSettings';
import { mountFrame } from './mountFrame';
import type { Provider, Widget } from './provider';
import { readId } from './readId';

const origin = 'https://disqus.com';
const provider: Provider = { name: 'disqus', label: 'Disqus', origins: [origin] };

/**
 * The thread of a post, in the service's own frame. Its loader would load further scripts by plain
 * addresses and write HTML as text, which the page's policy refuses: the frame is what that loader
 * finally creates.
 */
export function disqus(settings: Record<string, unknown>): Widget | undefined {
  const shortname = settings['shortname'];
  const identifier = readId(settings, ['identifier'], /^[\w.:-]{1,200}$/);
  const url = readTextOr(settings, 'url', '');
  if (!isCommentName(shortname) || !identifier || !/^https?:\/\//.test(url)) return undefined;
  const about = readTextOr(settings, 'about', '');
  const address = new URL(`${origin}/embed/comments/`);
  const query = {
    base: 'default',
    f: shortname,
    t_i: identifier,
    t_u: url,
    t_t: about,
    s_o: 'default',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return {
    provider,
    href: address.href,
    settings: { shortname, identifier, url, about },
    layoutFor: () => 'standard',
    heightFor: () => 640,
    mount: (place) => mountFrame(place, { src: () => address.href, readHeight }),
  };
}

/**
 * The thread reports its height as `{"name":"resize","data":{"height":<px>}}`; otherwise the frame
 * scrolls.
 */
function readHeight(message: unknown): number | undefined {
  if (typeof message !== 'string' || !message.startsWith('{')) return undefined;
  try {
    const { name, data } = JSON.parse(message) as { name?: unknown; data?: unknown };
    const { height } = Object(data) as { height?: unknown };
    return name === 'resize' ? Number(height) : undefined;
  } catch {
    return undefined;
  }
}
