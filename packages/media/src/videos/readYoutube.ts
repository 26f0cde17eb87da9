import { readSeconds } from './readSeconds';

const player = 'https://www.youtube-nocookie.com/embed/';

/** The embed parameters that are kept, with the values that the player accepts. */
const kept: Readonly<Record<string, RegExp>> = {
  end: /^\d{1,6}$/,
  loop: /^1$/,
  mute: /^1$/,
  controls: /^[01]$/,
  cc_load_policy: /^[01]$/,
  cc_lang_pref: /^[a-z]{2,3}(-\w{2,8})?$/i,
  listType: /^user_uploads$/,
  hl: /^[a-z]{2,3}(-\w{2,8})?$/i,
};

const idPattern = /^[\w-]{11}$/;
const listPattern = /^[\w-]{2,64}$/;
const channelPattern = /^UC[\w-]{22}$/;

/** Reserved words in the position of an id, with the length of an id. */
const reserved = ['videoseries', 'live_stream'];

/**
 * Parses a YouTube address by its path: a video, a playlist, or the live stream of a channel. A
 * channel, a search or any other page is not recognised, whatever its query contains.
 */
export function readYoutube(url: URL): { id: string; src: string } | undefined {
  const query = queryOf(url);
  const found = readPath(url, query);
  if (!found) return undefined;
  const { video, channel } = found;
  const list = matching(query.get('list'), listPattern);
  const id = video ?? channel ?? list;
  if (!id) return undefined;
  const src = new URL(player + (video ?? (channel ? 'live_stream' : 'videoseries')));
  if (channel) src.searchParams.set('channel', channel);
  if (list) src.searchParams.set('list', list);
  const start =
    readSeconds(query.get('start') ?? query.get('t')) ||
    readSeconds(/^#t=(.*)/.exec(url.hash)?.[1]);
  if (start) src.searchParams.set('start', `${start}`);
  for (const [name, pattern] of Object.entries(kept)) {
    const value = matching(query.get(name), pattern);
    if (value) src.searchParams.set(name, value);
  }
  // A single video loops only as a playlist of itself.
  if (video && !list && src.searchParams.has('loop')) src.searchParams.set('playlist', video);
  return { id, src: src.href };
}

/** Finds the video of an address; `undefined` for a page that is not a player. */
function readPath({ hostname, pathname }: URL, query: URLSearchParams) {
  const [first = '', second, third] = pathname
    .replace(/&.*/, '')
    .replace(/\/+$/, '')
    .split('/')
    .slice(1);
  if (/^(www\.)?youtu\.be$/.test(hostname)) return { video: videoId(first) };
  if (!/^((www|m|music)\.)?youtube(-nocookie)?\.com$/.test(hostname)) return undefined;
  switch (first) {
    case 'watch':
      return { video: videoId(second ?? query.get('v')) };
    case 'playlist':
      return {};
    case 'channel':
      return third === 'live' ? { channel: matching(second, channelPattern) } : undefined;
    case 'embed':
      return second === 'live_stream'
        ? { channel: matching(query.get('channel'), channelPattern) }
        : { video: videoId(second) };
    case 'shorts':
    case 'live':
    case 'v':
    case 'e':
      return { video: videoId(second) };
    default:
      return undefined;
  }
}

/**
 * Parameters are often appended by hand: a second `?`, a `;` or an `&` after the path also begins a
 * parameter.
 */
function queryOf({ pathname, search }: URL): URLSearchParams {
  const [, ...inPath] = pathname.split('&');
  return new URLSearchParams([...inPath, search.slice(1).replace(/[?;]/g, '&')].join('&'));
}

const matching = (value: string | null | undefined, pattern: RegExp) =>
  value && pattern.test(value) ? value : undefined;

const videoId = (value: string | null | undefined) =>
  reserved.includes(value ?? '') ? undefined : matching(value, idPattern);
