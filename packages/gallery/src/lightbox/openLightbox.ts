import { createTranslate } from '@plinth/site-model';
import { openLayer } from '@plinth/ui-dialogs';
import { prefersReducedMotion } from '@plinth/ui-dialogs/motion';
import { lightboxMessages } from './lightboxMessages';
import { createAutoplay } from '../slideshows/autoplay';
import { normaliseIndex } from '../slideshows/normaliseIndex';
import { attachVideos, videoPlayEvent } from '../dom/attachVideos';
import { isRightToLeft } from '../dom/isRightToLeft';
import { isStill } from '../dom/isStill';
import { attachGestures, doubleTapZoom } from './attachGestures';
import { attachLightboxThumbnails } from './attachLightboxThumbnails';
import { createHolder, type Holder } from './createHolder';
import { lightboxHistory } from './lightboxHistory';
import { readLightboxItem, type LightboxItem } from './lightboxItem';
import type { Lightbox, LightboxOptions } from './lightboxOptions';
import { createLightboxView } from './lightboxView';
import {
  measureThumbnail,
  openingEasing,
  playOpening,
  type Opening,
  type ThumbnailPlace,
} from './playOpening';
import { fitted } from './zoomView';

export interface OpenLightboxOptions {
  /** The elements on the page that the items belong to. */
  slides: readonly HTMLElement[];
  index: number;
  options?: LightboxOptions | undefined;
  /** Of its entry in the history; 0 where the page's address asked for it, rather than a click. */
  mark?: number | undefined;
}

/** Keys held down change the item this often at most, in milliseconds ([GAL-20]). */
const keyThrottle = 200;
/** Clicks nearer to the window's sides than this share of its width close instead of changing the item ([GAL-20]). */
const clickMargin = 0.02;
/** Milliseconds of a change from one item to the next. */
const slideTime = 320;
/** Milliseconds that a picture may be on its way before this is said and shown. */
const loadingDelay = 2000;
/** Height of the strip of thumbnails in `lightbox.css`. */
const thumbnailsHeight = 84;
const openClass = 'pl-lightbox-open';

/** Only those pay for it who ask for it. */
const loadViewTransition = () =>
  import('./playViewTransition').then(({ playViewTransition }) => playViewTransition);

/** Loads what is not for everybody, so that opening finds it there. */
export function prepareLightbox({ transition }: LightboxOptions): void {
  if (transition === 'view') loadViewTransition().catch(() => {});
}

