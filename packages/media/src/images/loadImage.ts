import { prefersSavedData } from '@plinth/dom';
import { chooseImageSource, type ImageChoice } from './chooseImageSource';
import { objectPosition } from './objectPosition';
import { middle, settingsOf, type Dimensions, type ImageSettings } from './resolveImageSettings';
import { hasVariants, variantUrl } from './variantUrl';

export interface LoadImageOptions {
  /** Settings that override the element's attributes. */
  settings?: Partial<ImageSettings> | undefined;
  /** Device pixels per CSS pixel. @default window.devicePixelRatio */
  density?: number | undefined;
  /** @default the browser's Save-Data preference */
  saveData?: boolean | undefined;
  /** The box to choose a size for. @default the element's own box, else its parent's */
  box?: Dimensions | undefined;
  /**
   * Calls `load` when another picture may load ([MED-6]); its space and position are set before.
   * The queue drops pictures that still wait after an undo.
   * @default at once
   */
  queue?: ((image: HTMLImageElement, load: () => void) => void) | undefined;
  /** Called with the reason when nothing is loaded. @default console.warn */
  warn?: ((message: string) => void) | undefined;
}

/**
 * Chooses and loads the picture of an `img` now ([MED-4]). A loaded variant that is large enough
 * stays; a smaller variant is replaced without a flash. The element shows its state as
 * `data-image-state` (loading, loaded, broken) and the width as `data-image-resolution`.
 * @returns whether the element could be read; otherwise it warns and loads nothing
 *
 * @example
 * ```ts
 * import { loadImage } from '@plinth/media';
 *
 * loadImage(document.querySelector('img'), { density: 2 });
 * ```
 */
export function loadImage(element: unknown, options: LoadImageOptions = {}): boolean {
  const turn = readTurn(element, options);
  turn?.take();
  return turn !== undefined;
}

/** The task for one picture. */
export interface ImageTurn {
  element: Element;
  /**
   * The box of the choice, with height 0 if the height does not matter; `undefined` if every box
   * gets the same file at the same position.
   */
  box: Dimensions | undefined;
  /** Applies the choice to the page. */
  take(): void;
}

/** The size of an element that an observer has reported. */
export type SeenBox = Partial<
  Pick<ResizeObserverEntry & IntersectionObserverEntry, 'boundingClientRect' | 'contentRect'>
>;

/**
 * Reads everything for a picture's turn without writing. All pictures are read before the first is
 * written, because measuring after a change causes another layout.
 * @returns `undefined` for an element that could not be read, after a warning
 */
export function readTurn(
  element: unknown,
  options: LoadImageOptions,
  seen?: SeenBox,
): ImageTurn | undefined {
  const { warn = console.warn, queue = (_, load) => load() } = options;
  if (!isImage(element)) return void warn('Element is not a valid image element.');
  const settings = settingsOf(element, options.settings);
  const { source } = settings;
  const problem = !source
    ? 'Invalid or missing image source.'
    : settings.mode === 'fit' && !settings.fitAlignment
      ? 'Missing alignment for content-fit image.'
      : !element.parentNode && 'Image element has no parentNode.';
  if (problem) return void warn(problem);

  // The pattern is skipped for an SVG: compiling it would delay the page's first picture.
  const isSized = !source!.endsWith('.svg') && hasVariants(source!);
  const box =
    isSized || settings.useAdvancedPositioning
      ? (options.box ?? measureBox(element, settings, seen))
      : undefined;
  // The browser chooses for an `img` with a srcset: another choice would load it twice.
  const choice =
    settings.load && !element.hasAttribute('srcset')
      ? box && isSized
        ? chooseImageSource({
            settings,
            box,
            density: options.density ?? devicePixelRatio,
            saveData: options.saveData ?? prefersSavedData(),
          })!
        : { url: source!, width: Infinity }
      : undefined;
  const isEnough =
    !settings.forceUpdate &&
    element.getAttribute('data-image-source') === source &&
    (!isSized ||
      parseFloat(element.getAttribute('data-image-resolution')!) >= (choice?.width ?? 0));
  return {
    element,
    box,
    take() {
      place(element, settings, box);
      if (choice && !isEnough) queue(element, () => show(element, settings, choice));
    },
  };
}

