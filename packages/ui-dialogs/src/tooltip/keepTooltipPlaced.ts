import { isRightToLeft } from '@plinth/dom';
import { placeTooltip, type Placement } from './placeTooltip';
import type { Side } from './tooltipOptions';

/** A point of the window, in px. */
export interface Point {
  x: number;
  y: number;
}

interface PlacedOptions {
  point?: Point | undefined;
  offset: number;
  edgeMargin: number;
  /** @default 'bottom' */
  side?: Side | undefined;
}

/**
 * Places a visible tooltip at a point, where it stays, or at an element, with which it moves: by
 * CSS anchors if the browser supports them, else by a script. @returns a function that undoes it
 */
export function keepTooltipPlaced(
  tooltip: HTMLElement,
  element: HTMLElement,
  { point, offset, edgeMargin, side = 'bottom' }: PlacedOptions,
): () => void {
  tooltip.dataset['side'] = side;
  if (!point && CSS.supports?.('position-anchor: --a')) {
    const { anchorName } = element.style;
    element.style.anchorName = `--${tooltip.id}`;
    tooltip.style.positionAnchor = `--${tooltip.id}`;
    tooltip.dataset['placed'] = 'anchor';
    return () => (element.style.anchorName = anchorName);
  }
  tooltip.dataset['placed'] = 'point';
  const viewWidth = () => element.ownerDocument.documentElement.clientWidth;
  const put = (): void => {
    const anchor = point
      ? { left: point.x, right: point.x, top: point.y, bottom: point.y }
      : element.getBoundingClientRect();
    // Events and boxes are in pixels of the window, styles in pixels multiplied by CSS `zoom`.
    const zoom = tooltip.currentCSSZoom ?? 1;
    const { left, top } = placeTooltip({
      anchor: {
        left: anchor.left / zoom,
        right: anchor.right / zoom,
        top: anchor.top / zoom,
        bottom: anchor.bottom / zoom,
      },
      size: { width: tooltip.offsetWidth, height: tooltip.offsetHeight },
      viewport: { width: viewWidth() / zoom, height: innerHeight / zoom },
      offset,
      edgeMargin,
      side: physicalSide(side, element),
    });
    tooltip.style.left = `${left}px`;
    tooltip.style.top = `${top}px`;
  };
  put();
  if (point) return () => {};
  addEventListener('scroll', put, { capture: true, passive: true });
  addEventListener('resize', put);
  return () => {
    removeEventListener('scroll', put, { capture: true });
    removeEventListener('resize', put);
  };
}

function physicalSide(side: Side, element: HTMLElement): Placement['side'] {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === isRightToLeft(element) ? 'right' : 'left';
}
