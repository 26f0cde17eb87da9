import { prefersSavedData } from '@plinth/dom';
import { limitedSizes } from './limitedSizes';

/**
 * For pictures with a `srcset` the browser chooses the width and ignores the preference to save
 * data. So their `sizes` is reduced to the length for one device pixel per CSS pixel ([MED-2]).
 * Loaded pictures stay.
 */
export function saveData(pictures: Iterable<HTMLImageElement>): void {
  if (!prefersSavedData()) return;
  for (const picture of pictures) {
    if (!picture.srcset || (picture.complete && picture.currentSrc)) continue;
    if (picture.dataset['allowSaveData'] === 'false') continue;
    picture.sizes = limitedSizes(picture.sizes || '100vw', { dprMax: 1 });
  }
}
