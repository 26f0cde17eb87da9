import { chooseImageSource } from './chooseImageSource';
import type { ImageChoice } from './chooseImageSource';
import { objectPosition } from './objectPosition';
import { resolveImageSettings } from './resolveImageSettings';
import type { Dimensions, ImageSettings } from './resolveImageSettings';
import { variantUrl } from './variantUrl';

export interface LoadImageOptions {
  /** Settings that win over the element's attributes. */
  settings?: Partial<ImageSettings> | undefined;
  /** Device pixels per CSS pixel. @default window.devicePixelRatio */
  density?: number | undefined;
  /** @default the browser's Save-Data preference */
  saveData?: boolean | undefined;
  /** The size to choose for. @default the element's own box, else its parent's */
  box?: Dimensions | undefined;
  /**
   * Calls `load` when there is room for another picture ([MED-6]); its space is reserved and its place in it written
   * before. What still waits after an undo is the queue's to forget. @default at once
   */
  queue?: ((image: HTMLImageElement, load: () => void) => void) | undefined;
  /** Hears why nothing was loaded. @default console.warn */
  warn?: ((message: string) => void) | undefined;
}

/**
 * Chooses and loads the picture of an `img` now ([MED-4]).
 * A variant that is large enough already stays; a smaller one is replaced without a flash.
 * The element shows its state as `data-image-state` (loading, loaded, broken) and the width as `data-image-resolution`.
 * @returns whether the element could be read; otherwise it warns and loads nothing
 */
export function loadImage(element: unknown, options: LoadImageOptions = {}): boolean {
  const turn = readTurn(element, options);
  turn?.take();
  return turn !== undefined;
}

/** What is to be done with one picture. */
export interface ImageTurn {
  element: Element;
  /** What was chosen for; its height is 0 where it does not matter. */
  box: Dimensions;
  /** Whether another box may ask for something else: a larger file, or another position. */
  dependsOnBox: boolean;
  /** Writes it into the page. */
  take(): void;
}

/**
 * Reads what a picture's turn needs and writes nothing. Of many pictures all are read before the first is written:
 * a measurement after a change makes the browser lay out the page once more.
 * @param seen the size of the element, as an observer has just told it
 * @returns `undefined` for an element that could not be read, after a warning
 */
export function readTurn(
  element: unknown,
  options: LoadImageOptions,
  seen?: Dimensions,
): ImageTurn | undefined {
  const { warn = console.warn, queue = (_, load) => load() } = options;
  if (!isImage(element)) return void warn('Element is not a valid image element.');
  // A copy: asking the element costs more for each name that it does not have.
  const settings = resolveImageSettings({ ...element.dataset }, options.settings);
  const problem = !settings.source
    ? 'Invalid or missing image source.'
    : settings.mode === 'fit' && !settings.fitAlignment
      ? 'Missing alignment for content-fit image.'
      : !element.parentNode && 'Image element has no parentNode.';
  if (problem) return void warn(problem);

  const box = options.box ?? measureBox(element, settings, seen);
  // An `img` with a srcset is the browser's: choosing once more would load it twice.
  const choice =
    settings.load && !element.hasAttribute('srcset')
      ? chooseImageSource({
          settings,
          box,
          density: options.density ?? devicePixelRatio,
          saveData: options.saveData ?? prefersSavedData(),
        })!
      : undefined;
  const { imageResolution, imageSource } = element.dataset;
  const isEnough =
    !settings.forceUpdate &&
    imageSource === settings.source &&
    parseFloat(imageResolution!) >= (choice?.width ?? 0);
  return {
    element,
    box,
    dependsOnBox: settings.useAdvancedPositioning || Number.isFinite(choice?.width),
    take() {
      place(element, settings, box);
      if (choice && !isEnough) queue(element, () => show(element, settings, choice));
    },
  };
}

function isImage(element: unknown): element is HTMLImageElement {
  return (element as Element | null)?.nodeName?.toLowerCase() === 'img';
}

/** What the visitor asked the browser for. */
function prefersSavedData(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}

/** An element that has no size yet is chosen for what holds it, rather than for nothing. */
function measureBox(
  element: HTMLElement,
  { mode, useAdvancedPositioning }: ImageSettings,
  seen?: Dimensions,
): Dimensions {
  const box = (width: number, height: number) => ({
    width,
    height: mode !== 'none' || useAdvancedPositioning ? height : 0,
  });
  // Measuring may lay the page out once more; an observer has done it already.
  if (seen?.width) return box(seen.width, seen.height);
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (at.clientWidth > 0) return box(at.clientWidth, at.clientHeight);
  return box(innerWidth, 0);
}

function place(image: HTMLImageElement, settings: ImageSettings, box: Dimensions): void {
  const { mode, dimensions, stretch, fixedRatio, useBackgroundImage } = settings;
  const { style, parentElement: parent } = image;
  if (dimensions) {
    // Its own width and height are a ratio already, until the file that comes has another.
    const hasRatio = image.hasAttribute('width') && image.hasAttribute('height');
    if (fixedRatio || !(hasRatio || style.aspectRatio))
      style.aspectRatio = `${dimensions.width} / ${dimensions.height}`;
    if (!stretch) style.maxWidth = `${dimensions.width}px`;
  }
  // Where nothing says otherwise, the page's own style places it.
  if (mode === 'none' && !useBackgroundImage && !image.dataset['imageFocalPoint']) return;
  const position = objectPosition(settings, box);
  const fit = mode === 'fill' ? 'cover' : 'contain';
  // A shadow root or a fragment has no background.
  if (useBackgroundImage && parent) {
    parent.style.backgroundSize = fit;
    parent.style.backgroundPosition = position;
    // The element stays for its alternative text.
    style.opacity = '0';
  } else {
    if (mode !== 'none') style.objectFit = fit;
    style.objectPosition = position;
  }
}

function show(image: HTMLImageElement, settings: ImageSettings, choice: ImageChoice): void {
  const { dataset } = image;
  const source = settings.source!;
  dataset['imageSource'] = source;
  dataset['imageResolution'] = isFinite(choice.width) ? `${choice.width}w` : '';
  if (dataset['imageState'] !== 'loaded') dataset['imageState'] = 'loading';
  const finish = (isLoaded: boolean) => {
    image.onload = image.onerror = null;
    showState(image, isLoaded);
    if (isLoaded && settings.useBackgroundImage)
      image.parentElement?.style.setProperty(
        'background-image',
        `url(${JSON.stringify(image.currentSrc)})`,
      );
  };
  image.onload = () => finish(true);
  image.onerror = () => {
    // A server that does not know the variant may still have the picture itself.
    image.onerror = () => finish(false);
    setSources(image, 0, settings);
    image.src = source;
  };
  image.decoding = 'async';
  setSources(image, choice.width, settings);
  image.src = choice.url;
}

/** What is shown of a picture, for the page's own style. */
export function showState(image: HTMLImageElement, isLoaded: boolean): void {
  image.dataset['imageState'] = isLoaded ? 'loaded' : 'broken';
  image.classList.toggle('loaded', isLoaded);
}

/** Other formats of the same picture: `<picture><source type="image/avif" data-src="…">`. */
function setSources(image: HTMLImageElement, width: number, { sizeFormat }: ImageSettings): void {
  if (image.parentElement?.nodeName !== 'PICTURE') return;
  for (const source of image.parentElement.querySelectorAll<HTMLSourceElement>('[data-src]')) {
    // Without any address in it the browser passes it over.
    source.srcset = width
      ? variantUrl(source.dataset['src']!, width, sizeFormat).replace(/[\s,]/g, encodeURIComponent)
      : '';
  }
}
