import type { PointerPlace } from '../dom/pointerTrail';
import type { Zoom } from './createZoom';
import type { LightboxView } from './lightboxView';

/** The commands that fingers, buttons and keys give to an open lightbox. */
export interface LightboxSteering {
  readonly view: LightboxView;
  readonly zoom: Zoom;
  /** The click that has opened it, if it was one. */
  readonly opener: PointerPlace | undefined;
  /** The number of items. */
  count(): number;
  readonly isRtl: boolean;
  /** Index of the item before (-1) or after (1) the one that is shown; `undefined` where there is none. */
  beside(by: number): number | undefined;
  /** @param from where a finger has let go of the item, in pixels. @default 0 */
  change(by: 1 | -1, from?: number): void;
  goTo(index: number): void;
  close(): void;
}
