import type { LightboxTransition } from '../dom/lightboxOptions';
import type { Holder } from './createHolder';
import type { LightboxView } from './lightboxView';
import { readPosition, thumbnailOrigin } from './thumbnailOrigin';
import type { Size } from './zoomView';

export interface OpeningOptions {
  view: LightboxView;
  holder: Holder;
  /** The thumbnail's place; `undefined` if it is not visible. */
  place: ThumbnailPlace | undefined;
  stage: Size;
  transition: LightboxTransition;
  easing: string;
  seconds: number;
  isOpening: boolean;
}

export interface Opening {
  readonly finished: Promise<unknown>;
  cancel(): void;
}

export const openingEasing = 'cubic-bezier(.2,.7,.2,1)';

/** Moves the picture between its place on the page and the lightbox, entirely on the compositor. */
export function playOpening({
  view,
  holder,
  place,
  stage,
  transition,
  easing,
  seconds,
  isOpening,
}: OpeningOptions): Opening {
  const options: KeyframeAnimationOptions = {
    duration: seconds * 1000,
    easing,
    fill: isOpening ? 'none' : 'forwards',
  };
  const animations: Animation[] = [];
  const animate = (element: Element, hidden: Keyframe) =>
    animations.push(element.animate(isOpening ? [hidden, {}] : [{}, hidden], options));

  if (seconds > 0 && transition !== 'none') {
    for (const part of view.dialog.children)
      // The overlay is shown in the first frame after the click.
      if (part !== view.stage)
        animate(part, { opacity: isOpening && part === view.overlay ? 0.2 : 0 });
    if (place && transition !== 'fade') {
      const origin = originOf(place, holder, stage);
      const zoom = holder.frame.animate(
        isOpening
          ? [origin, { transform: 'none', clipPath: 'inset(0%)' }]
          : [{ clipPath: 'inset(0%)' }, origin],
        options,
      );
      animations.push(zoom);
      // The thumbnail is hidden, so that the picture is not visible twice.
      if (isOpening) hideUntil(place.thumbnail, zoom.finished);
    } else animate(view.stage, { opacity: 0 });
  }
  return {
    finished: Promise.allSettled(animations.map((animation) => animation.finished)),
    cancel() {
      for (const animation of animations) animation.cancel();
    },
  };
}

function hideUntil(element: HTMLElement, end: Promise<unknown>): void {
  const { style } = element;
  const { opacity } = style;
  const showAgain = () => (style.opacity = opacity);
  style.opacity = '0';
  void end.then(showAgain, showAgain);
}

/**
 * The position and crop of a thumbnail; measure it before anything is changed, to avoid a layout.
 */
export interface ThumbnailPlace {
  thumbnail: HTMLImageElement;
  box: DOMRect;
  fit: string;
  position: string;
}

/** Only a visible thumbnail has a place. */
export function measureThumbnail(thumbnail: HTMLImageElement | null): ThumbnailPlace | undefined {
  if (!thumbnail?.isConnected) return undefined;
  const box = thumbnail.getBoundingClientRect();
  const isSeen =
    box.width > 0 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < innerHeight &&
    box.left < innerWidth;
  if (!isSeen) return undefined;
  const { objectFit, objectPosition } = getComputedStyle(thumbnail);
  return { thumbnail, box, fit: objectFit, position: objectPosition };
}

function originOf({ box, fit, position }: ThumbnailPlace, { size }: Holder, stage: Size) {
  const target = {
    ...size,
    left: (stage.width - size.width) / 2,
    top: (stage.height - size.height) / 2,
  };
  return thumbnailOrigin(box, target, { fit, position: readPosition(position) });
}
