import type { Translate } from '@plinth/site-model';
import { doubleTapZoom } from './attachGestures';
import type { Holder } from './createHolder';
import type { lightboxMessages } from './lightboxMessages';
import type { LightboxView } from './lightboxView';

/** Keys held down change the item this often at most, in milliseconds ([GAL-20]). */
const keyThrottle = 200;
/** Milliseconds that a mouse may rest before the buttons make room for the picture. */
const idleTime = 3000;

export interface LightboxControlsOptions {
  view: LightboxView;
  count: number;
  isRtl: boolean;
  translate: Translate<keyof typeof lightboxMessages>;
  current: () => Holder;
  /** Index of the item before (-1) or after (1) the one that is shown; `undefined` where there is none. */
  beside: (by: number) => number | undefined;
  change: (by: 1 | -1) => void;
  goTo: (index: number) => void;
  zoomTo: (scale: number) => void;
  /** Stops the items from changing by themselves, or lets them go on. */
  pause: (isPaused: boolean) => void;
  close: () => void;
}

/** The buttons and keys of a lightbox. */
export interface LightboxControls {
  /** Offers what can be done with the item that is shown. */
  offer(): void;
  /** After the scale has changed, or a picture has come. */
  showZoom(): void;
  undo(): void;
}

export function attachLightboxControls({
  view,
  count,
  isRtl,
  translate,
  current,
  beside,
  change,
  goTo,
  zoomTo,
  pause,
  close,
}: LightboxControlsOptions): LightboxControls {
  const { dialog } = view;
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  let lastKey = -Infinity;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const show = (button: HTMLElement, isOffered: boolean) => {
    // Keys reach the dialog only through what has the focus.
    if (!isOffered && button === document.activeElement) view.close.focus();
    button.hidden = !isOffered;
  };
  const showZoom = () => {
    const zoomed = current().view.scale > 1;
    dialog.toggleAttribute('data-zoomed', zoomed);
    show(view.zoom, current().isZoomable);
    view.zoom.ariaLabel = translate(zoomed ? 'lightbox.zoomOut' : 'lightbox.zoomIn');
  };

  const actions: [HTMLElement, () => void][] = [
    [view.close, close],
    [view.previous, () => change(-1)],
    [view.next, () => change(1)],
    [view.zoom, () => zoomTo(current().view.scale > 1 ? 1 : doubleTapZoom)],
    [
      view.captionToggle,
      () => {
        const isShown = dialog.toggleAttribute('data-caption');
        view.captionToggle.ariaExpanded = String(isShown);
        view.captionToggle.ariaLabel = translate(
          isShown ? 'lightbox.hideCaption' : 'lightbox.showCaption',
        );
      },
    ],
    [
      view.play,
      () => {
        const isPaused = view.play.toggleAttribute('data-paused');
        pause(isPaused);
        view.play.ariaLabel = translate(isPaused ? 'gallery.play' : 'gallery.pause');
        view.status.ariaLive = isPaused ? 'polite' : 'off';
      },
    ],
  ];
  for (const [button, action] of actions) button.addEventListener('click', action, listen);

  const zoomKeys: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };
  const changeKeys: Record<string, () => void> = {
    ArrowRight: () => change(isRtl ? -1 : 1),
    ArrowLeft: () => change(isRtl ? 1 : -1),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
  };
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const zoom = zoomKeys[event.key];
      const go = changeKeys[event.key];
      if (!zoom && !go) return;
      event.preventDefault();
      if (zoom) return zoomTo(current().view.scale * zoom);
      if (event.timeStamp - lastKey < keyThrottle) return;
      lastKey = event.timeStamp;
      go!();
    },
    listen,
  );
  dialog.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      dialog.removeAttribute('data-idle');
      clearTimeout(idle);
      idle = setTimeout(() => dialog.setAttribute('data-idle', ''), idleTime);
    },
    listen,
  );

  return {
    offer() {
      show(view.captionToggle, !view.caption.hidden);
      show(view.previous, beside(-1) !== undefined);
      show(view.next, beside(1) !== undefined);
      showZoom();
    },
    showZoom,
    undo() {
      listening.abort();
      clearTimeout(idle);
    },
  };
}
