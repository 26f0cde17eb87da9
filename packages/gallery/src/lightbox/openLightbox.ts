import { createPlainTranslate } from '@plinth/site-model/plain-translate';
import { openLayer } from '@plinth/ui-dialogs';
import { isRightToLeft } from '@plinth/dom/is-right-to-left';
import { prefersReducedMotion, watchReducedMotion } from '@plinth/dom/reduced-motion';
import { attachVideos, videoPlayEvent } from '../dom/attachVideos';
import { isSwitchedOff } from '../dom/isMotionReduced';
import { warnWithoutSheet } from '../development/warnWithoutSheet';
import type { Lightbox, LightboxOptions } from '../dom/lightboxOptions';
import type { PointerPlace } from '../dom/pointerTrail';
import { createAutoplay } from '../slideshows/autoplay';
import { normaliseIndex } from '../slideshows/normaliseIndex';
import { attachLightboxControls } from './attachLightboxControls';
import { attachLightboxGestures } from './attachLightboxGestures';
import { attachLightboxThumbnails } from './attachLightboxThumbnails';
import { attachItemDescription } from './attachItemDescription';
import { createHolder, type Holder } from './createHolder';
import { createItemTrack } from './createItemTrack';
import { failedPart } from './failedPart';
import { createZoom } from './createZoom';
import { lightboxHistory } from './lightboxHistory';
import { isSameItem, readLightboxItem, type LightboxItem } from './lightboxItem';
import { lightboxMessages } from './lightboxMessages';
import { loadRichContent } from './loadRichContent';
import type { LightboxSteering } from './lightboxSteering';
import { createLightboxView } from './lightboxView';
import { playMove } from './playMove';
import { measureThumbnail, openingEasing, type ThumbnailPlace } from './playOpening';

export { prepareLightbox } from './playMove';

// Bundlers replace the mode; on an unbundled page `process` is undefined.
declare const process: { env: { NODE_ENV?: string } };

export interface OpenLightboxOptions {
  /** The elements of the items on the page. */
  slides: readonly HTMLElement[];
  index: number;
  options?: LightboxOptions | undefined;
  /** The mark of its history entry; 0 if the page's address opened it, not a click. */
  mark?: number | undefined;
  /** The click that opened it. */
  opener?: PointerPlace | undefined;
}

/** Height of the strip of thumbnails in `lightbox.css`. */
const thumbnailsHeight = 84;
const openClass = 'pl-lightbox-open';

