import type { VideoEmbed, VideoProvider } from './videoProviders';

const permissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture; web-share';

/** Builds the player of a recognised video, element by element ([MED-8]): no HTML of the embed is used. */
export function buildPlayer(
  embed: VideoEmbed,
  {
    provider,
    title,
    autoplay,
  }: { provider: VideoProvider | undefined; title: string; autoplay: boolean },
): HTMLIFrameElement | HTMLVideoElement {
  const { id, src, provider: name } = embed;
  if (!provider) return buildFilePlayer(embed, { title, autoplay });
  const url = new URL(src);
  const parameters = {
    ...provider.parameters?.(location.origin),
    ...(autoplay && provider.autoplay),
  };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  const frame = document.createElement('iframe');
  frame.allow = permissions;
  frame.allowFullscreen = true;
  // YouTube refuses to play without a referrer (error 153).
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.loading = autoplay ? 'eager' : 'lazy';
  frame.title = title;
  frame.dataset['provider'] = name;
  frame.dataset['videoId'] = id;
  frame.src = url.href;
  return frame;
}

function buildFilePlayer(
  { src, sources, poster, loop = false, muted = false }: VideoEmbed,
  { title, autoplay }: { title: string; autoplay: boolean },
): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, playsInline: true, autoplay, loop, muted });
  if (poster) video.poster = poster;
  if (sources)
    video.append(...sources.map((given) => Object.assign(document.createElement('source'), given)));
  else video.src = src;
  video.setAttribute('aria-label', title);
  return video;
}
