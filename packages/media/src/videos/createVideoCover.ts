import type { Translate } from '@plinth/site-model';
import type { videoMessages } from '../messages';

/** The cover of a video while there is no player. */
export interface VideoCover {
  readonly isThere: boolean;
  show(isShown: boolean): void;
  /**
   * Before consent it names the provider, and adds a cover to ask on if there is no poster. After
   * consent it adds the poster's picture, which may be the provider's as well.
   */
  followConsent(isAllowed: boolean): void;
  /** Removes the cover that was added to ask. */
  lift(): void;
  /** Shows that there is nothing to play. */
  showInvalid(): void;
  /** Restores the markup. */
  remove(): void;
}

export interface VideoCoverOptions {
  /** The cover in the markup. */
  poster: HTMLElement | undefined;
  /** The provider's name for visitors. */
  provider: string | undefined;
  translate: Translate<keyof typeof videoMessages>;
  play: () => void;
}

export function createVideoCover(
  element: HTMLElement,
  { poster, provider = '', translate, play }: VideoCoverOptions,
): VideoCover {
  const added: HTMLElement[] = [];
  let cover = poster;
  let note: HTMLElement | undefined;

  function add<Tag extends keyof HTMLElementTagNameMap>(
    parent: Element,
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): HTMLElementTagNameMap[Tag] {
    const created = Object.assign(document.createElement(tag), properties);
    parent.append(created);
    added.push(created);
    return created;
  }

  /** A tap on it is consent for this video only. */
  function addSurface(): HTMLElement {
    const surface = add(element, 'div', { className: 'pl-video-overlay', onclick: play });
    const button = add(surface, 'button', { type: 'button', className: 'pl-video-play' });
    button.setAttribute('aria-label', translate('media.video.play'));
    return surface;
  }

  function addPicture(): void {
    const address = element.dataset['poster'];
    if (!address || !poster || poster.querySelector('img')) return;
    poster.prepend(add(poster, 'img', { src: address, alt: '', className: 'pl-video-poster' }));
  }

  return {
    get isThere() {
      return cover !== undefined;
    },
    show(isShown) {
      if (cover) cover.hidden = !isShown;
    },
    followConsent(isAllowed) {
      if (isAllowed) addPicture();
      else {
        cover ??= addSurface();
        note ??= add(cover, 'p', {
          className: 'pl-video-consent',
          textContent: translate('media.video.consent', { provider }),
        });
      }
      if (note) note.hidden = isAllowed;
    },
    lift() {
      cover?.remove();
      cover = note = undefined;
    },
    showInvalid: () =>
      void add(element, 'p', {
        className: 'pl-video-invalid',
        role: 'status',
        textContent: translate('media.video.invalid'),
      }),
    remove() {
      for (const created of added) created.remove();
      if (poster) poster.hidden = false;
    },
  };
}
