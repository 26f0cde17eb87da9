import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { videoMessages } from '../messages';
import { whenNear } from '../whenNear';
import { loadVideoSession } from './loadVideoSession';
import type { Video, VideoMode, VideoOptions } from './videoTypes';
import type { VideoSession } from './createVideoSession';

/** Events that come before a click: they load the player's code and open its connections. */
const intents = ['pointerenter', 'focusin', 'touchstart'];

/**
 * Adds behaviour to the markup of one video and returns its handle ([MED-8]). Until the visitor
 * uses the poster only this facade is on the page.
 *
 * @example
 * ```ts
 * import { createVideo } from '@plinth/media';
 *
 * const video = createVideo(document.querySelector<HTMLElement>('.pl-video')!, { locale: 'de' });
 * ```
 */
export function createVideo(element: HTMLElement, options: VideoOptions = {}): Video {
  const { dataset } = element;
  const translate = createPlainTranslate(videoMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const cover =
    element.querySelector<HTMLElement>('.pl-video-overlay, .sqs-video-overlay') ?? undefined;
  const listening = new AbortController();
  const { signal } = listening;
  let { inactive = false } = options;
  let session: VideoSession | undefined;
  let loading: Promise<VideoSession | undefined> | undefined;

  if (options.mode !== undefined) dataset['mode'] = options.mode ?? 'none';
  // A framework that renders the attribute may have changed it before a change is requested.
  let mode = dataset['mode'] ?? 'none';
  dataset['videoState'] = 'overlay';

  const load = () =>
    (loading ??= loadVideoSession().then(
      ({ createVideoSession }) =>
        (session = signal.aborted
          ? undefined
          : createVideoSession(element, { options, translate, cover })),
      () => (loading = undefined),
    ));
  /** Shows that the player failed to load; the next press tries again. */
  const note = document.createElement('p');
  note.className = 'pl-video-consent';
  note.role = 'alert';
  const play = () => {
    if (inactive) return;
    note.remove();
    void load().then((loaded) => {
      if (loaded) return loaded.play();
      note.textContent = translate('media.video.failed');
      if (!signal.aborted) cover?.append(note);
    });
  };

  if (cover) {
    labelPlay(cover);
    cover.addEventListener('click', onActivate, { signal });
    cover.addEventListener('keydown', onActivate, { signal });
    for (const intent of intents)
      cover.addEventListener(intent, () => void load().then((loaded) => loaded?.warm()), {
        signal,
        once: true,
        passive: true,
      });
  }
  // A poster that needs no consent waits for the visitor; a video without a poster, or with a
  // consent question, loads near the viewport.
  if (!cover || options.ports?.consent) whenNear(element, () => void load(), signal);

  function onActivate(event: Event) {
    // A click has no key.
    const { key } = event as Partial<KeyboardEvent>;
    if (key !== undefined && key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    play();
  }

  function labelPlay(area: HTMLElement) {
    const playButtons = '.pl-video-play, .sqs-video-icon';
    const control = area.matches(playButtons) ? area : (area.querySelector(playButtons) ?? area);
    const title = dataset['videoTitle'] || area.querySelector('img')?.alt;
    const give = (name: string, value: string) => {
      if (control.getAttribute(name)) return;
      control.setAttribute(name, value);
      signal.addEventListener('abort', () => control.removeAttribute(name));
    };
    if (control.localName !== 'button') {
      give('role', 'button');
      give('tabindex', '0');
    }
    give(
      'aria-label',
      title ? translate('media.video.playTitled', { title }) : translate('media.video.play'),
    );
  }

  return {
    get state() {
      return session?.state ?? 'overlay';
    },
    play,
    pause: () => session?.pause(),
    stop: () => session?.stop(),
    setMode(wanted: VideoMode | null) {
      const next = wanted ?? 'none';
      if (mode === next) return;
      dataset['mode'] = mode = next;
      session?.reload();
    },
    setInactive(next) {
      inactive = next;
    },
    destroy() {
      listening.abort();
      note.remove();
      session?.destroy();
      delete dataset['videoState'];
    },
  };
}
