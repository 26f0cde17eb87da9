import type { VideoEmbed, VideoProvider } from './videoProviders';

const permissions = 'autoplay; encrypted-media; fullscreen; picture-in-picture; web-share';

/** Builds the player of a recognised video, element by element ([MED-8]): no HTML of the embed is used. */
export function buildPlayer(
  { id, src, provider: name }: VideoEmbed,
  {
    provider,
    title,
    autoplay,
  }: { provider: VideoProvider | undefined; title: string; autoplay: boolean },
): HTMLIFrameElement | HTMLVideoElement {
  if (!provider) {
    const video = document.createElement('video');
    Object.assign(video, { src, controls: true, playsInline: true, autoplay });
    video.setAttribute('aria-label', title);
    return video;
  }
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
