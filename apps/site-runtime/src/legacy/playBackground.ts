import { prefersReducedMotion, prefersSavedData, watchVisibility } from '@plinth/dom';
import { readNativeVideo } from '@plinth/media/video';
import { createPlainTranslate } from '@plinth/site-model';
import type { Detach, Host } from '@plinth/site-blocks/host';
import { loadStyleSheets, pageMessages } from '@plinth/site-blocks/page';
import { runtimeMessages } from '@plinth/site-blocks/browser';
import background from '../styles/background.css?url&no-inline';

/**
 * Plays the film that the platform hosts behind a section: muted, in a loop, while it is in view, and with a button
 * that stops it. With reduced motion or data saving it plays only when a visitor starts it.
 *
 * @returns a function that undoes it
 */
export async function playBackground(host: Host, place: HTMLElement): Promise<Detach> {
  const page = host.document;
  const film = readNativeVideo(place, place.clientWidth * devicePixelRatio);
  if (!film) return () => {};
  await loadStyleSheets(page, [background]);
  const { locale, messages } = pageMessages(host);
  const translate = createPlainTranslate(runtimeMessages, { locale, overrides: messages });

  const video = page.createElement('video');
  video.className = 'pl-background-video';
  Object.assign(video, { muted: true, loop: true, playsInline: true, preload: 'none' });
  if (film.poster) video.poster = film.poster;
  video.style.objectPosition = focalPoint(place);
  video.ariaHidden = 'true';
  for (const given of film.sources ?? [])
    video.append(Object.assign(page.createElement('source'), given));
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'pl-background-pause';
  button.ariaLabel = translate('runtime.background.pause');

  let isWanted = !prefersReducedMotion() && !prefersSavedData();
  let isInView = false;
  const follow = () => {
    button.ariaPressed = String(!isWanted);
    // Some browsers refuse autoplay: the poster stays.
    if (isWanted && isInView) video.play().catch(() => {});
    else video.pause();
  };
  button.onclick = () => {
    isWanted = !isWanted;
    follow();
  };
  place.append(video);
  // The text of the section lies over its background, and would lie over the button.
  const section = place.closest('section') ?? place.parentElement!;
  section.append(button);
  const unwatch = watchVisibility(place, (isVisible) => {
    isInView = isVisible;
    follow();
  });
  follow();
  return () => {
    unwatch();
    video.remove();
    button.remove();
  };
}

function focalPoint({ dataset }: HTMLElement): string {
  try {
    const { mediaFocalPoint } = Object(JSON.parse(dataset['configThumbnail'] ?? 'null')) as {
      mediaFocalPoint?: { x: unknown; y: unknown };
    };
    const percent = (share: unknown) => {
      const number = Number(share ?? NaN);
      return `${number >= 0 && number <= 1 ? number * 100 : 50}%`;
    };
    return `${percent(mediaFocalPoint?.x)} ${percent(mediaFocalPoint?.y)}`;
  } catch {
    return '';
  }
}
