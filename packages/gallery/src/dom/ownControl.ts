import { slideImage } from './galleryParts';

/** Interactive elements. */
const controls =
  'a[href], button, input, select, textarea, label, summary, audio, video, iframe, [contenteditable]:not([contenteditable="false"]), [role="button"], [role="link"], .pl-gallery';

const pictureLinks = '.pl-gallery-link, .image-slide-anchor';

/**
 * The link of a slide itself: the slide, or an element around its picture. A link in its caption
 * does not count.
 */
export function slideLink(
  slide: Element | undefined,
): HTMLAnchorElement | HTMLButtonElement | null {
  if (!slide) return null;
  const stops = 'a[href], button, .pl-gallery-link';
  const around = slideImage(slide)?.closest<HTMLAnchorElement>(stops);
  const own = around && slide.contains(around) ? around : null;
  return (
    (slide.matches(stops) ? (slide as HTMLAnchorElement) : null) ??
    own ??
    slide.querySelector<HTMLAnchorElement>(pictureLinks) ??
    slide.closest<HTMLAnchorElement>(stops)
  );
}

/**
 * Whether a press inside a slide is on a control other than the slide's own link; that control
 * works without us.
 */
export function hitsControl(target: EventTarget | null, slide: Element | undefined): boolean {
  const control = target instanceof Element ? target.closest(controls) : null;
  return (
    control !== null &&
    control !== slide &&
    // A picture without a link becomes a button.
    control !== slideImage(slide) &&
    !!slide?.contains(control) &&
    control !== slideLink(slide)
  );
}

/** Whether a press of the mouse selects text: that of a caption, unless it is part of a link. */
export function selectsText(target: EventTarget | null): boolean {
  const caption = target instanceof Element ? target.closest('.pl-gallery-meta') : null;
  return caption !== null && !(target as Element).closest('a[href]');
}

/** Whether a click ends a selection of text in a slide, and is no press on the slide. */
export function endsSelection({ detail }: UIEvent, slide: Element | undefined): boolean {
  const selection = getSelection();
  // A click by a key has no count.
  return detail > 0 && selection?.type === 'Range' && !!slide?.contains(selection.anchorNode);
}

/** Whether the visitor wants something other than a plain press, such as a new tab. */
export function isModified(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Widgets in which arrow keys have their own meaning. */
const arrowWidgets =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], [role="slider"], [role="spinbutton"], [role="scrollbar"], [role="radio"], [role="radiogroup"], [role="tab"], [role="menu"], [role="menubar"], [role="listbox"], [role="grid"], [role="tree"]';

/** Whether the arrow keys belong to the focused element ([GAL-9]). */
export function takesArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(arrowWidgets) !== null;
}
