import type { ReactNode } from 'react';
import type { Side } from '../tooltip/tooltipOptions';
import { Dialog, type DialogProps } from './Dialog';

export interface DrawerProps extends Omit<DialogProps, 'role' | 'destructive'> {
  /** The edge of the window at which the drawer opens. @default 'end' */
  side?: Side | undefined;
}

/** A dialog at an edge of the window. [DLG-9] CSS: `@plinth/ui-dialogs/drawer.css` after `dialogs.css`. */
export function Drawer({ side = 'end', className = '', ...dialog }: DrawerProps): ReactNode {
  return <Dialog {...dialog} className={`pl-drawer pl-drawer-${side} ${className}`.trimEnd()} />;
}
