export interface Placement {
  /** The place of the tooltip, in viewport px: the element, or the pointer as a box without size. */
  anchor: { left: number; right: number; top: number; bottom: number };
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  offset: number;
  edgeMargin: number;
}

/**
 * Centres the tooltip below its anchor, above where there is no room below,
 * and moves it sideways to keep its distance from the edges. [DLG-4]
 */
export function placeTooltip({ anchor, size, viewport, offset, edgeMargin }: Placement): {
  left: number;
  top: number;
} {
  const below = anchor.bottom + offset;
  const above = anchor.top - offset - size.height;
  const fitsBelow = below + size.height <= viewport.height - edgeMargin;
  const top = fitsBelow || above < edgeMargin ? below : above;
  const centred = (anchor.left + anchor.right - size.width) / 2;
  const rightmost = viewport.width - edgeMargin - size.width;
  return { left: Math.max(edgeMargin, Math.min(centred, rightmost)), top };
}
