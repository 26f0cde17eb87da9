import { readVimeo } from './readVimeo';
import { readYoutube } from './readYoutube';

/** The recognised parts of a video, which are enough to build its player. */
export interface VideoEmbed {
  /** Name of the provider in the registry. */
  provider: string;
  id: string;
  /** The https address of the player, without autoplay. */
  src: string;
  /** For a file: all its addresses; the browser plays the first that it supports. @default src */
  sources?: readonly { src: string; type?: string }[];
  /** For a file: the picture before it plays. */
  poster?: string;
  loop?: boolean;
  muted?: boolean;
}

export interface VideoProvider {
  /** Stable name, as in `data-provider-name` (case-insensitive). */
  name: string;
  /** The name for visitors. */
  label: string;
  /**
   * Recognises an address: a page, a share link or a player. Returns the player's address, rebuilt
   * from checked parts, or `undefined`.
   */
  read(url: URL): { id: string; src: string } | undefined;
  /** Query parameters that enable the player's commands; `origin` is the page's. */
  parameters?(origin: string): Record<string, string>;
  /** Query parameters for autoplay. */
  autoplay: Record<string, string>;
  /** The message that is posted to the player for each command. */
  commands: { play: string; pause: string };
  /**
   * Origins of the player and its posters: connected to when the visitor uses the video, never
   * before consent.
   */
  origins: readonly string[];
  /**
   * Domains whose hosts belong to the provider (pages, players, posters, files).
   * @default the hosts of `origins`
   */
  domains?: readonly string[];
}

const hostIs = (url: URL, domain: string) =>
  url.hostname === domain || url.hostname.endsWith(`.${domain}`);

/** An open protocol that several players support: https://github.com/embedly/player.js */
const playerJs = (method: string) =>
  JSON.stringify({ context: 'player.js', version: '0.0.11', method });

const youtubeCommand = (func: string) => JSON.stringify({ event: 'command', func, args: '' });

/** Videos of YouTube, from its cookieless host. */
export const youtube: VideoProvider = {
  name: 'youtube',
  label: 'YouTube',
  read: readYoutube,
  parameters: (origin) => ({ enablejsapi: '1', playsinline: '1', rel: '0', origin }),
  autoplay: { autoplay: '1' },
  commands: { play: youtubeCommand('playVideo'), pause: youtubeCommand('pauseVideo') },
  origins: ['https://www.youtube-nocookie.com', 'https://i.ytimg.com'],
  domains: ['youtube.com', 'youtube-nocookie.com', 'ytimg.com', 'youtu.be'],
};

/** Videos of Vimeo, with tracking disabled. */
export const vimeo: VideoProvider = {
  name: 'vimeo',
  label: 'Vimeo',
  read: readVimeo,
  autoplay: { autoplay: '1' },
  commands: {
    play: JSON.stringify({ method: 'play' }),
    pause: JSON.stringify({ method: 'pause' }),
  },
  origins: ['https://player.vimeo.com', 'https://i.vimeocdn.com'],
  domains: ['vimeo.com', 'vimeocdn.com'],
};

/** Videos of Wistia. */
export const wistia: VideoProvider = {
  name: 'wistia',
  label: 'Wistia',
  read(url) {
    if (!['wistia.com', 'wistia.net', 'wi.st'].some((domain) => hostIs(url, domain))) return;
    const id = /^\/(?:embed\/)?(?:iframe|medias)\/([a-z\d]{6,20})(?:\.jsonp?|\.js)?\/?$/i.exec(
      url.pathname,
    )?.[1];
    return id ? { id, src: `https://fast.wistia.net/embed/iframe/${id}` } : undefined;
  },
  autoplay: { autoPlay: 'true' },
  commands: { play: playerJs('play'), pause: playerJs('pause') },
  origins: ['https://fast.wistia.net', 'https://embed-ssl.wistia.com'],
  domains: ['wistia.com', 'wistia.net', 'wi.st'],
};

/** Videos of Animoto. */
export const animoto: VideoProvider = {
  name: 'animoto',
  label: 'Animoto',
  read(url) {
    if (!hostIs(url, 'animoto.com')) return;
    const id = /^\/(?:play|embed)\/([\w-]{6,40})\/?$/.exec(url.pathname)?.[1];
    return id ? { id, src: `https://animoto.com/embed/${id}` } : undefined;
  },
  autoplay: { autoplay: '1' },
  commands: { play: playerJs('play'), pause: playerJs('pause') },
  origins: ['https://animoto.com'],
  domains: ['animoto.com'],
};

/** The providers that are recognised by default ([MED-8]); a team may add its own. */
export const videoProviders: readonly VideoProvider[] = [youtube, vimeo, wistia, animoto];
