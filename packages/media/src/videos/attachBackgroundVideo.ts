import {
  prefersReducedMotion,
  prefersSavedData,
  watchReducedMotion,
  watchVisibility,
} from '@plinth/dom';
import type { MessageCatalogue } from '@plinth/site-model';
import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import type { EmbedConsent } from '../consent';
import { safeImageSource } from '../images/safeImageSource';
import { backgroundMessages } from '../messages';
import { whenNear } from '../whenNear';

export interface AttachBackgroundVideoOptions {
  /** Consent for a video of another origin, by its host. @default everything may load */
  consent?: EmbedConsent | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Plays a muted, looping video behind content ([MED-13]), with a button that stops it. It loads
 * near the window, after consent if its host is another company's; with reduced motion or a
 * preference to save data, the poster stays until the button is pressed. While it is out of view it
 * is paused.
 *
 * Markup: `video[data-src]` and `button[data-background-toggle]` in the element. State: `[data-background-state]` is
 * `poster`, `playing` or `paused`.
 *
 * @returns a function that undoes it
 *
 * @example
 * ```ts
 * import { attachBackgroundVideo } from '@plinth/media/background-video';
 *
 * const element = document.querySelector<HTMLElement>('.pl-background-video');
 * const detach = element ? attachBackgroundVideo(element) : undefined;
 * ```
 */
export function attachBackgroundVideo(
  element: HTMLElement,
  { consent, locale, messages }: AttachBackgroundVideoOptions = {},
): () => void {
  const video = element.querySelector('video');
  const button = element.querySelector<HTMLButtonElement>('[data-background-toggle]');
  // The check of picture addresses is the right check for video files as well.
  const src = safeImageSource(video?.dataset['src']);
  if (!video || !button || !src || !URL.canParse(src, document.baseURI)) return () => {};
  const translate = createPlainTranslate(backgroundMessages, { locale, overrides: messages });
  const life = new AbortController();
  const { signal } = life;
  const { origin, host } = new URL(src, document.baseURI);
  const isOwn = origin === location.origin;
  const mayLoad = (): boolean => isOwn || !consent || consent.isAllowed(host);
  /** The visitor's choice; without a choice the settings of their device count. */
  let wanted: boolean | undefined;
  let isNear = false;
  let isSeen = false;

  const show = (): void => {
    const isPlaying = !video.paused;
    element.dataset['backgroundState'] = isPlaying ? 'playing' : video.src ? 'paused' : 'poster';
    button.hidden = !mayLoad();
    button.textContent = translate(isPlaying ? 'media.background.pause' : 'media.background.play');
  };
  const update = (): void => {
    const isWanted = wanted ?? (!prefersReducedMotion() && !prefersSavedData());
    const plays = isWanted && isNear && isSeen && mayLoad();
    if (plays && !video.src) video.src = src;
    if (plays && video.paused) {
      // On an element that a script has created, the attribute alone does not set the property.
      video.muted = true;
      // A browser that blocks autoplay leaves the poster and the button.
      video.play().then(show, show);
    } else if (!plays && !video.paused) video.pause();
    show();
  };

  whenNear(
    element,
    () => {
      isNear = true;
      update();
    },
    signal,
  );
  const unwatch = watchVisibility(element, (isVisible) => {
    isSeen = isVisible;
    update();
  });
  button.addEventListener(
    'click',
    () => {
      wanted = video.paused;
      update();
    },
    { signal },
  );
  for (const type of ['play', 'pause', 'error']) video.addEventListener(type, show, { signal });
  const unwatchMotion = watchReducedMotion(update);
  const unsubscribe = consent?.subscribe?.(update);
  show();

  return () => {
    life.abort();
    unwatch();
    unwatchMotion();
    unsubscribe?.();
    video.pause();
    video.removeAttribute('src');
    video.load();
    button.hidden = true;
    delete element.dataset['backgroundState'];
  };
}
