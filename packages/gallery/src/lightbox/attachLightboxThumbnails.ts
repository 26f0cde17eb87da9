import type { Translate } from '@plinth/site-model';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxItem } from './lightboxItem';
import { lightboxPart } from './lightboxPart';

/** Number of thumbnails that exist on either side of the current one. */
const reach = 12;

export interface LightboxThumbnailsOptions {
  strip: HTMLElement;
  count: () => number;
  itemAt: (index: number) => LightboxItem;
  goTo: (index: number) => void;
  translate: Translate<keyof typeof lightboxMessages>;
}

/**
 * The strip of thumbnails around the current item; its cost does not depend on the number of items.
 */
export function attachLightboxThumbnails({
  strip,
  count,
  itemAt,
  goTo,
  translate,
}: LightboxThumbnailsOptions): { show: (index: number) => void; renew: () => void } {
  const buttons = new Map<number, HTMLButtonElement>();
  const create = (index: number) => {
    const { thumbnail, src } = itemAt(index);
    const button = lightboxPart('button', 'thumbnail');
    button.ariaLabel = translate('gallery.showSlide', { position: index + 1, count: count() });
    const source = thumbnail?.currentSrc || thumbnail?.src || src;
    if (source)
      button.append(Object.assign(new Image(), { src: source, alt: '', decoding: 'async' }));
    button.onclick = ({ detail }) => {
      // The second click of a double click was meant for the first thumbnail, which has moved by
      // now.
      if (detail < 2) goTo(index);
    };
    return button;
  };
  return {
    renew() {
      for (const button of buttons.values()) button.remove();
      buttons.clear();
    },
    show(current) {
      const first = Math.max(0, current - reach);
      const last = Math.min(count() - 1, current + reach);
      const focused = document.activeElement!;
      for (const [index, button] of buttons) {
        if (index >= first && index <= last) continue;
        button.remove();
        buttons.delete(index);
      }
      for (let index = last; index >= first; index -= 1) {
        const button = buttons.get(index) ?? create(index);
        if (!button.isConnected) {
          buttons.set(index, button);
          strip.insertBefore(button, buttons.get(index + 1) ?? null);
        }
        button.ariaCurrent = index === current ? 'true' : null;
      }
      const button = buttons.get(current)!;
      // Keys reach the dialog only through the focused element.
      if (!focused.isConnected) button.focus();
      strip.scrollTo({
        left: button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2,
        behavior: 'instant',
      });
    },
  };
}
