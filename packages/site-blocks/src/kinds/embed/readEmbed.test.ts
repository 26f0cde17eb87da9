import { expect, it } from 'vitest';
import { readEmbed } from './readEmbed';

it('[RUN-2c] shows the player of an address, or of the HTML that a service gives away', () => {
  for (const settings of [
    { url: '  https://codepen.io/weir/pen/abcDEF ' },
    {
      html: '<iframe src="https://codepen.io/weir/embed/abcDEF"></iframe>',
      url: 'https://a.example/',
    },
  ])
    expect(readEmbed(settings)).toMatchObject({
      kind: 'player',
      label: 'CodePen',
      embed: { provider: 'codepen', id: 'abcDEF' },
    });
  expect(readEmbed({ url: 'https://vimeo.com/76979871' })).toMatchObject({ label: 'Vimeo' });
});

it('[RUN-2d] links to an unknown address, and names its host', () => {
  expect(readEmbed({ url: ' http://www.player.example/x?a=1&amp;b=2 ' })).toEqual({
    kind: 'link',
    href: 'http://www.player.example/x?a=1&amp;b=2',
    host: 'player.example',
  });
  expect(readEmbed({ url: 'https://cdn.www.example/x' })).toMatchObject({
    host: 'cdn.www.example',
  });
  // The owner's address comes before that of the HTML.
  expect(
    readEmbed({ html: '<iframe src=https://in.example/a>', url: 'https://out.example/b' }),
  ).toMatchObject({ href: 'https://out.example/b' });
});

it('[RUN-2d] makes no link of what is no address of the web', () => {
  for (const url of [
    '',
    'mailto:ina@example.com',
    'tel:123',
    '/here',
    'https://',
    'x https://a.example/',
  ])
    expect(readEmbed({ url }), url).toBeUndefined();
  expect(readEmbed({ html: '<iframe src="javascript:alert(1)"></iframe>' })?.kind).toBe('words');
});

it('[RUN-2c] shows other HTML as text, up to 8,192 characters', () => {
  expect(readEmbed({ html: '<b>Open daily</b>' })).toEqual({
    kind: 'words',
    html: '<b>Open daily</b>',
  });
  const long = readEmbed({ html: `${'x'.repeat(8192)}<iframe src="https://late.example/">` });
  expect(long).toEqual({ kind: 'words', html: 'x'.repeat(8192) });
  expect(readEmbed({})).toBeUndefined();
});
