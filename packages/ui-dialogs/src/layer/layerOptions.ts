/**
 * The cause of a cancel: the Esc key or a back gesture, a click on the overlay, or a form or script
 * that closed the dialog.
 */
export type CancelReason = 'escape' | 'overlay' | 'closed';

type FocusTarget = HTMLElement | null | undefined | (() => HTMLElement | null | undefined);

export interface LayerOptions {
  /**
   * An existing element, which stays in place: a `<dialog>` or any other. Takes precedence over
   * `content`.
   */
  element?: HTMLElement | undefined;
  /** The content of a new layer element; it is removed from the page when the layer is destroyed. */
  content?: Node | string | undefined;
  /** Whether the rest of the page is inert and cannot scroll. @default true */
  modal?: boolean | undefined;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | 'status' | 'region' | undefined;
  /** The accessible name, if no element inside provides it. */
  label?: string | undefined;
  /** Id of the element inside that names the layer. */
  labelledBy?: string | undefined;
  /** Id of the element inside that describes it. */
  describedBy?: string | undefined;
  /** Classes for a new layer element, in addition to `pl-layer`. */
  className?: string | undefined;
  /** The element that gets focus first. @default the element with `autofocus`, else the first control, else the layer itself */
  initialFocus?: FocusTarget;
  /**
   * The element that gets focus afterwards; `false` leaves the focus alone.
   * @default the element that had focus before
   */
  returnFocus?: FocusTarget | false;
  /** Whether Esc cancels; in a non-modal layer only while focus is inside. @default true */
  escape?: boolean | undefined;
  /** Whether a click beside the panel cancels a modal layer. The panel is `[data-panel]`, else the layer itself. @default true */
  overlay?: boolean | undefined;
  /** Whether the page behind a modal layer cannot scroll. @default true */
  lockScroll?: boolean | undefined;
  /** Maximum duration of the exit animation, in ms. @default 600 */
  hideFallback?: number | undefined;
  /** Called when the visitor cancels. Unless it returns `false`, the layer hides. */
  onCancel?: ((reason: CancelReason) => boolean | void) | undefined;
  /** Called after the layer is removed and focus is restored. */
  onDestroy?: (() => void) | undefined;
}

export interface Layer {
  readonly element: HTMLElement;
  /** `false` as soon as the layer starts to hide. */
  readonly isOpen: boolean;
  /** Whether no other layer was opened after it. */
  readonly isTopmost: boolean;
  /** Plays the exit animation, then destroys; resolves when the layer is removed. */
  hide(): Promise<void>;
  /** Removes the layer at once. */
  destroy(): void;
}
