import { limits, safeHref } from '@plinth/site-model';
import { readMoment } from '@plinth/site-model/time';
import { readNumberOr, readTextOr } from '../../context/readSettings';

type Settings = Record<string, unknown>;

/** A post that the owner's server has loaded: no network is contacted for a visitor. */
export interface Post {
  text: string;
  href: string | undefined;
  /** Milliseconds since 1970. */
  publishedAt: number | undefined;
  image: { src: string; width?: number | undefined; height?: number | undefined } | undefined;
  author: string;
}

/**
 * The posts of a feed, in their order, without those that have neither text nor picture.
 * @param timeZone of dates without a zone
 */
export function readPosts(settings: Settings, timeZone: string): Post[] {
  const list: unknown[] = Array.isArray(settings['items']) ? settings['items'] : [];
  const max = Math.min(
    Math.max(1, readNumberOr(settings, 'count', limits.photoSharingGalleries)),
    limits.photoSharingGallerySize,
  );
  return list
    .flatMap((entry) => {
      const item = Object(entry) as Settings;
      const src = readTextOr(item, 'imageUrl', '');
      const text = readTextOr(item, 'text', '') || readTextOr(item, 'title', '');
      if (!src && !text) return [];
      return [
        {
          text,
          href: safeHref(readTextOr(item, 'url', '')),
          publishedAt: readMoment(item['publishedAt'], timeZone),
          author: readTextOr(item, 'author', ''),
          image: src
            ? {
                src,
                width: readNumberOr(item, 'width', 0) || undefined,
                height: readNumberOr(item, 'height', 0) || undefined,
              }
            : undefined,
        },
      ];
    })
    .slice(0, Math.floor(max));
}
