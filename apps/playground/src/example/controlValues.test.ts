import { describe, expect, it } from 'vitest';
import { amount, choice, flag, text } from './controls';
import { readValues } from './controlValues';

const controls = {
  gutter: amount(20, { max: 80 }),
  loop: flag(true),
  level: choice([2, 3, 4], 3),
  label: text(),
};

describe('readValues', () => {
  it('[PLY-1a] gives options their types', () => {
    expect(readValues(controls, { gutter: '0', loop: 'false', level: '4', label: '0' })).toEqual({
      gutter: 0,
      loop: false,
      level: 4,
      label: '0',
    });
  });

  it('[PLY-1a] leaves out defaults, the unreadable and the unknown', () => {
    expect(readValues(controls, { gutter: '20', loop: 'perhaps', level: '9', other: 'x' })).toEqual(
      {},
    );
    expect(readValues(controls, { gutter: '' })).toEqual({});
  });
});
