import { expect, it } from 'vitest';
import { formatFileSize } from './fileSize';

it.each([
  [0, '0 Bytes'],
  [1, '1 Byte'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [1024 ** 2, '1 MB'],
  [5.25 * 1024 ** 3, '5.3 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1 PB'],
  [1024 ** 6, '1 EB'],
  [1024 ** 7, '1 ZB'],
  [1024 ** 8, '1 YB'],
  [5000 * 1024 ** 8, '5,000 YB'],
  [-1, '0 Bytes'],
  [NaN, '0 Bytes'],
])('[MOD-20, A-311, B-321] %d is %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

it('[MOD-20] writes numbers as the language does', () => {
  expect(formatFileSize(1536, { locale: 'de' })).toBe('1,5 KB');
});
