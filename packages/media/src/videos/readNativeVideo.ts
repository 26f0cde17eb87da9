import type { VideoEmbed } from './videoProviders';
import { nativeProvider } from './parseEmbed';

/**
 * A file that the platform hosts in several sizes, as described by `data-config-video` of published
 * pages.
 */
interface HostedVideo {
  /** An address with `{variant}` instead of a size or the playlist. */
  alexandriaUrl?: unknown;
  /** The available sizes: `1920:1080,640:360`. */
  systemDataVariants?: unknown;
  structuredContent?: unknown;
}

const placeholder = /\{variant\}|%7Bvariant%7D/i;
const size = /^(\d+):(\d+)$/;

/**
 * Reads a video that the platform hosts, with every size in its markup ([MED-8]): the smallest that
 * is large enough comes first, and the playlist last, for browsers that play nothing else.
 * @param width the displayed width in device pixels
 * @returns `undefined` if the element has no hosted video
 */
export function readNativeVideo({ dataset }: HTMLElement, width: number): VideoEmbed | undefined {
  const config = readConfig(dataset['configVideo']) as HostedVideo;
  const hosted = { ...(Object(config.structuredContent) as HostedVideo), ...config };
  const template = readTemplate(hosted.alexandriaUrl);
  if (!template) return undefined;
  const address = (variant: string) => template.replace(placeholder, variant);
  const sources = [
    ...inOrderOfUse(hosted.systemDataVariants, width).map((variant) => ({ src: address(variant) })),
    { src: address('playlist.m3u8'), type: 'application/vnd.apple.mpegurl' },
  ];
  return {
    provider: nativeProvider,
    id: template,
    src: sources[0]!.src,
    sources,
    poster: readPoster(readConfig(dataset['configThumbnail'])) ?? address('thumbnail'),
    ...readBehaviour(readConfig(dataset['configSettings'])),
  };
}

function readConfig(json: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(json ?? 'null')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** An address of this site, or with https. */
function readTemplate(given: unknown): string | undefined {
  if (typeof given !== 'string' || !placeholder.test(given)) return undefined;
  return safeAddress(given) && given;
}

function safeAddress(address: string): string | undefined {
  try {
    const { protocol, origin, username, password } = new URL(address, document.baseURI);
    const isAllowed = protocol === 'https:' || origin === location.origin;
    return isAllowed && !username && !password ? address : undefined;
  } catch {
    return undefined;
  }
}

function inOrderOfUse(given: unknown, width: number): string[] {
  const listed = Array.isArray(given)
    ? given.map(String)
    : typeof given === 'string'
      ? given.split(',')
      : [];
  const variants = listed.flatMap((text) => {
    const variant = text.trim();
    const [, wide] = size.exec(variant) ?? [];
    return wide ? [{ variant, wide: Number(wide) }] : [];
  });
  variants.sort((one, other) => one.wide - other.wide);
  const enough = variants.filter(({ wide }) => wide >= width);
  const tooSmall = variants.filter(({ wide }) => wide < width).reverse();
  return [...enough, ...tooSmall].map(({ variant }) => variant);
}

function readPoster(thumbnail: Record<string, unknown>): string | undefined {
  for (const name of ['assetUrl', 'url', 'src', 'imageUrl']) {
    const address = thumbnail[name];
    if (typeof address === 'string' && address !== '') return safeAddress(address);
  }
  return undefined;
}

function readBehaviour(settings: Record<string, unknown>): Pick<VideoEmbed, 'loop' | 'muted'> {
  const flag = (...names: string[]) => names.some((name) => settings[name] === true);
  return {
    ...(flag('loop', 'isLoop', 'loopEnabled') && { loop: true }),
    ...(flag('muted', 'mute', 'isMuted') && { muted: true }),
  };
}
