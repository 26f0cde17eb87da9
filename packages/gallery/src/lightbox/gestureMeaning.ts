/** Clicks nearer to the window's sides than this share of its width close instead of changing the item ([GAL-20g]). */
const clickMargin = 0.02;

/** Whether a sideways drag that is let go of goes on to the next item: with its swing it passes half the stage. */
export function shouldChangeItem(x: number, velocity: number, stageWidth: number): boolean {
  return Math.abs(x + velocity * 150) > stageWidth / 2 && velocity * x >= 0;
}

/** Whether a drag up or down that is let go of closes: with its swing it passes a quarter of the stage. */
export function shouldClose(y: number, velocity: number, stageHeight: number): boolean {
  return Math.abs(y + velocity * 200) > stageHeight / 4;
}

/**
 * The side to which a click on the stage goes: to the next item (1) or the previous one (-1); at the window's own sides
 * to none.
 * @param place as a share of the window's width, counted from the side on which reading starts
 */
export function clickedSide(place: number): 1 | -1 | undefined {
  if (place < clickMargin || place > 1 - clickMargin) return undefined;
  return place > 0.5 ? 1 : -1;
}
