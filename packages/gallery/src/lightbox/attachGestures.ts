import type { Holder } from './createHolder';
import { clampView, fitted, projectFling, rubberBand, zoomAround, type Size } from './zoomView';

export interface GestureOptions {
  stage: HTMLElement;
  current: () => Holder;
  maxZoom: number;
  /** A sideways drag of the whole track, in pixels; `undefined` lets go of it. */
  onSlide: (x: number, release?: { velocity: number }) => void;
  /** A drag towards closing, in pixels; with `release` it ends there. */
  onPull: (y: number, release?: { velocity: number }) => void;
  onTap: (event: PointerEvent) => void;
  /** After the scale has changed. */
  onZoom: () => void;
}

/** Pixels before a press becomes a drag. */
const lockDistance = 10;
/** Two taps within this time and distance are a double tap. */
const doubleTapTime = 300;
const doubleTapDistance = 30;
/** What a double tap and the button zoom to. */
export const doubleTapZoom = 2.5;
/** Milliseconds in which what was let go of comes to rest. */
export const settleTime = 320;

type Place = { x: number; y: number; time: number };
const placeOf = ({ clientX, clientY, timeStamp }: PointerEvent): Place => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

/** Pinch, double tap, wheel, pan with fling, swipe and pull on the stage of a lightbox ([GAL-21]). */
export function attachGestures(options: GestureOptions): {
  undo: () => void;
  zoomTo: (scale: number, point?: { x: number; y: number }) => void;
} {
  const { stage, current, maxZoom, onSlide, onPull, onTap, onZoom } = options;
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  const pointers = new Map<number, Place>();
  let mode: 'press' | 'pan' | 'slide' | 'pull' | 'pinch' | undefined;
  let start: Place = { x: 0, y: 0, time: 0 };
  let samples: Place[] = [];
  let startView = fitted;
  let startDistance = 1;
  let startMiddle = { x: 0, y: 0 };
  let lastTap: Place | undefined;

  const limit = () => (current().isZoomable ? maxZoom : 1);
  const room = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
  const fromMiddle = (x: number, y: number) => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const zoomTo = (scale: number, point = { x: 0, y: 0 }, milliseconds = settleTime) => {
    const holder = current();
    const wanted = Math.min(limit(), Math.max(1, scale));
    holder.setView(
      wanted === 1
        ? fitted
        : clampView(zoomAround(holder.view, wanted, point), holder.size, room()),
      milliseconds,
    );
    onZoom();
  };
  const middleOf = () => {
    const [a, b] = [...pointers.values()] as [Place, Place];
    return {
      ...fromMiddle((a.x + b.x) / 2, (a.y + b.y) / 2),
      distance: Math.hypot(a.x - b.x, a.y - b.y) || 1,
    };
  };
  const velocity = (time: number): { x: number; y: number } => {
    const first = samples[0];
    const last = samples.at(-1);
    if (!first || !last || time - last.time > 80) return { x: 0, y: 0 };
    const elapsed = Math.max(1, last.time - first.time);
    return { x: (last.x - first.x) / elapsed, y: (last.y - first.y) / elapsed };
  };

  stage.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || pointers.size === 2) return;
      if ((event.target as Element).closest('.pl-video')) return;
      const place = placeOf(event);
      pointers.set(event.pointerId, place);
      if (pointers.size === 2) {
        if (mode === 'slide') onSlide(0, { velocity: 0 });
        if (mode === 'pull') onPull(0, { velocity: 0 });
        mode = 'pinch';
        const middle = middleOf();
        startDistance = middle.distance;
        startMiddle = middle;
        startView = current().view;
        return;
      }
      mode = 'press';
      start = place;
      samples = [start];
      startView = current().view;
    },
    listen,
  );
  stage.addEventListener(
    'pointermove',
    (event) => {
      if (!pointers.has(event.pointerId)) return;
      const place = placeOf(event);
      pointers.set(event.pointerId, place);
      const holder = current();
      if (mode === 'pinch') {
        const middle = middleOf();
        // Beyond its limits the scale gives way ever less.
        const wanted = (startView.scale * middle.distance) / startDistance;
        const scale =
          wanted > limit()
            ? limit() + (wanted - limit()) * 0.2
            : wanted < 1
              ? 1 - (1 - wanted) * 0.5
              : wanted;
        const view = zoomAround(startView, scale, startMiddle);
        holder.setView({
          scale,
          x: view.x + middle.x - startMiddle.x,
          y: view.y + middle.y - startMiddle.y,
        });
        return;
      }
      const x = place.x - start.x;
      const y = place.y - start.y;
      if (mode === 'press') {
        if (Math.max(Math.abs(x), Math.abs(y)) < lockDistance) return;
        mode = holder.view.scale > 1 ? 'pan' : Math.abs(x) >= Math.abs(y) ? 'slide' : 'pull';
        stage.setPointerCapture(event.pointerId);
      }
      samples.push(place);
      while (samples.length > 2 && place.time - samples[0]!.time > 80) samples.shift();
      if (mode === 'slide') onSlide(x);
      else if (mode === 'pull') onPull(y);
      else if (mode === 'pan') {
        const view = { ...startView, x: startView.x + x, y: startView.y + y };
        holder.setView(rubberBand(view, holder.size, room()));
      }
    },
    listen,
  );
  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const holder = current();
    const ended = mode;
    if (ended === 'pinch') {
      zoomTo(holder.view.scale, startMiddle);
      mode = undefined;
      pointers.clear();
      return;
    }
    mode = undefined;
    const isCancelled = event.type === 'pointercancel';
    const speed = isCancelled ? { x: 0, y: 0 } : velocity(event.timeStamp);
    const place = isCancelled ? start : placeOf(event);
    const x = place.x - start.x;
    const y = place.y - start.y;
    if (ended === 'slide') onSlide(x, { velocity: speed.x });
    else if (ended === 'pull') onPull(y, { velocity: speed.y });
    else if (ended === 'pan') {
      const { view } = holder;
      const thrown = {
        ...view,
        x: view.x + projectFling(speed.x),
        y: view.y + projectFling(speed.y),
      };
      const rest = clampView(thrown, holder.size, room());
      const way = Math.hypot(rest.x - view.x, rest.y - view.y);
      holder.setView(rest, way > 1 ? Math.min(900, settleTime + way) : 0);
    } else if (ended === 'press' && !isCancelled) tap(event);
  };
  const tap = (event: PointerEvent) => {
    const place = placeOf(event);
    const isDouble =
      event.pointerType !== 'mouse' &&
      lastTap !== undefined &&
      place.time - lastTap.time < doubleTapTime &&
      Math.hypot(place.x - lastTap.x, place.y - lastTap.y) < doubleTapDistance;
    lastTap = isDouble ? undefined : place;
    if (isDouble)
      zoomTo(current().view.scale > 1 ? 1 : doubleTapZoom, fromMiddle(place.x, place.y));
    else onTap(event);
  };
  stage.addEventListener('pointerup', release, listen);
  stage.addEventListener('pointercancel', release, listen);
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { view } = current();
      // A trackpad's pinch comes as a wheel with the control key, in finer steps.
      const factor = Math.exp(
        (-event.deltaY * (event.deltaMode === 1 ? 16 : 1)) / (event.ctrlKey ? 100 : 400),
      );
      zoomTo(view.scale * factor, fromMiddle(event.clientX, event.clientY), 0);
    },
    { ...listen, passive: false },
  );
  stage.addEventListener('dragstart', (event) => event.preventDefault(), listen);
  return { undo: () => listening.abort(), zoomTo };
}
