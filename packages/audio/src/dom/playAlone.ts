import { stopVideos, videoPlayEvent } from '@plinth/media/video-facade';

/**
 * Keeps one sound playing on the page: this element pauses all others when it starts, and pauses when another starts,
 * in any block, package or element of the page.
 *
 * @returns a function that undoes it
 */
export function playAlone(audio: HTMLAudioElement): () => void {
  const page = audio.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  audio.addEventListener(
    'play',
    () => {
      for (const other of page.querySelectorAll<HTMLMediaElement>('audio, video')) {
        if (other !== audio) other.pause();
      }
      stopVideos(page);
    },
    { signal },
  );
  // `play` events do not bubble, but can be captured.
  page.addEventListener(
    'play',
    ({ target }) => {
      if (target !== audio) audio.pause();
    },
    { signal, capture: true },
  );
  page.addEventListener(videoPlayEvent, () => audio.pause(), { signal });
  return () => listening.abort();
}
