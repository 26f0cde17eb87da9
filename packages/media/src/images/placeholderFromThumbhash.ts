import {
  thumbHashToAverageRGBA,
  thumbHashToApproximateAspectRatio,
  thumbHashToDataURL,
} from 'thumbhash';

export interface ThumbhashPlaceholder {
  /** A tiny blurred picture as a `data:` address. */
  url: string;
  /** The average colour: a few bytes if the picture would be too many. */
  color: string;
  /** Approximate width divided by height, for a picture whose size is unknown. */
  aspectRatio: number;
}

/**
 * Turns a thumbhash (base64) into a placeholder for a loading picture ([MED-7]).
 * @returns `undefined` if the text is not a thumbhash
 */
export function placeholderFromThumbhash(hash: string): ThumbhashPlaceholder | undefined {
  try {
    const bytes = Uint8Array.from(atob(hash), (character) => character.charCodeAt(0));
    if (bytes.length < 5 || bytes.length > 25) return undefined;
    const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
    const channels = [r, g, b].map((channel) => Math.round(channel * 255)).join(' ');
    return {
      url: thumbHashToDataURL(bytes),
      color: `rgb(${channels}${a < 1 ? ` / ${Math.round(a * 100)}%` : ''})`,
      aspectRatio: thumbHashToApproximateAspectRatio(bytes),
    };
  } catch {
    return undefined;
  }
}
