import type { Translate } from '@plinth/site-model';
import type { LightboxOptions } from '../dom/lightboxOptions';
import type { lightboxMessages } from './lightboxMessages';
import { lightboxPart as part } from './lightboxPart';

/** The elements of a lightbox. */
export interface LightboxView {
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  readonly stage: HTMLElement;
  readonly track: HTMLElement;
  /** Announces the shown item to screen readers. */
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

/**
 * Builds the dialog, whose parts do not depend on the number of items.
 * @param autoplay milliseconds between automatic changes; 0 for none
 */
export function createLightboxView(
  options: LightboxOptions,
  autoplay: number,
  translate: Translate<keyof typeof lightboxMessages>,
): LightboxView {
  const button = (name: string, key: keyof typeof lightboxMessages) => {
    const created = part('button', name);
    created.classList.add('pl-lightbox-button');
    created.ariaLabel = translate(key);
    return created;
  };
  const view = {
    overlay: part('div', 'overlay'),
    track: part('div', 'track'),
    counter: part('div', 'counter'),
    // The announcement contains more than the counter, and a hidden caption would not be announced.
    status: part('div', 'status'),
    title: part('div', 'title'),
    description: part('div', 'description'),
    thumbnails: part('div', 'thumbnails'),
    close: button('close', 'lightbox.close'),
    previous: button('previous', 'lightbox.previous'),
    next: button('next', 'lightbox.next'),
    zoom: button('zoom', 'lightbox.zoomIn'),
    play: button('play', 'gallery.pause'),
    captionToggle: button('caption-toggle', 'lightbox.showCaption'),
  };
  const { overlay, status, thumbnails, previous, next, play } = view;
  status.ariaLive = autoplay ? 'off' : 'polite';
  thumbnails.role = 'group';
  thumbnails.ariaLabel = translate('lightbox.thumbnails');
  thumbnails.hidden = !options.thumbnails;
  play.hidden = !autoplay;
  const stage = part('div', 'stage', view.track);
  const caption = part('div', 'caption', view.title, view.description);
  const bar = part(
    'div',
    'bar',
    status,
    view.counter,
    view.captionToggle,
    play,
    view.zoom,
    view.close,
  );
  const dialog = part('dialog', '', overlay, stage, bar, previous, next, caption, thumbnails);
  dialog.dataset['theme'] = options.theme ?? 'dark';
  dialog.ariaLabel = options.title ?? translate('lightbox.title');
  // The description when it opens: text that is present before the dialog opens is not announced
  // automatically.
  dialog.ariaDescribedByElements = [status];
  return { ...view, dialog, stage, caption };
}
