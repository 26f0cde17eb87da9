import type { PointerPlace } from '../dom/pointerTrail';
import type { Zoom } from './createZoom';
import type { LightboxView } from './lightboxView';

/** The commands of gestures, buttons and keys for an open lightbox. */
export interface LightboxSteering {
  readonly view: LightboxView;
  readonly zoom: Zoom;
  /** The click that opened it, if any. */
  readonly opener: PointerPlace | undefined;
  /** The number of items. */
  count(): number;
  readonly isRtl: boolean;
  /** Index of the item before (-1) or after (1) the shown item; `undefined` if there is none. */
  beside(by: number): number | undefined;
  /** @param from the offset at which a finger released the item, in pixels. @default 0 */
  change(by: 1 | -1, from?: number): void;
  goTo(index: number): void;
  close(): void;
}
