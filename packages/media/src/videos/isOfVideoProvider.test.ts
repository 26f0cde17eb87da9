import { expect, it } from 'vitest';
import { isOfVideoProvider } from './isOfVideoProvider';

it.each([
  'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
  'https://img.youtube.com/vi/abcdefghijk/0.jpg',
  'http://i3.ytimg.com/vi/abcdefghijk/0.jpg',
  '//i.vimeocdn.com/video/1.jpg',
  ' HTTPS://I.VimeoCDN.com./video/1.jpg',
  'https://embed-fastly.wistia.com/deliveries/1.jpg',
  'https://fast.wistia.net/embed/1.jpg',
  'https://s3.animoto.com/1.jpg',
])('[MED-8k] [CNS-7i] a picture at %s lies with a provider', (address) => {
  expect(isOfVideoProvider(address)).toBe(true);
});

it.each([
  '/pictures/i.ytimg.com/cup.jpg',
  'https://studio.test/?from=https://i.ytimg.com/',
  'https://notytimg.com/1.jpg',
  'https://ytimg.com.studio.test/1.jpg',
  'https://youtube.com@studio.test/1.jpg',
  'data:image/svg+xml,ytimg.com',
  'ytimg.com',
  '',
])('[MED-8k] [CNS-7i] one at %s does not', (address) => {
  expect(isOfVideoProvider(address)).toBe(false);
});
