import { useId, useRef, type ReactNode } from 'react';
import type { CancelReason, LayerOptions } from '../layer/layerOptions';
import { useLayer } from './useLayer';

export interface DialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called when the visitor cancels: set `open` to false, or keep the dialog open. */
  onCancel?: ((reason: CancelReason) => void) | undefined;
  /** Called after the dialog is removed and focus is restored. */
  onDestroy?: (() => void) | undefined;
  /** Heading of the dialog. */
  title?: ReactNode;
  /** Read out with the title when the dialog opens. */
  description?: ReactNode;
  /** The accessible name, if there is no title. */
  label?: string | undefined;
  /** Content of the dialog. */
  children?: ReactNode;
  /** Further classes of the root element. */
  className?: string | undefined;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The element that gets the focus first. @default the first control */
  initialFocus?: LayerOptions['initialFocus'];
  /** The element that gets the focus afterwards. @default the element that had focus before */
  returnFocus?: LayerOptions['returnFocus'];
  /** @default true */
  escape?: boolean | undefined;
  /** @default true */
  overlay?: boolean | undefined;
  /** Whether the action cannot be undone; its button is then styled as a warning. @default false */
  destructive?: boolean | undefined;
}

/**
 * A modal dialog: renders a `<dialog>` in place, nothing visible while closed, also on the server. [DLG-3]
 * CSS: `.pl-dialog[data-state='open' | 'closing']`.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { open, title, description, role, label, children, className, destructive, ...rest } =
    props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const titleId = `${id}-title`;
  const descriptionId = `${id}-description`;
  const present = useLayer(ref, open, rest);

  return (
    <dialog
      ref={ref}
      className={`pl-layer pl-dialog ${className ?? ''}`.trimEnd()}
      role={present ? role : undefined}
      aria-label={present && !title ? label : undefined}
      aria-labelledby={present && title ? titleId : undefined}
      aria-describedby={present && description ? descriptionId : undefined}
      data-destructive={destructive ? '' : undefined}
    >
      {present && (
        <div className="pl-dialog-panel" data-panel="">
          {title && (
            <h2 className="pl-dialog-title" id={titleId}>
              {title}
            </h2>
          )}
          {description && (
            <div className="pl-dialog-message" id={descriptionId}>
              {description}
            </div>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
