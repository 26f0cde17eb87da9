import { readSeconds } from './readSeconds';

/**
 * The paths of Vimeo that contain a video's number, followed by the key of an unlisted video.
 * Events, showcases, albums, folders and people have numbers too, which are not videos.
 */
const videoPath =
  /^\/(?:(?:channels\/[^/]+|ondemand\/[^/]+|(?:groups|event)\/[^/]+\/videos|(?:album|showcase)\/[^/]+\/video|manage\/videos|video)\/)?(\d{1,12})(?:\/([\da-f]{6,16}))?(?:\/embed)?\/?$/;

/** Parses a Vimeo address by its path. */
export function readVimeo(url: URL): { id: string; src: string } | undefined {
  if (!/^((www|player)\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const [, id, key] = videoPath.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const { searchParams: query } = url;
  const src = new URL(`https://player.vimeo.com/video/${id}?dnt=1`);
  const hash = key ?? /^[\da-f]{6,16}$/.exec(query.get('h') ?? '')?.[0];
  if (hash) src.searchParams.set('h', hash);
  for (const name of ['loop', 'muted'])
    if (query.get(name) === '1') src.searchParams.set(name, '1');
  const track = query.get('texttrack') ?? '';
  if (/^[a-z]{2,3}(-\w{2,8})?$/i.test(track)) src.searchParams.set('texttrack', track);
  const start = readSeconds(/^#t=(.*)/.exec(url.hash)?.[1]);
  if (start) src.hash = `t=${start}s`;
  return { id, src: src.href };
}