/** Opens a lightbox over the page ([GAL-20], [GAL-21]). */
export function openLightbox({
  slides,
  index: startIndex,
  options = {},
  mark = Math.random(),
}: OpenLightboxOptions): Lightbox {
  const { loop = true, speed = 0.6, maxZoom = 4, transition = 'zoom' } = options;
  const count = options.items?.length ?? slides.length;
  const translate = createTranslate(lightboxMessages, {
    locale: options.locale,
    overrides: options.messages,
  });
  const timeout = isStill() ? 0 : (options.autoplay ?? 0);
  const view = createLightboxView(options, timeout, translate);
  const { dialog, stage, track } = view;
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  const items: LightboxItem[] = [];
  const holders = Array.from({ length: 3 }, () =>
    createHolder({
      translate,
      attachVideo: (element) => attachVideos([element], options),
      onLoadEnd() {
        showZoom();
        if (!current().isLoading) say();
      },
    }),
  );
  let index = normaliseIndex(startIndex, count);
  let state: Lightbox['state'] = 'open';
  let lastKey = -Infinity;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const itemAt = (wanted: number): LightboxItem =>
    (items[wanted] ??= readLightboxItem(slides[wanted], options.items?.[wanted], translate));
  const isRtl = isRightToLeft(document.documentElement);
  const sign = isRtl ? -1 : 1;
  const beside = (by: number): number | undefined => {
    const wanted = index + by;
    if (count < 2 || (!loop && (wanted < 0 || wanted >= count))) return undefined;
    return normaliseIndex(wanted, count);
  };
  const current = (): Holder => holders[1]!;
  // Known without asking the page, which would lay it out in the middle of opening.
  const room = () => ({
    width: innerWidth,
    height: innerHeight - (options.thumbnails ? thumbnailsHeight : 0),
  });

  /** Three holders take turns, so that no number of items makes a change dearer. */
  const placeHolders = (neighbours: boolean) => {
    const size = room();
    holders.forEach((holder, place) => {
      const wanted = place === 1 ? index : beside(place - 1);
      holder.fit(size);
      if (place === 1 || neighbours)
        holder.fill(wanted ?? -1, wanted === undefined ? undefined : itemAt(wanted));
      holder.element.style.transform = `translateX(${(place - 1) * 100 * sign}%)`;
      holder.element.inert = place !== 1;
    });
  };
  const moveTrack = (x: number, milliseconds = 0) => {
    track.style.transition = milliseconds > 0 ? `transform ${milliseconds}ms ${openingEasing}` : '';
    track.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };
  const offer = (button: HTMLElement, isOffered: boolean) => {
    // Keys reach the dialog only through what has the focus.
    if (!isOffered && button === document.activeElement) view.close.focus();
    button.hidden = !isOffered;
  };
  const describe = () => {
    const item = itemAt(index);
    const position = translate('lightbox.counter', { position: index + 1, count });
    view.counter.textContent = position;
    view.title.textContent = item.title;
    view.description.textContent = item.description;
    view.caption.hidden = options.captions === false || (!item.title && !item.description);
    say();
    clearTimeout(slow);
    slow = setTimeout(() => {
      if (!current().isLoading) return;
      stage.ariaBusy = 'true';
      view.status.textContent = translate('lightbox.loading');
    }, loadingDelay);
    offer(view.captionToggle, !view.caption.hidden);
    offer(view.previous, beside(-1) !== undefined);
    offer(view.next, beside(1) !== undefined);
    showZoom();
  };
  /** Says what is shown: the picture in words, then its caption, which often is the same, or that it failed. */
  const say = () => {
    const { alt, title, description } = itemAt(index);
    const shown = view.caption.hidden ? [] : [title, description];
    const failed = current().frame.querySelector('.pl-lightbox-failed')?.textContent;
    const words = new Set([view.counter.textContent, alt, ...shown, failed]);
    const text = [...words].filter(Boolean).join('. ');
    stage.ariaBusy = null;
    // What is written again is said again.
    if (view.status.textContent !== text) view.status.textContent = text;
  };
  const showZoom = () => {
    const zoomed = current().view.scale > 1;
    dialog.toggleAttribute('data-zoomed', zoomed);
    offer(view.zoom, current().isZoomable);
    view.zoom.ariaLabel = translate(zoomed ? 'lightbox.zoomOut' : 'lightbox.zoomIn');
  };

  const change = (by: 1 | -1, wanted = beside(by), from = 0) => {
    if (state !== 'open' || wanted === undefined || wanted === index) return;
    const isJump = wanted !== beside(by);
    index = wanted;
    if (by > 0) holders.push(holders.shift()!);
    else holders.unshift(holders.pop()!);
    placeHolders(true);
    for (const holder of holders) holder.setView(fitted);
    const width = stage.clientWidth;
    // After a jump the holder beside it has another picture than the one that was seen.
    if (isJump || prefersReducedMotion()) moveTrack(0);
    else {
      // The track jumps by one place together with the holders and then slides home: one transform in all.
      moveTrack(by * width * sign + from);
      track.getBoundingClientRect();
      moveTrack(0, slideTime);
    }
    describe();
    record?.show(itemAt(index).name);
    thumbnails?.show(index);
    autoplay.resume('video');
    autoplay.restart();
    options.onChange?.(index);
  };
  const goTo = (wanted: number) => {
    const target = normaliseIndex(wanted, count);
    change(target > index ? 1 : -1, target);
  };

  const place = measureThumbnail(itemAt(index).thumbnail);
  document.body.append(dialog);
  document.body.classList.add(openClass);
  track.append(...holders.map(({ element }) => element));
  const layer = openLayer({
    element: dialog,
    overlay: false,
    initialFocus: view.close,
    returnFocus: () => focusTarget(slides[index]) ?? focusTarget(slides[startIndex]),
    onCancel() {
      void close();
      return false;
    },
    onDestroy: cleanUp,
  });
  placeHolders(false);
  describe();
  let moving = move(true, place, () => dialog.removeAttribute('data-entering'));
  // The neighbours wait for the first frame, which belongs to the picture that was asked for.
  requestAnimationFrame(() => requestAnimationFrame(() => state === 'open' && placeHolders(true)));

  const record =
    options.history === false || options.isEditor
      ? undefined
      : lightboxHistory({ name: itemAt(index).name, mark, onBack: () => void close() });
  const thumbnails = options.thumbnails
    ? attachLightboxThumbnails({ strip: view.thumbnails, count, itemAt, goTo, translate })
    : undefined;
  thumbnails?.show(index);
  const autoplay = createAutoplay({ advance: () => change(1), timeout });
  autoplay.pause('still', !timeout);
  dialog.addEventListener(videoPlayEvent, () => autoplay.pause('video'), listen);
  document.addEventListener(
    'visibilitychange',
    () => autoplay.pause('hidden', document.hidden),
    listen,
  );

  const gestures = attachGestures({
    stage,
    current,
    maxZoom,
    onSlide(x, release) {
      const by = x * sign < 0 ? 1 : -1;
      if (!release) return moveTrack(beside(by) === undefined ? x / 3 : x);
      const isFar =
        Math.abs(x + release.velocity * 150) > stage.clientWidth / 2 && release.velocity * x >= 0;
      if (isFar && beside(by) !== undefined) change(by, beside(by), x);
      else moveTrack(0, slideTime);
    },
    onPull(y, release) {
      const share = Math.min(1, Math.abs(y) / stage.clientHeight);
      if (release) {
        view.overlay.style.opacity = '';
        if (Math.abs(y + release.velocity * 200) > stage.clientHeight / 4) return void close();
        return current().setView(fitted, slideTime);
      }
      current().setView({ scale: 1 - share * 0.3, x: 0, y });
      view.overlay.style.opacity = String(0.95 * (1 - share));
    },
    onTap(event) {
      if ((event.target as Element).closest('a, button')) return;
      if (event.pointerType !== 'mouse') return void dialog.toggleAttribute('data-bare');
      if (current().view.scale > 1) return gestures.zoomTo(1);
      const place = event.clientX / innerWidth;
      if (place < clickMargin || place > 1 - clickMargin) return void close();
      change(place > 0.5 !== isRtl ? 1 : -1);
      // Beside a picture that is alone a click can only mean to leave.
      if (count < 2 && !(event.target as Element).closest('.pl-lightbox-frame')) void close();
    },
    onZoom: showZoom,
  });

  const actions: [HTMLElement, () => void][] = [
    [view.close, () => void close()],
    [view.previous, () => change(-1)],
    [view.next, () => change(1)],
    [view.zoom, () => gestures.zoomTo(current().view.scale > 1 ? 1 : doubleTapZoom)],
    [view.captionToggle, toggleCaption],
    [view.play, togglePlay],
  ];
  for (const [button, action] of actions) button.addEventListener('click', action, listen);

  function toggleCaption() {
    const shown = dialog.toggleAttribute('data-caption');
    view.captionToggle.ariaExpanded = String(shown);
    view.captionToggle.ariaLabel = translate(
      shown ? 'lightbox.hideCaption' : 'lightbox.showCaption',
    );
  }
  function togglePlay() {
    const isPaused = view.play.toggleAttribute('data-paused');
    autoplay.pause('visitor', isPaused);
    view.play.ariaLabel = translate(isPaused ? 'gallery.play' : 'gallery.pause');
    view.status.ariaLive = isPaused ? 'polite' : 'off';
  }

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
      if (zoom) return gestures.zoomTo(current().view.scale * zoom);
      if (event.timeStamp - lastKey < keyThrottle) return;
      lastKey = event.timeStamp;
      go!();
    },
    listen,
  );
  let idle: ReturnType<typeof setTimeout> | undefined;
  dialog.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType !== 'mouse') return;
      dialog.removeAttribute('data-idle');
      clearTimeout(idle);
      idle = setTimeout(() => dialog.setAttribute('data-idle', ''), 3000);
    },
    listen,
  );
  addEventListener(
    'resize',
    () => {
      placeHolders(true);
      // A part of the picture that was looked at may lie outside the window that was turned.
      gestures.zoomTo(current().view.scale);
    },
    listen,
  );
  options.onOpen?.(index);

  /** Brings the picture out of its thumbnail or back there. */
  function move(
    isOpening: boolean,
    place: ThumbnailPlace | undefined,
    change: () => void,
  ): Opening {
    const moved = {
      view,
      holder: current(),
      thumbnail: itemAt(index).thumbnail,
      place,
      stage: room(),
      transition,
      easing: openingEasing,
      seconds: prefersReducedMotion() ? 0 : isOpening ? speed : speed / 2,
      isOpening,
    };
    if (transition !== 'view' || !moved.seconds || !document.startViewTransition)
      return playOpening(moved);
    dialog.toggleAttribute('data-entering', isOpening);
    const loading = loadViewTransition().then((play) => play({ ...moved, change }));
    return {
      finished: loading.then(({ finished }) => finished, change),
      cancel: () =>
        void loading.then(
          ({ cancel }) => cancel(),
          () => {},
        ),
    };
  }
  async function close(): Promise<void> {
    if (state !== 'open') return;
    state = 'hiding';
    dialog.setAttribute('data-hiding', '');
    record?.leave();
    moving.cancel();
    // Nobody has scrolled to what the address named.
    if (index !== startIndex || !mark)
      slides[index]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    moving = move(false, measureThumbnail(itemAt(index).thumbnail), () => layer.destroy());
    await moving.finished;
    layer.destroy();
  }
  function cleanUp() {
    if (state === 'open') record?.leave();
    state = 'destroyed';
    clearTimeout(idle);
    clearTimeout(slow);
    listening.abort();
    gestures.undo();
    autoplay.destroy();
    for (const holder of holders) holder.fill(-1, undefined);
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
    next: () => change(1),
    previous: () => change(-1),
    close,
    destroy() {
      moving.cancel();
      layer.destroy();
    },
  };
}

function focusTarget(slide: HTMLElement | undefined): HTMLElement | null {
  return (
    slide?.querySelector<HTMLElement>('a[href], button, [tabindex="0"]') ??
    slide?.closest<HTMLElement>('a[href], [tabindex="0"]') ??
    null
  );
}
