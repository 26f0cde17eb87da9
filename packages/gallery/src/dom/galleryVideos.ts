import type { GallerySetup } from './setUpGallery';

/** Looked up one by one: the browser keeps an index of classes, but none of selectors. */
const videoClasses = ['pl-video', 'sqs-video-wrapper', 'sqs-native-video'];

/** Brings the video slides of a gallery to life; the player's code loads only where there are any. */
export function attachGalleryVideos({ parts, options }: GallerySetup): () => void {
  const elements = videoClasses.flatMap((name) => [...parts.list.getElementsByClassName(name)]);
  if (elements.length === 0) return () => {};
  let undone = false;
  const undos: (() => void)[] = [];
  import('@plinth/media/video').then(
    ({ attachVideo }) => {
      if (undone) return;
      const { locale, ports } = options;
      for (const element of elements)
        undos.push(attachVideo(element, { locale, ports: ports as never }));
    },
    () => console.warn('VideoLoader not found'),
  );
  return () => {
    undone = true;
    for (const undo of undos) undo();
  };
}

/** Whether a video plays inside an element. */
export function playsVideo(element: Element | undefined): boolean {
  return element?.querySelector('[data-video-state="playing"]') != null;
}

/** Sends the videos of a slide back to their posters ([GAL-8]); the event is that of `stopVideos` in media. */
export function stopVideosIn(slide: Element | undefined): void {
  for (const video of slide?.querySelectorAll('[data-video-state="playing"]') ?? [])
    video.dispatchEvent(new CustomEvent('plinth:video-stop'));
}
