export interface Placement {
  /**
   * The anchor of the tooltip, in viewport px: the element's box, or the pointer as a box without
   * size.
   */
  anchor: { left: number; right: number; top: number; bottom: number };
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  offset: number;
  edgeMargin: number;
  /** @default 'bottom' */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/**
 * Centres the tooltip at a side of its anchor (below it by default, at the opposite side if there
 * is no room), and moves it along that side to keep its distance from the edges. [DLG-4] [DLG-7]
 */
export function placeTooltip({
  anchor,
  size,
  viewport,
  offset,
  edgeMargin,
  side = 'bottom',
}: Placement): { left: number; top: number } {
  const isBeside = side === 'left' || side === 'right';
  const across = isBeside
    ? { start: anchor.left, end: anchor.right, size: size.width, room: viewport.width }
    : { start: anchor.top, end: anchor.bottom, size: size.height, room: viewport.height };
  const along = isBeside
    ? { middle: anchor.top + anchor.bottom, size: size.height, room: viewport.height }
    : { middle: anchor.left + anchor.right, size: size.width, room: viewport.width };
  const after = across.end + offset;
  const before = across.start - offset - across.size;
  const fitsAfter = after + across.size <= across.room - edgeMargin;
  const fitsBefore = before >= edgeMargin;
  const isBeforeWanted = side === 'top' || side === 'left';
  // If neither side has room, its beginning stays readable.
  const far = fitsBefore && (isBeforeWanted || !fitsAfter) ? before : after;
  const last = along.room - edgeMargin - along.size;
  const near = Math.max(edgeMargin, Math.min((along.middle - along.size) / 2, last));
  return isBeside ? { left: far, top: near } : { left: near, top: far };
}
