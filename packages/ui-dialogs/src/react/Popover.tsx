import { useEffect, useRef, type ReactNode } from 'react';
import { attachPopover, type PopoverOptions } from '../popover/attachPopover';

export interface PopoverProps extends PopoverOptions {
  /** Content of the button. */
  trigger: ReactNode;
  /**
   * Opens and closes the panel from outside, such as by a button in the panel. `onToggle` reports
   * the visitor's actions. [DLG-11]
   * @default undefined: only its button, Esc and a press outside
   */
  open?: boolean | undefined;
  /** Content of the panel. */
  children: ReactNode;
  /** Further classes of the panel. */
  className?: string | undefined;
  /** Classes of the button. */
  triggerClassName?: string | undefined;
}

/** A button with a panel that it shows beside itself. [DLG-8] CSS: `@plinth/ui-dialogs/popover.css`. */
export function Popover(props: PopoverProps): ReactNode {
  const { trigger, children, className = '', triggerClassName } = props;
  const { open, side, offset, edgeMargin, label, onToggle } = props;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const latestOnToggle = useRef(onToggle);
  useEffect(() => {
    latestOnToggle.current = onToggle;
  });
  useEffect(() => {
    if (!button.current || !panel.current) return;
    return attachPopover(button.current, panel.current, {
      side,
      offset,
      edgeMargin,
      label,
      onToggle: (isOpen) => latestOnToggle.current?.(isOpen),
    });
  }, [side, offset, edgeMargin, label]);
  // Also after the popover is attached again, which closes it.
  useEffect(() => {
    const element = panel.current;
    if (open === undefined || !element || !button.current || !('popover' in element)) return;
    if (element.matches(':popover-open') === open) return;
    if (open) element.showPopover({ source: button.current });
    else element.hidePopover();
  }, [open, side, offset, edgeMargin, label]);

  return (
    <>
      <button ref={button} type="button" className={triggerClassName}>
        {trigger}
      </button>
      <div ref={panel} popover="auto" className={`pl-popover ${className}`.trimEnd()}>
        {children}
      </div>
    </>
  );
}
