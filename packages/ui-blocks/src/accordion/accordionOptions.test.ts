import { expect, it } from 'vitest';
import { resolveAccordionOptions } from './accordionOptions';

const read = (attributes: DOMStringMap, given = {}) => {
  const { multiple, firstOpen } = resolveAccordionOptions(attributes, given);
  return [multiple, firstOpen];
};

it('[BLK-1d] [BLK-1e] opens one item at a time and none at first, unless its markup says more', () => {
  expect(read({})).toEqual([false, false]);
  expect(read({ multiple: '', firstOpen: '' })).toEqual([true, true]);
  expect(read({ multiple: 'true', firstOpen: 'true' })).toEqual([true, true]);
  expect(read({ multiple: 'false', firstOpen: 'false' })).toEqual([false, false]);
});

it('[BLK-1d] [BLK-1e] reads the names of older pages, where an empty value means no', () => {
  const older = (value: string) => ({
    shouldAllowMultipleOpenItems: value,
    isExpandedFirstItem: value,
  });
  expect(read(older('true'))).toEqual([true, true]);
  expect(read(older(''))).toEqual([false, false]);
  expect(read(older('false'))).toEqual([false, false]);
});

it('[BLK-1d] [BLK-1e] takes what it is given before what its markup says', () => {
  const attributes = { multiple: '', firstOpen: '' };
  expect(read(attributes, { multiple: false, firstOpen: false })).toEqual([false, false]);
  expect(read({}, { multiple: true, firstOpen: true })).toEqual([true, true]);
});