/** Opens a lightbox over the page ([GAL-20], [GAL-21]). */
export function openLightbox({
  slides: givenSlides,
  index: startIndex,
  options = {},
  mark = Math.random(),
  opener,
}: OpenLightboxOptions): Lightbox {
  const { loop = true, speed = 0.6, maxZoom, transition = 'zoom' } = options;
  let slides = givenSlides;
  let entries = options.items;
  const count = () => entries?.length ?? slides.length;
  const translate = createPlainTranslate(lightboxMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const timeout = isSwitchedOff() ? 0 : (options.autoplay ?? 0);
  const view = createLightboxView(options, timeout, translate);
  const { dialog, stage } = view;
  const items: LightboxItem[] = [];
  const isRtl = isRightToLeft(document.documentElement);
  const listening = new AbortController();
  let index = normaliseIndex(startIndex, count());
  let state: Lightbox['state'] = 'open';

  const itemAt = (wanted: number): LightboxItem =>
    (items[wanted] ??= readLightboxItem(slides[wanted], entries?.[wanted], translate));
  const item = () => itemAt(index);
  const beside = (by: number): number | undefined => {
    const wanted = index + by;
    if (by && (count() < 2 || (!loop && (wanted < 0 || wanted >= count())))) return undefined;
    return normaliseIndex(wanted, count());
  };
  // The width of the layer, without the page's scrollbar.
  let layerSize = { width: 0, height: 0 };
  const measure = (element: Element) =>
    (layerSize = { width: element.clientWidth, height: element.clientHeight });
  const room = () => ({
    width: layerSize.width,
    height: layerSize.height - (options.thumbnails ? thumbnailsHeight : 0),
  });
  const track = createItemTrack({
    view,
    isRtl,
    createHolder: () =>
      createHolder({
        translate,
        showContent(frame, item) {
          // By then the visitor may see another item.
          const isWaiting = () => frame.childElementCount === 0 && track.holds(frame, item);
          loadRichContent().then(
            (rich) => isWaiting() && rich.showContent(frame, item, options.ports),
            () => isWaiting() && frame.append(failedPart(translate('lightbox.contentFailed'))),
          );
        },
        attachVideo: (element) =>
          attachVideos([element], options, () =>
            element.replaceWith(failedPart(translate('lightbox.contentFailed'))),
          ),
        onLoadEnd() {
          controls.showZoom();
          if (!current().isLoading) itemDescription.say();
        },
      }),
    beside,
    itemAt,
    room,
  });
  const current = (): Holder => track.current;
  const zoom = createZoom({ stage, current, maxZoom, onZoom: () => controls.showZoom() });

  const change = (by: 1 | -1, from = 0, wanted = beside(by)) => {
    if (state !== 'open' || wanted === undefined || wanted === index) return;
    // After a jump the neighbouring holder has another picture.
    const isJump = wanted !== beside(by);
    index = wanted;
    track.turn(by, isJump ? undefined : from);
    describe();
    record?.show(item().name);
    thumbnails?.show(index);
    autoplay.resume('video');
    autoplay.restart();
    options.onChange?.(index);
  };
  const goTo = (wanted: number) => {
    const target = normaliseIndex(wanted, count());
    change(target > index ? 1 : -1, 0, target);
  };

  const steering: LightboxSteering = {
    view,
    zoom,
    opener,
    count,
    isRtl,
    beside,
    change,
    goTo,
    close: () => void close(),
  };
  attachLightboxGestures(steering, track);
  const itemDescription = attachItemDescription({
    view,
    count,
    hasCaptions: options.captions !== false,
    shown: () => ({ index, item: item(), holder: current() }),
    translate,
  });
  const controls = attachLightboxControls(steering, {
    current,
    translate,
    pause: (isPaused) => autoplay.pause('visitor', isPaused),
  });
  let followActions: (() => void) | undefined;
  if (options.download || options.share)
    import('./attachLightboxActions').then(
      ({ attachLightboxActions }) => {
        if (state !== 'open') return;
        followActions = attachLightboxActions(view, item, options);
        followActions();
      },
      () => {},
    );
  const describe = () => {
    itemDescription.describe();
    controls.offer();
    followActions?.();
  };
  const renew = (was: LightboxItem) => {
    const before = index;
    items.length = 0;
    if (count() === 0) return void close();
    const places = Array.from({ length: count() }, (_, at) => at);
    // Two items may be alike: the item at the same index first.
    const at = [Math.min(index, count() - 1), ...places].find((at) => isSameItem(itemAt(at), was));
    index = at ?? Math.min(index, count() - 1);
    track.place(true);
    describe();
    record?.show(item().name);
    thumbnails?.renew();
    thumbnails?.show(index);
    if (index !== before || at === undefined) options.onChange?.(index);
  };

  const place = measureThumbnail(item().thumbnail);
  // Measured before anything is changed, like the thumbnail: later it would cause a layout.
  measure(document.documentElement);
  // Pointers and thumbnails are measured in pixels of the window, also if the page uses CSS `zoom`.
  dialog.style.zoom = String(1 / (document.body.currentCSSZoom ?? 1));
  document.body.append(dialog);
  document.body.classList.add(openClass);
  try {
    if (process.env.NODE_ENV !== 'production') warnWithoutSheet(dialog);
  } catch {
    // This is only a warning: the lightbox opens nevertheless.
  }
  const layer = openLayer({
    element: dialog,
    overlay: false,
    initialFocus: view.close,
    returnFocus: () =>
      [slides[index], slides[startIndex], ...slides].map(focusTarget).find(canTakeFocus),
    onCancel() {
      void close();
      return false;
    },
    onDestroy: cleanUp,
  });
  track.place(false);
  describe();
  let moving = move(true, place, () => dialog.removeAttribute('data-entering'));
  // The neighbours wait for the first frame, which is for the requested picture.
  requestAnimationFrame(() => requestAnimationFrame(() => state === 'open' && track.place(true)));

  const record =
    options.history === false || options.isEditor
      ? undefined
      : lightboxHistory({ name: item().name, mark, onBack: steering.close });
  const thumbnails = options.thumbnails
    ? attachLightboxThumbnails({ strip: view.thumbnails, count, itemAt, goTo, translate })
    : undefined;
  thumbnails?.show(index);
  const autoplay = createAutoplay({ advance: () => change(1), timeout });
  const followStillness = () => {
    const isStopped = !timeout || prefersReducedMotion();
    autoplay.pause('still', isStopped);
    view.play.hidden = isStopped;
    if (isStopped) view.status.ariaLive = 'polite';
  };
  followStillness();
  listening.signal.addEventListener('abort', watchReducedMotion(followStillness));
  const followTab = () => autoplay.pause('hidden', document.hidden);
  // An address may open it in a tab that is still in the background.
  followTab();
  document.addEventListener('visibilitychange', followTab, { signal: listening.signal });
  dialog.addEventListener(videoPlayEvent, () => autoplay.pause('video'));
  addEventListener(
    'resize',
    () => {
      measure(dialog);
      track.place(true);
      // After a rotation of the window the visible part of the picture may be outside.
      zoom.zoomTo(zoom.view().scale);
    },
    { signal: listening.signal },
  );
  options.onOpen?.(index);

  function move(isOpening: boolean, place: ThumbnailPlace | undefined, change: () => void) {
    return playMove(
      {
        view,
        holder: current(),
        place,
        stage: room(),
        transition,
        easing: openingEasing,
        seconds: prefersReducedMotion() ? 0 : speed,
        isOpening,
      },
      change,
    );
  }
  async function close(): Promise<void> {
    if (state !== 'open') return;
    state = 'hiding';
    dialog.setAttribute('data-hiding', '');
    record?.leave();
    moving.cancel();
    // The visitor has not scrolled to the item in the address.
    if (index !== startIndex || !mark)
      slides[index]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    moving = move(false, measureThumbnail(item().thumbnail), () => layer.destroy());
    await moving.finished;
    layer.destroy();
  }
  function cleanUp() {
    if (state === 'open') record?.leave();
    state = 'destroyed';
    listening.abort();
    itemDescription.undo();
    controls.undo();
    autoplay.destroy();
    track.empty();
    dialog.remove();
    if (!document.querySelector('.pl-lightbox')) document.body.classList.remove(openClass);
    options.onClose?.();
  }

  return {
    get index() {
      return index;
    },
    get state() {
      return state;
    },
    goTo,
    renew(wanted) {
      const was = item();
      slides = wanted;
      renew(was);
    },
    update(wanted) {
      const was = item();
      entries = wanted;
      renew(was);
    },
    next: () => change(1),
    previous: () => change(-1),
    close,
    destroy() {
      moving.cancel();
      layer.destroy();
    },
  };
}

function focusTarget(slide: HTMLElement | undefined): HTMLElement | null | undefined {
  const stops = 'a[href], button, [tabindex="0"]';
  return slide?.querySelector<HTMLElement>(stops) ?? slide?.closest<HTMLElement>(stops);
}

/** A slideshow hides every slide but one, and it may have changed before the lightbox opened. */
const canTakeFocus = (target: HTMLElement | null | undefined): target is HTMLElement =>
  target != null && (target.checkVisibility?.({ visibilityProperty: true }) ?? true);
