import { limits, safeHref } from '@plinth/site-model';

type Settings = Record<string, unknown>;

export interface Track {
  title: string;
  artist: string;
  /** Address of a file on this site, which the player plays. */
  src: string | undefined;
  /** Address on another site, which is only linked: nothing is loaded from it without a press. */
  elsewhere: string | undefined;
  /** In seconds, if known. */
  duration: number | undefined;
  isDownloadable: boolean;
}

/**
 * Reads the tracks of an album, 60 at most ([MOD-12]); a track without a usable address is left out
 * and reported.
 */
export function readTracks(
  list: readonly unknown[],
  { problem = () => {} }: { problem?: (text: string) => void } = {},
): Track[] {
  if (list.length > limits.tracksPerAlbum) {
    problem(
      `An album holds ${limits.tracksPerAlbum} tracks; the last ${list.length - limits.tracksPerAlbum} are not shown.`,
    );
  }
  return list.slice(0, limits.tracksPerAlbum).flatMap((entry, index) => {
    const settings = Object(entry) as Settings;
    const title = textOf(settings['title']) || `${index + 1}`;
    const address = safeHref(textOf(settings['url']) || textOf(settings['src']));
    if (!address) {
      problem(`The track "${title}" has no playable address. It is left out.`);
      return [];
    }
    const isOwn = /^\/(?!\/)/.test(address);
    const duration = numberOf(settings['duration']) || numberOf(settings['durationInMs']) / 1000;
    return [
      {
        title,
        artist: textOf(settings['artist']) || textOf(settings['author']),
        src: isOwn ? address : undefined,
        elsewhere: isOwn ? undefined : address,
        duration: duration > 0 ? duration : undefined,
        isDownloadable: isOwn && settings['showDownload'] === true,
      },
    ];
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const numberOf = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
};
