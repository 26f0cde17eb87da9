import { attachImages } from '@plinth/media/image';

/** Pictures load when they come near the viewport, in the size of their box. */
export const attach = (element: HTMLElement) => attachImages(element);
