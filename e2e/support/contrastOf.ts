import type { Locator } from '@playwright/test';

/** Contrast of a text with its background (WCAG 2), both as they are seen over the page. */
export const contrastOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const channels = (color: string) => color.match(/[\d.]+/g)!.map(Number);
    const over = (color: string, below: readonly number[], opacity = 1) => {
      const [red, green, blue, alpha = 1] = channels(color);
      const share = alpha * opacity;
      return [red!, green!, blue!].map((value, at) => value * share + below[at]! * (1 - share));
    };
    const luminance = (color: readonly number[]) => {
      const [red, green, blue] = color.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const parents: Element[] = [];
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      parents.unshift(parent);
    const page = parents.reduce(
      (below, parent) => over(getComputedStyle(parent).backgroundColor, below),
      [255, 255, 255] as number[],
    );
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    const behind = over(backgroundColor, page, Number(opacity));
    const inFront = over(color, over(backgroundColor, page), 1).map(
      (value, at) => value * Number(opacity) + page[at]! * (1 - Number(opacity)),
    );
    const [dark, light] = [luminance(behind), luminance(inFront)].sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  });
