/** Why a layer asks to be closed: the Esc key or a back gesture, a click on the overlay, or a form or script that closed it. */
export type CancelReason = 'escape' | 'overlay' | 'closed';

type FocusTarget = HTMLElement | null | undefined | (() => HTMLElement | null | undefined);

export interface LayerOptions {
  /** Your element, which stays where it is: a `<dialog>`, or anything else. Takes precedence over `content`. */
  element?: HTMLElement | undefined;
  /** The content of a new layer element; it is removed from the page when the layer is destroyed. */
  content?: Node | string | undefined;
  /** Whether the rest of the page is inert and cannot scroll. @default true */
  modal?: boolean | undefined;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | 'status' | 'region' | undefined;
  /** The accessible name, where no element inside can give it. */
  label?: string | undefined;
  /** Id of the element inside that names the layer. */
  labelledBy?: string | undefined;
  /** Id of the element inside that describes it. */
  describedBy?: string | undefined;
  /** Classes for a new layer element, beside `pl-layer`. */
  className?: string | undefined;
  /** The element that gets focus first. @default the element with `autofocus`, else the first control, else the layer itself */
  initialFocus?: FocusTarget;
  /** The element that gets focus afterwards; `false` leaves it alone. @default the one that had it before */
  returnFocus?: FocusTarget | false;
  /** Whether Esc cancels. In a non-modal layer it does while focus is inside. @default true */
  escape?: boolean | undefined;
  /** Whether a click beside the panel cancels a modal layer. The panel is `[data-panel]`, else the layer itself. @default true */
  overlay?: boolean | undefined;
  /** Whether the page behind a modal layer is kept from scrolling. @default true */
  lockScroll?: boolean | undefined;
  /** The longest exit animation, in ms. @default 600 */
  hideFallback?: number | undefined;
  /** The visitor wants to leave. The layer hides afterwards, unless this returns `false`. */
  onCancel?: ((reason: CancelReason) => boolean | void) | undefined;
  /** The layer is gone and focus is back. */
  onDestroy?: (() => void) | undefined;
}

export interface Layer {
  readonly element: HTMLElement;
  /** `false` from the moment it starts to leave. */
  readonly isOpen: boolean;
  /** Whether no other layer was opened after it. */
  readonly isTopmost: boolean;
  /** Plays the exit animation, then destroys; resolves when the layer is gone. */
  hide(): Promise<void>;
  /** Takes the layer away at once. */
  destroy(): void;
}
