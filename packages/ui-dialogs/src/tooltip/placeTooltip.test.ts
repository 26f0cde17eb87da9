import { describe, expect, it } from 'vitest';
import { placeTooltip } from './placeTooltip';
import { tooltipDefaults } from './tooltipDefaults';

const at = (x: number, y: number) => ({ left: x, right: x, top: y, bottom: y });
const common = {
  size: { width: 200, height: 50 },
  viewport: { width: 1000, height: 600 },
  offset: 15,
  edgeMargin: 20,
};

describe('placeTooltip', () => {
  it('[DLG-4a, B-296] its numbers are 1200 ms, 250, 15 and 20 px', () => {
    expect(tooltipDefaults).toEqual({
      showDelay: 1200,
      width: 250,
      mouseOffset: 15,
      edgeMargin: 20,
    });
  });

  it.each([
    ['centred below, 15 px away', at(500, 100), { left: 400, top: 115 }],
    ['20 px from the left edge', at(5, 100), { left: 20, top: 115 }],
    ['20 px from the right edge', at(995, 100), { left: 780, top: 115 }],
    ['above where there is no room below', at(500, 580), { left: 400, top: 515 }],
    [
      'at an element, below its whole box',
      { left: 100, right: 300, top: 50, bottom: 90 },
      { left: 100, top: 105 },
    ],
  ])('[DLG-4c] %s', (_, anchor, expected) => {
    expect(placeTooltip({ ...common, anchor })).toEqual(expected);
  });

  it.each([
    ['top', at(500, 300), { left: 400, top: 235 }],
    ['top', at(500, 30), { left: 400, top: 45 }],
    ['left', at(500, 300), { left: 285, top: 275 }],
    ['left', at(100, 300), { left: 115, top: 275 }],
    ['right', at(500, 590), { left: 515, top: 530 }],
    ['right', at(900, 300), { left: 685, top: 275 }],
  ] as const)('[DLG-7] at the %s, or opposite where there is no room', (side, anchor, expected) => {
    expect(placeTooltip({ ...common, anchor, side })).toEqual(expected);
  });

  it('[DLG-4c] [DLG-7] on its side as long as it keeps its distance from the edge, to the pixel', () => {
    const box = { left: 400, right: 600, top: 300, bottom: 340 };
    const place = (side: 'top' | 'bottom' | undefined, top: number, bottom: number) =>
      placeTooltip({ ...common, anchor: { ...box, top, bottom }, side }).top;
    // 600 px high, 20 px from the edge, 50 px for itself and 15 px from its element.
    expect(place(undefined, 475, 515)).toBe(530);
    expect(place(undefined, 476, 516)).toBe(411);
    expect(place('top', 85, 125)).toBe(20);
    expect(place('top', 84, 124)).toBe(139);
  });

  it('[DLG-4c] below when neither side has room, so that its beginning can be read', () => {
    expect(
      placeTooltip({ ...common, anchor: at(500, 30), viewport: { width: 1000, height: 60 } }).top,
    ).toBe(45);
  });
});
