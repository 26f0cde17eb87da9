import type { MessageCatalogue } from '@plinth/site-model';
import type { LayerOptions } from '../layer/layerOptions';

/** The way in which a dialog ended. Esc, the overlay and an aborted signal all cancel. [DLG-1] */
export type DialogOutcome = 'confirmed' | 'rejected' | 'cancelled';

/** The four styles of a dialog. [DLG-1] */
export type DialogButtons = 'confirm-reject' | 'confirm-cancel' | 'confirm' | 'none';

export interface DialogTexts {
  /** @default 'OK', or 'Yes' beside a reject button */
  confirmLabel?: string | undefined;
  /** @default 'No' */
  rejectLabel?: string | undefined;
  /** @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** BCP 47 tag of the texts. @default 'en' */
  locale?: string | undefined;
  /** Texts that replace the defaults, by key. */
  messages?: MessageCatalogue | undefined;
}

export interface DialogOptions extends DialogTexts {
  /** Heading of the dialog. */
  title?: string | undefined;
  /** Plain text, in which line breaks are kept, or your own node. */
  message?: string | Node | undefined;
  /** @default 'confirm-cancel' */
  buttons?: DialogButtons | undefined;
  /** Gives focus to the safe button first, and marks the dialog with `data-destructive`. @default false */
  destructive?: boolean | undefined;
  /** @default 'alertdialog': it interrupts and waits for an answer */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** Aborting cancels the dialog. */
  signal?: AbortSignal | undefined;
  /** The element that gets focus afterwards. @default the element that had focus before */
  returnFocus?: LayerOptions['returnFocus'];
}

export interface DialogHandle {
  readonly element: HTMLElement;
  /** Settles after the dialog is removed and focus is restored. */
  readonly outcome: Promise<DialogOutcome>;
  confirm(): void;
  reject(): void;
  cancel(): void;
}
