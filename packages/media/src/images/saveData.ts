import { prefersSavedData } from '@plinth/dom';
import { limitedSizes } from './limitedSizes';

/**
 * For pictures with a `srcset` the browser chooses the width, and knows nothing of the wish to save data: it is told that
 * they are shown as small as they are for one device pixel per pixel ([MED-2]). Those that have come stay.
 */
export function saveData(pictures: Iterable<HTMLImageElement>): void {
  if (!prefersSavedData()) return;
  for (const picture of pictures) {
    if (!picture.srcset || (picture.complete && picture.currentSrc)) continue;
    if (picture.dataset['allowSaveData'] === 'false') continue;
    picture.sizes = limitedSizes(picture.sizes || '100vw', { dprMax: 1 });
  }
}
