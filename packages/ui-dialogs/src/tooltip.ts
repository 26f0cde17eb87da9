export { attachTooltip } from './tooltip/attachTooltip';
export type { Side, TooltipOptions } from './tooltip/tooltipOptions';
export { tooltipDefaults } from './tooltip/tooltipDefaults';
