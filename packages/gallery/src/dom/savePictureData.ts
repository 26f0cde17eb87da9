import { saveData } from '@plinth/media/image';

/**
 * Reduces picture sizes for a visitor who prefers to save data. A separate file, because it is
 * loaded only then.
 */
export const savePictureData = (list: HTMLElement): void =>
  saveData(list.getElementsByTagName('img'));
