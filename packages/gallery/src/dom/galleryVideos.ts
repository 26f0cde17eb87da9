import { attachVideos } from './attachVideos';
import type { GallerySetup } from './setUpGallery';

/** Looked up separately: the browser has an index of classes, but not of selectors. */
const videoClasses = ['pl-video', 'sqs-video-wrapper', 'sqs-native-video'];

/** Adds behaviour to the video slides of a gallery. */
export const attachGalleryVideos = ({ parts, options }: GallerySetup): (() => void) =>
  attachVideos(
    videoClasses.flatMap((name) => [...parts.list.getElementsByClassName(name)]),
    options,
  );

/** Whether a video plays inside an element. */
export function playsVideo(element: Element | undefined): boolean {
  return element?.querySelector('[data-video-state="playing"]') != null;
}

/**
 * Returns the videos of a slide to their posters ([GAL-8]); the event is that of `stopVideos` in
 * media.
 */
export function stopVideosIn(slide: Element | undefined): void {
  for (const video of slide?.querySelectorAll('[data-video-state="playing"]') ?? [])
    video.dispatchEvent(new CustomEvent('plinth:video-stop'));
}
