import { videoProviders, type VideoProvider } from '@plinth/media/video';

/** The space of an embed: a ratio of width to height, or a height in CSS pixels. */
export type EmbedShape = { ratio: number } | { height: number };

export interface EmbedProvider extends VideoProvider {
  /** The space for the player at this address. */
  shape(src: string): EmbedShape;
}

/** Commands of the players of these services; players without commands ignore them. */
const commands = { play: '{"method":"play"}', pause: '{"method":"pause"}' };

const hostIs = ({ hostname }: URL, ...domains: string[]) =>
  domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));

const soundcloud: EmbedProvider = {
  name: 'soundcloud',
  label: 'SoundCloud',
  read(url) {
    if (!hostIs(url, 'soundcloud.com')) return;
    const named = url.hostname === 'w.soundcloud.com' ? url.searchParams.get('url') : url.href;
    if (!named || !URL.canParse(named)) return;
    const { hostname, pathname } = new URL(named);
    const isPage =
      /^(www\.|m\.)?soundcloud\.com$/.test(hostname) &&
      /^\/[\w-]+\/(sets\/)?[\w-]+(\/s-\w+)?\/?$/.test(pathname);
    const isCall =
      hostname === 'api.soundcloud.com' && /^\/(tracks|playlists|users)\/\d+$/.test(pathname);
    if (!isPage && !isCall) return;
    const id = `https://${isCall ? 'api.' : ''}soundcloud.com${pathname.replace(/\/$/, '')}`;
    const player = new URL('https://w.soundcloud.com/player/');
    player.searchParams.set('url', id);
    return { id, src: player.href };
  },
  autoplay: { auto_play: 'true' },
  commands,
  origins: ['https://w.soundcloud.com'],
  shape: (src) => ({ height: /%2F(sets|playlists|users)%2F/.test(src) ? 450 : 166 }),
};

const spotify: EmbedProvider = {
  name: 'spotify',
  label: 'Spotify',
  read(url) {
    if (!hostIs(url, 'open.spotify.com')) return;
    const found =
      /^\/(?:intl-[a-z-]+\/)?(?:embed\/)?(track|album|playlist|artist|episode|show)\/(\w{22})\/?$/.exec(
        url.pathname,
      );
    if (!found) return;
    return { id: found[2]!, src: `https://open.spotify.com/embed/${found[1]}/${found[2]}` };
  },
  autoplay: {},
  commands,
  origins: ['https://open.spotify.com'],
  shape: (src) => ({ height: /\/(track|episode)\//.test(src) ? 152 : 352 }),
};

const bandcamp: EmbedProvider = {
  name: 'bandcamp',
  label: 'Bandcamp',
  read(url) {
    if (!hostIs(url, 'bandcamp.com')) return;
    const found = /^\/EmbeddedPlayer\/(?:[\w=.-]+\/)*?(album|track)=(\d+)/.exec(url.pathname);
    if (!found) return;
    return {
      id: found[2]!,
      src: `https://bandcamp.com/EmbeddedPlayer/${found[1]}=${found[2]}/size=large/tracklist=false/artwork=small/`,
    };
  },
  autoplay: {},
  commands,
  origins: ['https://bandcamp.com'],
  shape: () => ({ height: 120 }),
};

const codepen: EmbedProvider = {
  name: 'codepen',
  label: 'CodePen',
  read(url) {
    if (!hostIs(url, 'codepen.io')) return;
    const found = /^\/([\w-]+)\/(?:pen|embed|details|full)\/(\w+)\/?$/.exec(url.pathname);
    if (!found) return;
    return {
      id: found[2]!,
      src: `https://codepen.io/${found[1]}/embed/${found[2]}?default-tab=result`,
    };
  },
  autoplay: {},
  commands,
  origins: ['https://codepen.io'],
  shape: () => ({ ratio: 16 / 10 }),
};

const instagram: EmbedProvider = {
  name: 'instagram',
  label: 'Instagram',
  read(url) {
    if (!hostIs(url, 'instagram.com')) return;
    const found = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed)?\/?$/.exec(url.pathname);
    if (!found) return;
    return { id: found[2]!, src: `https://www.instagram.com/${found[1]}/${found[2]}/embed/` };
  },
  autoplay: {},
  commands,
  origins: ['https://www.instagram.com'],
  shape: () => ({ height: 640 }),
};

const x: EmbedProvider = {
  name: 'x',
  label: 'X',
  read(url) {
    const isPlayer =
      url.hostname === 'platform.twitter.com' && url.pathname === '/embed/Tweet.html';
    if (!isPlayer && !hostIs(url, 'twitter.com', 'x.com')) return;
    const id = isPlayer
      ? /^\d{5,25}$/.exec(url.searchParams.get('id') ?? '')?.[0]
      : /^\/\w{1,15}\/status\/(\d{5,25})/.exec(url.pathname)?.[1];
    return id
      ? { id, src: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true` }
      : undefined;
  },
  autoplay: {},
  commands,
  origins: ['https://platform.twitter.com'],
  shape: () => ({ height: 520 }),
};

const tiktok: EmbedProvider = {
  name: 'tiktok',
  label: 'TikTok',
  read(url) {
    if (!hostIs(url, 'tiktok.com')) return;
    const id = /^\/(?:@[\w.-]+\/video|embed\/v2|embed)\/(\d{10,25})\/?$/.exec(url.pathname)?.[1];
    return id ? { id, src: `https://www.tiktok.com/embed/v2/${id}` } : undefined;
  },
  autoplay: {},
  commands,
  origins: ['https://www.tiktok.com'],
  shape: () => ({ height: 740 }),
};

/** Pages without commands: they are shown, and receive no messages. */
const silent = { play: '', pause: '' };

const googleMaps: EmbedProvider = {
  name: 'google-maps',
  label: 'Google Maps',
  read({ hostname, pathname, search }) {
    const isMap =
      /^(www|maps)\.google\.[a-z.]{2,6}$/.test(hostname) &&
      (/^\/maps\/(embed|d\/(u\/\d\/)?embed)(\/v1\/\w+)?\/?$/.test(pathname) ||
        (/^\/maps\/?$/.test(pathname) && /[?&]output=embed(&|$)/.test(search)));
    if (!isMap || search.length > 2000) return;
    return { id: search, src: `https://www.google.com${pathname}${search}` };
  },
  autoplay: {},
  commands: silent,
  origins: ['https://www.google.com'],
  shape: () => ({ ratio: 4 / 3 }),
};

const calendly: EmbedProvider = {
  name: 'calendly',
  label: 'Calendly',
  read(url) {
    if (!hostIs(url, 'calendly.com')) return;
    const found = /^\/[\w-]+(?:\/[\w-]+){0,2}\/?$/.exec(url.pathname);
    return found ? { id: found[0], src: `https://calendly.com${found[0]}` } : undefined;
  },
  autoplay: {},
  commands: silent,
  origins: ['https://calendly.com'],
  shape: () => ({ height: 700 }),
};

const own = [
  ...[soundcloud, spotify, bandcamp, codepen, instagram, x, tiktok],
  ...[googleMaps, calendly],
];

/** Everything that an embed block recognises: the videos of media, and other common embeds. */
export const embedProviders: readonly VideoProvider[] = [...videoProviders, ...own];

/** The space for the named provider's content; a video has the shape of a video. */
export const embedShape = (provider: string, src: string): EmbedShape =>
  own.find(({ name }) => name === provider)?.shape(src) ?? { ratio: 16 / 9 };
