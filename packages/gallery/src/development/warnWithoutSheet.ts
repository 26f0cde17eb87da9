import { warnOnce } from '@plinth/dom';

/** Without its style sheet an open lightbox is an empty white screen, without any hint. */
export function warnWithoutSheet(dialog: Element): void {
  if (getComputedStyle(dialog).getPropertyValue('--pl-lightbox-color') === '')
    warnOnce(
      "The lightbox has no style sheet, so it shows an empty screen. Import '@plinth/gallery/lightbox.css' beside gallery.css.",
    );
}
