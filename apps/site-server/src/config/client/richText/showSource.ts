import type { RichTextParts } from './richTextParts';

/**
 * Shows the field with the HTML instead of the editor, or the editor. Links to the field's problem lead to the visible
 * one of the two.
 *
 * @param textbox the editable element
 */
export function showSource(
  { entry, field, id, place, toolbar, sourceButton }: RichTextParts,
  textbox: HTMLElement,
  isSource: boolean,
): void {
  entry.toggleAttribute('data-source', isSource);
  field.hidden = !isSource;
  place.hidden = isSource;
  field.id = isSource ? id : `${id}-html`;
  textbox.id = isSource ? `${id}-text` : id;
  sourceButton.setAttribute('aria-pressed', String(isSource));
  for (const one of toolbar.querySelectorAll<HTMLButtonElement | HTMLSelectElement>(
    '[data-command], [data-rich-style], [data-rich-link-button]',
  ))
    one.hidden = isSource;
}
