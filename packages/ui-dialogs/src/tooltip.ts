export { attachTooltip } from './tooltip/attachTooltip';
export type { TooltipOptions } from './tooltip/tooltipOptions';
export { tooltipDefaults } from './tooltip/tooltipDefaults';
