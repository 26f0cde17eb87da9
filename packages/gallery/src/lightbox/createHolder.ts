import type { Translate } from '@plinth/site-model';
import { failedPart } from './failedPart';
import type { lightboxMessages } from './lightboxMessages';
import { showsSame, type LightboxItem } from './lightboxItem';
import { buildFormats } from './pictureFormats';
import { lightboxPart } from './lightboxPart';
import { fitInside, fitted, type Size, type ZoomView } from './zoomView';

/** One of the three holders, side by side, that show the item and its neighbours. */
export interface Holder {
  readonly element: HTMLElement;
  /** The element that zooms and moves. */
  readonly frame: HTMLElement;
  /** Size of the fitted picture in CSS pixels. */
  readonly size: Size;
  /** The picture's own size in pixels, as a multiple of its fitted size. */
  readonly ownScale: number;
  readonly view: ZoomView;
  /** The item that it shows. */
  readonly item: LightboxItem | undefined;
  /** Whether it shows a picture; a video or a failed picture cannot be zoomed. */
  readonly isZoomable: boolean;
  /** Whether its picture is loading. */
  readonly isLoading: boolean;
  /** Shows the item of an index; with -1 it is emptied, which also ends its video. */
  fill(index: number, item?: LightboxItem): void;
  /** Fits the picture into the stage. */
  fit(stage: Size): void;
  setView(view: ZoomView, milliseconds?: number): void;
}

interface HolderOptions {
  translate: Translate<keyof typeof lightboxMessages>;
  /** Shows a text or a page in the frame. */
  showContent: (frame: HTMLElement, item: LightboxItem) => void;
  /** Adds behaviour to a video's markup; returns its undo. */
  attachVideo: (element: HTMLElement) => () => void;
  /** After a picture has loaded or failed. */
  onLoadEnd: () => void;
}

/** Pixels of a text's stage that the bar above and the content below need. */
const contentMargin = 144;

