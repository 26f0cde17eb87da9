import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

export interface AlertDialogProps extends Omit<
  ConfirmDialogProps,
  'onOutcome' | 'buttons' | 'rejectLabel' | 'cancelLabel' | 'role'
> {
  /** Called when the visitor acknowledges it by the button, Esc or the overlay. */
  onClose: () => void;
}

/** A message that the visitor has to acknowledge, with one button. [DLG-2] */
export function AlertDialog({ onClose, ...props }: AlertDialogProps): ReactNode {
  return <ConfirmDialog {...props} role="alertdialog" buttons="confirm" onOutcome={onClose} />;
}
