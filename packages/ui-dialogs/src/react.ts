'use client';

export { AlertDialog } from './react/AlertDialog';
export type { AlertDialogProps } from './react/AlertDialog';
export { ConfirmDialog } from './react/ConfirmDialog';
export type { ConfirmDialogProps } from './react/ConfirmDialog';
export { Dialog } from './react/Dialog';
export type { DialogProps } from './react/Dialog';
export { Drawer } from './react/Drawer';
export type { DrawerProps } from './react/Drawer';
export { Popover } from './react/Popover';
export type { PopoverProps } from './react/Popover';
export { Tooltip } from './react/Tooltip';
export type { TooltipProps } from './react/Tooltip';
export { useConfirm } from './react/useConfirm';
export { useLayer } from './react/useLayer';
export { useLockScroll } from './react/useLockScroll';
