import { useRef, type ReactNode } from 'react';
import { dialogActions } from '../dialog/dialogActions';
import type { DialogButtons, DialogOutcome, DialogTexts } from '../dialog/dialogOptions';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends DialogTexts, Omit<DialogProps, 'onCancel' | 'label'> {
  /** Called with the visitor's decision, made by a button, Esc or the overlay. */
  onOutcome: (outcome: DialogOutcome) => void;
  /** @default 'confirm-cancel' */
  buttons?: DialogButtons | undefined;
}

/** A question with its buttons; Esc and the overlay cancel. [DLG-1] */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    onOutcome,
    buttons = 'confirm-cancel',
    confirmLabel,
    rejectLabel,
    cancelLabel,
    locale,
    messages,
    children,
    ...dialog
  } = props;
  const row = useRef<HTMLDivElement>(null);
  const actions = dialogActions(buttons, {
    confirmLabel,
    rejectLabel,
    cancelLabel,
    locale,
    messages,
  });
  const firstFocus = (): HTMLElement | undefined => {
    const controls = [...(row.current?.querySelectorAll('button') ?? [])];
    return dialog.destructive ? controls[0] : controls.at(-1);
  };

  return (
    <Dialog
      role="alertdialog"
      initialFocus={firstFocus}
      {...dialog}
      onCancel={() => onOutcome('cancelled')}
    >
      {children}
      {actions.length > 0 && (
        <div className="pl-dialog-buttons" ref={row}>
          {actions.map(({ outcome, label }) => (
            <button
              key={outcome}
              type="button"
              className="pl-dialog-button"
              data-outcome={outcome}
              onClick={() => onOutcome(outcome)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </Dialog>
  );
}
