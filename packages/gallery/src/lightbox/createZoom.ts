import type { Holder } from './createHolder';
import {
  clampView,
  fitted,
  flingTime,
  flingView,
  pinchView,
  rubberBand,
  settleTime,
  zoomAround,
  type Fingers,
  type Point,
  type Size,
  type ZoomView,
} from './zoomView';

/** Zooms and moves the shown picture. */
export interface Zoom {
  /** The picture's current scale and position. */
  view(): ZoomView;
  isZoomed(): boolean;
  /**
   * Zooms within the limits, and without gaps.
   * @param point stays fixed. @default the middle
   * @param milliseconds duration. @default 320
   */
  zoomTo(scale: number, point?: Point, milliseconds?: number): void;
  /** Zooms in, or out if it is zoomed in. */
  toggle(point?: Point): void;
  /** Follows two fingers, which came down at `from` when the view was `start`. */
  pinch(start: ZoomView, from: Fingers, fingers: Fingers): void;
  /** Follows one finger; beyond the picture's edges it resists. */
  pan(view: ZoomView): void;
  /** Moves the zoomed picture by pixels, within its edges. */
  moveBy(x: number, y: number): void;
  /** Releases the picture at a velocity, in pixels per millisecond. */
  fling(velocity: { x: number; y: number }): void;
}

export interface ZoomOptions {
  stage: HTMLElement;
  current: () => Holder;
  /** @default 4, or the picture's own pixels if that is more */
  maxZoom: number | undefined;
  /** After the scale has changed. */
  onZoom: () => void;
}

/** As a multiple of the fitted size, unless the picture's own pixels are more. */
const defaultMaxZoom = 4;
/** The zoom of a double tap and of the button. */
const toggledZoom = 2.5;

export function createZoom({ stage, current, maxZoom, onZoom }: ZoomOptions): Zoom {
  const view = () => current().view;
  const isZoomed = () => view().scale > 1;
  const limit = () =>
    current().isZoomable ? (maxZoom ?? Math.max(defaultMaxZoom, current().ownScale)) : 1;
  const room = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const zoomTo: Zoom['zoomTo'] = (scale, point = { x: 0, y: 0 }, milliseconds = settleTime) => {
    const wanted = Math.min(limit(), Math.max(1, scale));
    current().setView(
      wanted === 1 ? fitted : clampView(zoomAround(view(), wanted, point), current().size, room()),
      milliseconds,
    );
    onZoom();
  };
  return {
    view,
    isZoomed,
    zoomTo,
    toggle: (point) => zoomTo(isZoomed() ? 1 : toggledZoom, point),
    pinch: (start, from, to) => current().setView(pinchView(start, { from, to }, limit())),
    pan: (wanted) => current().setView(rubberBand(wanted, current().size, room())),
    moveBy(x, y) {
      const { x: left, y: top, scale } = view();
      const wanted = { scale, x: left + x, y: top + y };
      current().setView(clampView(wanted, current().size, room()), 120);
    },
    fling(velocity) {
      const rest = flingView(view(), velocity, { picture: current().size, stage: room() });
      current().setView(rest, flingTime(view(), rest));
    },
  };
}