export function createHolder({
  translate,
  showContent,
  attachVideo,
  onLoadEnd,
}: HolderOptions): Holder {
  const frame = lightboxPart('div', 'frame');
  const element = lightboxPart('div', 'holder', frame);
  let item: LightboxItem | undefined;
  let natural: Size = { width: 1600, height: 1200 };
  let index = -1;
  let size: Size = natural;
  let stage: Size = natural;
  let view = fitted;
  let undoVideo: (() => void) | undefined;
  let image: HTMLImageElement | undefined;
  /** Elements of its other formats, of which the browser chooses one. */
  let formats: HTMLSourceElement[] = [];
  let hasFailed = false;

  const setSizes = (pixels: number) => {
    for (const choice of image ? [image, ...formats] : [])
      if (choice.srcset) choice.sizes = `${Math.ceil(pixels)}px`;
  };
  const fit = (room: Size) => {
    stage = room;
    size = item?.content
      ? {
          width: Math.min(natural.width, room.width),
          height: Math.min(natural.height, room.height - contentMargin),
        }
      : fitInside(natural, room, !item?.width);
    frame.style.width = `${size.width}px`;
    frame.style.height = `${size.height}px`;
    setSizes(size.width);
  };
  const setView = (wanted: ZoomView, milliseconds = 0) => {
    view = wanted;
    const { style } = frame;
    style.transition =
      milliseconds > 0 ? `transform ${milliseconds}ms cubic-bezier(.2,.7,.2,1)` : '';
    style.transform =
      view === fitted ? '' : `translate(${view.x}px,${view.y}px) scale(${view.scale})`;
    // A larger variant is loaded only while the picture is zoomed.
    if (view.scale > 1) setSizes(size.width * view.scale);
  };
  const showPicture = (shown: LightboxItem) => {
    const { src, srcset, alt, thumbnail } = shown;
    const picture = lightboxPart('img', 'image');
    image = picture;
    formats = buildFormats(shown.formats);
    const choice = document.createElement('picture');
    const shownElement = formats.length > 0 ? choice : picture;
    picture.alt = alt;
    picture.draggable = false;
    let seen: string | undefined;
    let isRetried = false;
    picture.onload = () => {
      if (image !== picture) return;
      seen = picture.currentSrc;
      frame.replaceChildren(shownElement);
      hasFailed = false;
      onLoadEnd();
      const seenSize = { width: picture.naturalWidth || 300, height: picture.naturalHeight || 300 };
      if (shown.width) natural = inRatioOf(natural, seenSize);
      else natural = seenSize;
      fit(stage);
    };
    picture.onerror = () => {
      if (image !== picture) return;
      // The file of a format may be missing although the item's own file exists.
      if (!seen && formats.length > 0) {
        for (const format of formats.splice(0)) format.remove();
        return;
      }
      // One variant may be missing although another exists: that shown before zooming, or the
      // page's.
      const other = seen || thumbnail?.currentSrc;
      if (other && !isRetried) {
        isRetried = true;
        for (const format of formats.splice(0)) format.remove();
        picture.removeAttribute('srcset');
        picture.src = other;
        return;
      }
      frame.replaceChildren(failedPart(translate('lightbox.imageFailed')));
      hasFailed = true;
      // It may have been zoomed while it was loading.
      setView(fitted);
      onLoadEnd();
    };
    // Appended before the address is set, so that no other format is requested.
    if (formats.length > 0) choice.append(...formats, picture);
    fit(stage);
    if (srcset) {
      picture.sizes = `${Math.ceil(size.width)}px`;
      picture.srcset = srcset;
    }
    if (src) picture.src = src;
    const preview = shown.placeholder;
    if (preview && !picture.complete) {
      // The picture of the page is already decoded; it is shown until the large picture has loaded.
      const placeholder = lightboxPart('img', 'placeholder');
      placeholder.alt = '';
      placeholder.src = preview;
      frame.append(placeholder);
    }
    frame.append(shownElement);
  };
  const showVideo = (embed: string, shown: LightboxItem) => {
    const play = lightboxPart('button', 'play');
    play.className = 'pl-video-play';
    const overlay = lightboxPart('div', 'overlay', play);
    overlay.className = 'pl-video-overlay';
    if (shown.thumbnail?.currentSrc)
      overlay.prepend(Object.assign(new Image(), { src: shown.thumbnail.currentSrc, alt: '' }));
    const video = lightboxPart('div', 'video', overlay);
    video.classList.add('pl-video');
    const { dataset } = video;
    dataset['html'] = embed;
    dataset['mode'] = 'fit';
    dataset['videoTitle'] = shown.title || shown.alt;
    frame.append(video);
    undoVideo = attachVideo(video);
  };

  return {
    element,
    frame,
    get size() {
      return size;
    },
    get ownScale() {
      return Math.max(1, Math.max(natural.width, image?.naturalWidth ?? 0) / (size.width || 1));
    },
    get view() {
      return view;
    },
    get item() {
      return item;
    },
    get isZoomable() {
      return !hasFailed && !item?.video && !item?.content;
    },
    get isLoading() {
      return image?.complete === false;
    },
    fill(wanted, shown) {
      if (wanted === index && shown === item) return;
      if (item?.name && item.name === shown?.name && showsSame(item, shown) && !hasFailed) {
        // Only its index has changed.
        index = wanted;
        item = shown;
        return;
      }
      undoVideo?.();
      image = undefined;
      formats = [];
      hasFailed = false;
      frame.replaceChildren();
      index = wanted;
      item = shown;
      if (!shown) return;
      const ratio = shown.thumbnail?.naturalWidth
        ? shown.thumbnail.naturalHeight / shown.thumbnail.naturalWidth
        : 0.75;
      natural = shown.video
        ? { width: 1280, height: 720 }
        : shown.width && shown.height
          ? { width: shown.width, height: shown.height }
          : shown.content
            ? { width: 960, height: 640 }
            : { width: 1600, height: 1600 * ratio };
      setView(fitted);
      fit(stage);
      if (shown.content) showContent(frame, shown);
      else if (shown.video) showVideo(shown.video, shown);
      else showPicture(shown);
    },
    fit,
    setView,
  };
}

/**
 * The stated size of a picture, swapped if the picture is rotated: stated sizes often ignore the
 * rotation in the camera's metadata, and would stretch it.
 */
function inRatioOf(stated: Size, seen: Size): Size {
  const ratio = seen.width / seen.height;
  const isAsStated = Math.abs(stated.width / stated.height / ratio - 1) < 0.02;
  const isTurned = Math.abs(stated.height / stated.width / ratio - 1) < 0.02;
  // A picture with an entirely different ratio keeps its stated size, and is shown in it uncropped.
  return isTurned && !isAsStated ? { width: stated.height, height: stated.width } : stated;
}
