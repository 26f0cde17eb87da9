import type { Translate } from '@plinth/site-model';
import { takesArrows } from '../dom/ownControl';
import type { Holder } from './createHolder';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxSteering } from './lightboxSteering';

/** Minimum interval between changes while a key is held down, in milliseconds ([GAL-20f]). */
const keyThrottle = 200;
/** Share of the stage by which an arrow key moves a zoomed picture. */
const panShare = 0.15;
/** Milliseconds without mouse movement after which the buttons are hidden. */
const idleTime = 3000;

export interface LightboxControlsOptions {
  current: () => Holder;
  translate: Translate<keyof typeof lightboxMessages>;
  /** Stops the automatic changes, or resumes them. */
  pause: (isPaused: boolean) => void;
}

/** The buttons and keys of a lightbox. */
export interface LightboxControls {
  /** Updates the buttons for the shown item. */
  offer(): void;
  /** Called after the scale has changed, or a picture has loaded. */
  showZoom(): void;
  undo(): void;
}

export function attachLightboxControls(
  { view, zoom, count, isRtl, beside, change, goTo, close }: LightboxSteering,
  { current, translate, pause }: LightboxControlsOptions,
): LightboxControls {
  const { dialog } = view;
  let lastKey = -Infinity;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const show = (button: HTMLElement, isOffered: boolean) => {
    // Keys reach the dialog only through the focused element.
    if (!isOffered && button === document.activeElement) view.close.focus();
    button.hidden = !isOffered;
  };
  const showZoom = () => {
    const zoomed = zoom.isZoomed();
    dialog.toggleAttribute('data-zoomed', zoomed);
    show(view.zoom, current().isZoomable);
    view.zoom.ariaLabel = translate(zoomed ? 'lightbox.zoomOut' : 'lightbox.zoomIn');
  };

  view.close.onclick = close;
  view.previous.onclick = () => change(-1);
  view.next.onclick = () => change(1);
  view.zoom.onclick = () => zoom.toggle();
  view.captionToggle.onclick = () => {
    const isShown = dialog.toggleAttribute('data-caption');
    view.captionToggle.ariaExpanded = String(isShown);
    view.captionToggle.ariaLabel = translate(
      isShown ? 'lightbox.hideCaption' : 'lightbox.showCaption',
    );
  };
  view.play.onclick = () => {
    const isPaused = view.play.toggleAttribute('data-paused');
    pause(isPaused);
    view.play.ariaLabel = translate(isPaused ? 'gallery.play' : 'gallery.pause');
    view.status.ariaLive = isPaused ? 'polite' : 'off';
  };

  const zoomKeys: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };
  const changeKeys: Record<string, () => void> = {
    ArrowRight: () => change(isRtl ? -1 : 1),
    ArrowLeft: () => change(isRtl ? 1 : -1),
    Home: () => goTo(0),
    End: () => goTo(count() - 1),
  };
  const panKeys: Record<string, readonly [x: number, y: number]> = {
    ArrowLeft: [1, 0],
    ArrowRight: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  };
  dialog.onkeydown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || takesArrows(event.target)) return;
    const pan = zoom.isZoomed() && panKeys[event.key];
    if (pan) {
      event.preventDefault();
      const { clientWidth, clientHeight } = view.stage;
      return zoom.moveBy(pan[0] * clientWidth * panShare, pan[1] * clientHeight * panShare);
    }
    const factor = zoomKeys[event.key];
    const go = changeKeys[event.key];
    if (!factor && !go) return;
    event.preventDefault();
    if (factor) return zoom.zoomTo(zoom.view().scale * factor);
    if (event.timeStamp - lastKey < keyThrottle) return;
    lastKey = event.timeStamp;
    go!();
  };
  dialog.onpointermove = ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    dialog.removeAttribute('data-idle');
    clearTimeout(idle);
    idle = setTimeout(() => dialog.setAttribute('data-idle', ''), idleTime);
  };

  return {
    offer() {
      show(view.captionToggle, !view.caption.hidden);
      show(view.previous, beside(-1) !== undefined);
      show(view.next, beside(1) !== undefined);
      showZoom();
    },
    showZoom,
    undo: () => clearTimeout(idle),
  };
}
