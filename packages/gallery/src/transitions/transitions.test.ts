import { describe, expect, it } from 'vitest';
import { findTransition } from './findTransition';
import { beyondBoundary, checkBoundary, readSnapPoint, swipeTime } from './newSwipe';

describe('findTransition', () => {
  it('[GAL-15, B-21, B-188] knows fade, ken-burns, swipe, new-swipe and scroll, and throws for any other', () => {
    for (const name of ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'])
      expect(findTransition(name)).toBeTypeOf('function');
    expect(() => findTransition('flip')).toThrow('Could not find transition named flip');
  });
});

describe('new-swipe', () => {
  it('[GAL-18, B-290] keeps its time within 0.2 to 0.4 s under 767 px, else 0.3 to 0.5 s', () => {
    expect(swipeTime(100, 10, 766)).toBe(200);
    expect(swipeTime(1000, 0.1, 766)).toBe(400);
    expect(swipeTime(100, 10, 767)).toBe(300);
    expect(swipeTime(1000, 0, 767)).toBe(500);
    expect(swipeTime(350, -1, 1200)).toBe(350);
  });

  it('[GAL-18] knows the boundaries none, hard and inertial', () => {
    expect(beyondBoundary(120, checkBoundary('none'), 600)).toBe(120);
    expect(beyondBoundary(120, checkBoundary('hard'), 600)).toBe(0);
    const pulled = beyondBoundary(-300, checkBoundary('inertial'), 600);
    expect(pulled).toBeLessThan(0);
    expect(pulled).toBeGreaterThan(-200);
    expect(() => checkBoundary('soft')).toThrow('none, hard or inertial');
  });

  it('[GAL-18, B-191] reads snap points that end with a percent sign or are none', () => {
    expect(readSnapPoint('80%')).toBe(80);
    expect(readSnapPoint('none')).toBeUndefined();
    for (const wrong of ['80', '80px', '%x', '%', ' %', ''])
      expect(() => readSnapPoint(wrong)).toThrow(RangeError);
    expect(() => findTransition('new-swipe', ['80', '100%'])).toThrow('ends with a percent sign');
  });
});
