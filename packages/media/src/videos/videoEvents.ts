/** Bubbles from the element of a video that starts: every other video on the page returns to its poster. */
export const videoPlayEvent = 'plinth:video-play';

/** Sent to a video's element, it returns to its poster. */
export const videoStopEvent = 'plinth:video-stop';

/** Sends every playing video below `root` back to its poster, whoever attached it. */
export function stopVideos(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-video-state="playing"]'))
    element.dispatchEvent(new CustomEvent(videoStopEvent));
}
