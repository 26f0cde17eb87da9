/** Clicks nearer to the window's sides than this share of its width close instead of changing the item ([GAL-20g]). */
const clickMargin = 0.02;

/**
 * Whether a released horizontal drag changes the item: with its momentum it passes half the stage.
 */
export function shouldChangeItem(x: number, velocity: number, stageWidth: number): boolean {
  return Math.abs(x + velocity * 150) > stageWidth / 2 && velocity * x >= 0;
}

/** Whether a released vertical drag closes: with its momentum it passes a quarter of the stage. */
export function shouldClose(y: number, velocity: number, stageHeight: number): boolean {
  return Math.abs(y + velocity * 200) > stageHeight / 4;
}

/**
 * The direction of a click on the stage: next item (1) or previous (-1); `undefined` at the
 * window's sides.
 * @param place as a share of the window's width, from the side on which reading starts
 */
export function clickedSide(place: number): 1 | -1 | undefined {
  if (place < clickMargin || place > 1 - clickMargin) return undefined;
  return place > 0.5 ? 1 : -1;
}
