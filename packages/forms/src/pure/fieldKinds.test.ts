import { expect, it } from 'vitest';
import { charactersOf, hasDigits } from './fieldKinds';

it('[FRM-27] knows the fields and the parts of fields that have only digits', () => {
  expect(['number', 'phone', 'date', 'address', 'text', 'email', 'unknown'].map(hasDigits)).toEqual(
    [true, true, true, true, false, false, false],
  );
  expect(charactersOf('address', 'zip')).toBe('digits');
  expect(charactersOf('address', 'city')).toBeUndefined();
  expect(charactersOf('address')).toBeUndefined();
  expect(charactersOf('number')).toBe('digits');
  expect(charactersOf('email', 'zip')).toBe('symbols');
});
