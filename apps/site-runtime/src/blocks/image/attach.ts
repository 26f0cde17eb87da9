import type { Host } from '../../boot/host';
import { attachPictures } from '../../connect/attachPictures';

/** Pictures load when they come near the viewport, in the size of their box. */
export const attach = (element: HTMLElement, host: Host) => attachPictures(element, host);
