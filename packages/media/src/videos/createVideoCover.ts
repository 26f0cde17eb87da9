import type { Translate } from '@plinth/site-model';
import type { videoMessages } from '../messages';

/** The cover of a video while its player is not there. */
export interface VideoCover {
  readonly isThere: boolean;
  show(isShown: boolean): void;
  /**
   * Before consent it says who would be asked, and a video without a poster gets a surface to ask on. After it the
   * poster's picture comes, which may be the provider's as well.
   */
  followConsent(isAllowed: boolean): void;
  /** Takes the surface away that was there to ask. */
  lift(): void;
  /** Says that there is nothing to play. */
  showInvalid(): void;
  /** Leaves the markup as it was. */
  remove(): void;
}

export interface VideoCoverOptions {
  /** The cover that the markup brings. */
  poster: HTMLElement | undefined;
  /** The provider's name, as visitors read it. */
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

  /** A tap on it is the answer for this one video. */
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
