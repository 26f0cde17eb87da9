export { attachPopover } from './popover/attachPopover';
export type { PopoverOptions } from './popover/attachPopover';
export type { Side } from './tooltip/tooltipOptions';
