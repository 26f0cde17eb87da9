import { addToTrail, releaseVelocity, type PointerPlace } from '../dom/pointerTrail';
import type { Zoom } from './createZoom';
import { isSideways } from './wheelSwipe';
import {
  distanceBetween,
  isDoubleTap,
  recogniseDrag,
  wheelZoom,
  type Drag,
} from './recogniseGesture';
import type { Fingers, Point, ZoomView } from './zoomView';

export interface GestureOptions {
  /** The lightbox's own elements: their listeners are removed with them. */
  dialog: HTMLElement;
  stage: HTMLElement;
  zoom: Zoom;
  /**
   * Called during a horizontal drag of the whole track, in pixels.
   * @param velocity of the release, in pixels per millisecond; `undefined` during the drag
   */
  onSlide: (x: number, velocity?: number) => void;
  /** Called during a vertical drag, likewise. */
  onPull: (y: number, velocity?: number) => void;
  onTap: (event: PointerEvent) => void;
  /** Called for a horizontal two-finger swipe on a trackpad. */
  onWheel: (event: WheelEvent) => void;
}

/** Parts that handle a press themselves. */
const ownGestures = '.pl-video, .pl-lightbox-content';

/** Pinch, double tap, wheel, pan with fling, swipe and pull on the stage of a lightbox ([GAL-21]). */
export function attachGestures({
  dialog,
  stage,
  zoom,
  onSlide,
  onPull,
  onTap,
  onWheel,
}: GestureOptions): void {
  const pointers = new Map<number, PointerPlace>();
  let mode: 'press' | Drag | 'pinch' | undefined;
  let start: PointerPlace;
  let startFingers: Fingers;
  let startView: ZoomView;
  let trail: PointerPlace[];
  let lastTap: PointerPlace | undefined;

  const fromMiddle = (x: number, y: number): Point => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const fingers = (): Fingers => {
    const [a, b] = [...pointers.values()] as [PointerPlace, PointerPlace];
    return {
      ...fromMiddle((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2),
      distance: distanceBetween(a, b) || 1,
    };
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0 || pointers.size === 2) return;
    if ((event.target as Element).closest(ownGestures)) return;
    pointers.set(event.pointerId, event);
    if (pointers.size === 2) {
      // A second finger ends the gesture of the first.
      if (mode === 'slide') onSlide(0, 0);
      if (mode === 'pull') onPull(0, 0);
      mode = 'pinch';
      startFingers = fingers();
    } else {
      mode = 'press';
      start = event;
      trail = [event];
    }
    startView = zoom.view();
  };

  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.set(event.pointerId, event);
    if (mode === 'pinch') return zoom.pinch(startView, startFingers, fingers());
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    if (mode === 'press') {
      // A mouse without a pressed button was released beside the stage.
      if (!event.buttons) return void pointers.delete(event.pointerId);
      const drag = recogniseDrag(x, y, zoom.isZoomed());
      if (!drag) return;
      mode = drag;
      stage.setPointerCapture(event.pointerId);
    }
    addToTrail(trail, event);
    if (mode === 'slide') onSlide(x);
    else if (mode === 'pull') onPull(y);
    else if (mode === 'pan') zoom.pan({ ...startView, x: startView.x + x, y: startView.y + y });
  };

  const tap = (event: PointerEvent) => {
    const isDouble = event.pointerType !== 'mouse' && isDoubleTap(lastTap, event);
    lastTap = isDouble ? undefined : event;
    if (!isDouble) return onTap(event);
    zoom.toggle(fromMiddle(event.clientX, event.clientY));
  };

  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const ended = mode;
    mode = undefined;
    if (ended === 'pinch') {
      pointers.clear();
      return zoom.zoomTo(zoom.view().scale, startFingers);
    }
    const isCancelled = event.type === 'pointercancel';
    if (ended === 'press' && !isCancelled) return tap(event);
    // A gesture that the browser cancelled returns to its start, without momentum.
    const velocity = releaseVelocity(trail, isCancelled ? Infinity : event.timeStamp);
    if (ended === 'slide') onSlide(isCancelled ? 0 : event.clientX - start.clientX, velocity.x);
    else if (ended === 'pull') onPull(isCancelled ? 0 : event.clientY - start.clientY, velocity.y);
    else if (ended === 'pan') zoom.fling(velocity);
  };

  const turnWheel = (event: WheelEvent) => {
    const target = event.target as Element;
    // Captions and thumbnails scroll, but a trackpad's pinch on them would zoom the whole page.
    if (target.closest('.pl-lightbox-content') || !(event.ctrlKey || stage.contains(target)))
      return;
    event.preventDefault();
    if (isSideways(event)) return onWheel(event);
    zoom.zoomTo(zoom.view().scale * wheelZoom(event), fromMiddle(event.clientX, event.clientY), 0);
  };

  stage.onpointerdown = press;
  stage.onpointermove = move;
  stage.onpointerup = stage.onpointercancel = release;
  dialog.onwheel = turnWheel;
  // The browser's own drag of the picture would end this drag.
  stage.ondragstart = (event) => event.preventDefault();
}
