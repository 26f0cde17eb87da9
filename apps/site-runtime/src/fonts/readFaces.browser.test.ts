import { expect, it } from 'vitest';
import { readFaces } from './readFaces';

const files = 'https://fonts.example';

it('[RUN-6h] takes families, addresses of the service and ranges out of a sheet, and nothing else', () => {
  const text = `
    @import url("https://counting.example/p.css");
    body { display: none }
    @font-face { font-family: 'Source Serif 4'; font-style: italic; font-weight: 200 900;
      src: url(${files}/a.woff2) format('woff2'), url(${files}/a.woff) format('woff'); unicode-range: U+0000-00FF; }
    @font-face { font-family: plain; src: url("${files}/b.woff2"); }
    @font-face { font-family: elsewhere; src: url(https://elsewhere.example/c.woff2); }
    @font-face { font-family: odd; src: url(data:font/woff2;base64,AA); }
    @font-face { font-family: local; src: local("Arial"); }`;
  const before = document.styleSheets.length;
  expect(readFaces(text, files)).toEqual([
    [
      'Source Serif 4',
      `${files}/a.woff2`,
      {
        weight: '200 900',
        style: 'italic',
        unicodeRange: expect.stringMatching(/^U\+0+-FF$/i) as string,
      },
    ],
    ['plain', `${files}/b.woff2`, { weight: '400', style: 'normal' }],
  ]);
  expect(document.styleSheets).toHaveLength(before);
  expect(readFaces('<html>not found</html>', files)).toEqual([]);
});
