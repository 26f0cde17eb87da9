import { expect, it } from 'vitest';
import { placeholderStyle } from './placeholderStyle';

it('[MED-7d] a picture that has not come shows a colour or a tiny picture, and nothing else', () => {
  expect(placeholderStyle('#c96')).toEqual({ backgroundColor: '#c96' });
  expect(placeholderStyle('data:image/png;base64,AA==')).toEqual({
    backgroundImage: 'url("data:image/png;base64,AA==")',
    backgroundSize: 'cover',
  });
  expect(placeholderStyle('data:image/svg+xml,<svg a="b">')).toEqual({
    backgroundImage: String.raw`url("data:image/svg+xml,<svg a=\"b\">")`,
    backgroundSize: 'cover',
  });
  for (const none of [undefined, '', 'data:text/html,<p>'])
    expect(placeholderStyle(none)).toBeUndefined();
});
