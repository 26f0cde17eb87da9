/**
 * The side of an element for a tooltip or popover; `start` and `end` follow the direction of the
 * text.
 */
export type Side = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipOptions {
  /** @default the element's `title`, which is removed while the tooltip is attached */
  content?: string | Node | undefined;
  /** Whether the content names the element (an icon button) instead of describing it. @default false */
  isLabel?: boolean | undefined;
  /**
   * Time for which the pointer must rest before the tooltip shows, in ms; keyboard focus shows it
   * at once.
   * @default 1200
   */
  showDelay?: number | undefined;
  /** In px. @default 250 */
  width?: number | undefined;
  /** Distance from the pointer or the element, in px. @default 15 */
  mouseOffset?: number | undefined;
  /** Distance from the edges of the window, in px. @default 20 */
  edgeMargin?: number | undefined;
  /**
   * The side of the element, also for a pointer; the opposite side if there is no room. [DLG-7]
   * @default below the pointer, or below the element on focus
   */
  side?: Side | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
}
