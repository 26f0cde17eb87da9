/** Bubbles from the element of a video that starts: every other video on the page returns to its poster. */
export const videoPlayEvent = 'plinth:video-play';

/** Dispatched to a video's element to make it return to its poster. */
export const videoStopEvent = 'plinth:video-stop';

/** Makes every playing video below `root` return to its poster, whichever code attached it. */
export function stopVideos(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-video-state="playing"]'))
    element.dispatchEvent(new CustomEvent(videoStopEvent));
}