function isImage(element: unknown): element is HTMLImageElement {
  return (element as Element | null)?.localName === 'img';
}

/** The box of the element, or of the nearest ancestor that has a width. */
function measureBox(
  element: HTMLElement,
  { mode, useAdvancedPositioning }: ImageSettings,
  seen?: SeenBox,
): Dimensions {
  const box = (width: number, height: number) => ({
    width,
    height: mode !== 'none' || useAdvancedPositioning ? height : 0,
  });
  // Measuring may cause a layout; an observer has already done it.
  const reported = seen?.contentRect ?? seen?.boundingClientRect;
  if (reported?.width) return box(reported.width, reported.height);
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    if (at.clientWidth > 0) return box(at.clientWidth, at.clientHeight);
  return box(innerWidth, 0);
}

function place(image: HTMLImageElement, settings: ImageSettings, box?: Dimensions): void {
  const { mode, dimensions, stretch, fixedRatio, useBackgroundImage } = settings;
  if (dimensions) {
    // The width and height attributes give a ratio, until a file with another ratio loads.
    const hasRatio = image.hasAttribute('width') && image.hasAttribute('height');
    if (fixedRatio || !(hasRatio || image.style.aspectRatio))
      image.style.aspectRatio = `${dimensions.width} / ${dimensions.height}`;
    if (!stretch) image.style.maxWidth = `${dimensions.width}px`;
  }
  // Without such a setting the page's own style positions it.
  if (mode === 'none' && !useBackgroundImage && settings.focalPoint === middle) return;
  const { style, parentElement: parent } = image;
  const position = objectPosition(settings, box);
  const fit = mode === 'fill' ? 'cover' : 'contain';
  // A shadow root or a fragment has no background.
  if (useBackgroundImage && parent) {
    parent.style.backgroundSize = fit;
    parent.style.backgroundPosition = position;
    // The element remains for its alternative text.
    style.opacity = '0';
  } else {
    if (mode !== 'none') style.objectFit = fit;
    style.objectPosition = position;
  }
}

function show(image: HTMLImageElement, settings: ImageSettings, choice: ImageChoice): void {
  const source = settings.source!;
  image.setAttribute('data-image-source', source);
  if (isFinite(choice.width)) image.setAttribute('data-image-resolution', `${choice.width}w`);
  if (image.getAttribute('data-image-state') !== 'loaded')
    image.setAttribute('data-image-state', 'loading');
  let isSettled = false;
  image.onload = image.onerror = (event) => {
    // The replaced load may still report its end.
    if (!image.complete) return;
    const isLoaded = (event as Event).type === 'load';
    if (isLoaded || isSettled) {
      showState(image, isLoaded);
      if (isLoaded && settings.useBackgroundImage)
        image.parentElement?.style.setProperty(
          'background-image',
          `url(${JSON.stringify(image.currentSrc)})`,
        );
    } else {
      // A server without the variant may still have the original.
      setSources(image, 0, settings);
      image.src = source;
    }
    isSettled = true;
  };
  image.decoding = 'async';
  setSources(image, choice.width, settings);
  image.src = choice.url;
}

/** Sets the state of a picture, for the page's own style. */
export function showState(image: HTMLImageElement, isLoaded: boolean): void {
  image.setAttribute('data-image-state', isLoaded ? 'loaded' : 'broken');
  image.classList.toggle('loaded', isLoaded);
}

/** Other formats of the same picture: `<picture><source type="image/avif" data-src="…">`. */
function setSources(image: HTMLImageElement, width: number, { sizeFormat }: ImageSettings): void {
  if (image.parentElement?.nodeName !== 'PICTURE') return;
  for (const source of image.parentElement.querySelectorAll<HTMLSourceElement>('[data-src]')) {
    // The browser skips a source without an address.
    source.srcset = width
      ? variantUrl(source.dataset['src']!, width, sizeFormat).replace(/[\s,]/g, encodeURIComponent)
      : '';
  }
}
