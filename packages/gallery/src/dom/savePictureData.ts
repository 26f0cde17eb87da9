import { saveData } from '@plinth/media/image';

/** Asks for smaller pictures, as a visitor's browser wants it. A file of its own: it is fetched where it is wanted. */
export const savePictureData = (list: HTMLElement): void =>
  saveData(list.getElementsByTagName('img'));
