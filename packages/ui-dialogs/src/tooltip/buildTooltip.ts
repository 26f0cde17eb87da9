import { layerId } from '../layer/layerStack';
import { tooltipDefaults } from './tooltipDefaults';
import type { TooltipOptions } from './tooltipOptions';

/** The element of a tooltip, hidden and not yet on the page. */
export function buildTooltip(
  page: Document,
  content: string | Node,
  { className = '', ...options }: TooltipOptions,
): HTMLElement {
  const tooltip = page.createElement('div');
  tooltip.id = layerId(page, 'tooltip');
  tooltip.role = 'tooltip';
  tooltip.className = `pl-tooltip ${className}`.trim();
  const setPixels = (name: string, pixels: number) =>
    tooltip.style.setProperty(`--pl-tooltip-${name}`, `${pixels}px`);
  setPixels('width', options.width ?? tooltipDefaults.width);
  setPixels('offset', options.mouseOffset ?? tooltipDefaults.mouseOffset);
  setPixels('margin', options.edgeMargin ?? tooltipDefaults.edgeMargin);
  tooltip.append(content);
  if ('popover' in tooltip) tooltip.popover = 'manual';
  else (tooltip as HTMLElement).hidden = true;
  return tooltip;
}
