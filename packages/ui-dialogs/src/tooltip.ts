export { attachTooltip } from './tooltip/attachTooltip';
export type { TooltipOptions } from './tooltip/attachTooltip';
export { tooltipDefaults } from './tooltip/tooltipDefaults';
