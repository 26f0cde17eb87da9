import { attachGestures } from './attachGestures';
import type { ItemTrack } from './createItemTrack';
import { clickedSide, shouldClose, shouldChangeItem } from './gestureMeaning';
import type { LightboxSteering } from './lightboxSteering';
import { isDoubleTap } from './recogniseGesture';
import { createWheelSwipe } from './wheelSwipe';
import { fitted, settleTime } from './zoomView';

/** Milliseconds within which browsers and people count two clicks as a double click. */
const doubleClickTime = 500;

/** Attaches the gestures and clicks on the stage of a lightbox. */
export function attachLightboxGestures(
  { view, zoom, count, isRtl, opener, beside, change, close }: LightboxSteering,
  track: ItemTrack,
): void {
  const { dialog, overlay, stage } = view;
  const swipes = createWheelSwipe();
  attachGestures({
    dialog,
    stage,
    zoom,
    onSlide(x, velocity) {
      const by = x < 0 !== isRtl ? 1 : -1;
      const isEnd = beside(by) === undefined;
      if (velocity === undefined) track.drag(isEnd ? x / 3 : x);
      else if (!isEnd && shouldChangeItem(x, velocity, stage.clientWidth)) change(by, x);
      else track.settle();
    },
    onPull(y, velocity) {
      const height = stage.clientHeight;
      const share = Math.min(1, Math.abs(y) / height);
      const isHeld = velocity === undefined;
      overlay.style.opacity = isHeld ? String(0.95 * (1 - share)) : '';
      if (isHeld) track.current.setView({ scale: 1 - share * 0.3, x: 0, y });
      else if (shouldClose(y, velocity, height)) close();
      else track.current.setView(fitted, settleTime);
    },
    onWheel(event) {
      if (zoom.isZoomed()) return zoom.moveBy(-event.deltaX, 0);
      const by = swipes(event);
      if (by) change(by > 0 !== isRtl ? 1 : -1);
    },
    onTap(event) {
      const { target, pointerType, clientX } = event;
      // The second click of a double click on the thumbnail, which was meant for the page.
      if (isDoubleTap(opener, event, doubleClickTime)) return;
      const element = target as Element;
      if (element.closest('a, button')) return;
      if (pointerType !== 'mouse') return void dialog.toggleAttribute('data-bare');
      if (zoom.isZoomed()) return zoom.zoomTo(1);
      const place = clientX / dialog.clientWidth;
      const side = clickedSide(isRtl ? 1 - place : place);
      // With a single picture a click beside it can only mean to close.
      if (!side || (count() < 2 && !element.closest('.pl-lightbox-frame'))) close();
      else change(side);
    },
  });
}
