import { useEffect, useRef, type ReactNode } from 'react';
import { attachPopover, type PopoverOptions } from '../popover/attachPopover';

export interface PopoverProps extends PopoverOptions {
  /** Content of the button. */
  trigger: ReactNode;
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
  const { side, offset, edgeMargin, label, onToggle } = props;
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
