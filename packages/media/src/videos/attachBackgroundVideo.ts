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
  /** Asked for a video of another origin, by its host. @default everything may load */
  consent?: EmbedConsent | undefined;
  /** @default 'en' */
  locale?: string | undefined;
  /** Texts that take the place of the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

/**
 * Lets a video run behind what stands before it ([MED-13]): silent, again and again, with a button that stops it. It loads
 * near the window, once another company's host is allowed; with reduced motion, and where data is to be saved, the
 * poster stays until the button is pressed. Out of sight it rests.
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
  // The addresses that a picture may have are those that a film may have.
  const src = safeImageSource(video?.dataset['src']);
  if (!video || !button || !src || !URL.canParse(src, document.baseURI)) return () => {};
  const translate = createPlainTranslate(backgroundMessages, { locale, overrides: messages });
  const life = new AbortController();
  const { signal } = life;
  const { origin, host } = new URL(src, document.baseURI);
  const isOwn = origin === location.origin;
  const mayLoad = (): boolean => isOwn || !consent || consent.isAllowed(host);
  /** The word of the visitor; without one the settings of their device count. */
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
      // The attribute alone is no property of an element that a script has made.
      video.muted = true;
      // A browser that plays nothing by itself leaves the poster and the button.
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
