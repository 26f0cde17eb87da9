import type { Translate } from '@plinth/site-model';
import type { galleryMessages } from '../messages';
import type { LightboxOptions } from './lightboxOptions';
import { lightboxPart as part } from './lightboxPart';

/** The elements of a lightbox. */
export interface LightboxView {
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  readonly stage: HTMLElement;
  readonly track: HTMLElement;
  /** Says to a screen reader what has come. */
  readonly status: HTMLElement;
  readonly counter: HTMLElement;
  readonly caption: HTMLElement;
  readonly title: HTMLElement;
  readonly description: HTMLElement;
  readonly close: HTMLButtonElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly zoom: HTMLButtonElement;
  readonly play: HTMLButtonElement;
  readonly captionToggle: HTMLButtonElement;
  readonly thumbnails: HTMLElement;
}

/** Builds the dialog; its parts do not depend on how many items there are. */
export function createLightboxView(
  options: LightboxOptions,
  translate: Translate<keyof typeof galleryMessages>,
): LightboxView {
  const button = (name: string, key: keyof typeof galleryMessages) => {
    const created = part('button', name);
    created.classList.add('pl-lightbox-button');
    created.ariaLabel = translate(key);
    return created;
  };
  const close = button('close', 'lightbox.close');
  const previous = button('previous', 'lightbox.previous');
  const next = button('next', 'lightbox.next');
  const zoom = button('zoom', 'lightbox.zoomIn');
  const play = button('play', 'gallery.pause');
  const captionToggle = button('caption-toggle', 'lightbox.showCaption');
  const overlay = part('div', 'overlay');
  const track = part('div', 'track');
  const stage = part('div', 'stage', track);
  const counter = part('div', 'counter');
  // What is said is more than the counter shows, and a caption that is hidden would not be said.
  const status = part('div', 'status');
  status.ariaLive = options.autoplay ? 'off' : 'polite';
  const title = part('div', 'title');
  const description = part('div', 'description');
  const caption = part('div', 'caption', title, description);
  const thumbnails = part('div', 'thumbnails');
  thumbnails.role = 'group';
  thumbnails.ariaLabel = translate('lightbox.thumbnails');
  thumbnails.hidden = !options.thumbnails;
  play.hidden = !options.autoplay;
  const bar = part('div', 'bar', status, counter, captionToggle, play, zoom, close);
  const dialog = part('dialog', '', overlay, stage, bar, previous, next, caption, thumbnails);
  dialog.dataset['theme'] = options.theme ?? 'dark';
  dialog.ariaLabel = options.title ?? translate('lightbox.title');
  return {
    dialog,
    overlay,
    stage,
    track,
    status,
    counter,
    caption,
    title,
    description,
    close,
    previous,
    next,
    zoom,
    play,
    captionToggle,
    thumbnails,
  };
}
