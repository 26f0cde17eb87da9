import { parseEmbed } from '@plinth/media/video';
import { describe, expect, it } from 'vitest';
import { embedProviders, embedShape } from './embedProviders';
import { readEmbed } from './readEmbed';

const read = (embed: string) => parseEmbed(embed, embedProviders);

describe('addresses of an embed block', () => {
  it.each([
    [
      'https://soundcloud.com/kiln-hum/first-firing?utm_source=x',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln-hum%2Ffirst-firing',
    ],
    [
      '<iframe width="100%" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=ff5500"></iframe>',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293',
    ],
    [
      'https://open.spotify.com/intl-de/album/4aawyAB9vmqN3uQ7FjRGTy?si=1',
      'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy',
    ],
    [
      'https://bandcamp.com/EmbeddedPlayer/size=large/bgcol=ffffff/album=42/',
      'https://bandcamp.com/EmbeddedPlayer/album=42/size=large/tracklist=false/artwork=small/',
    ],
    [
      'https://codepen.io/weir/pen/abcDEF',
      'https://codepen.io/weir/embed/abcDEF?default-tab=result',
    ],
    ['https://www.instagram.com/weir/p/CxYz-12_/', 'https://www.instagram.com/p/CxYz-12_/embed/'],
    [
      'https://x.com/weir/status/1234567890',
      'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true',
    ],
    [
      'https://www.tiktok.com/@weir/video/7000000000000000000',
      'https://www.tiktok.com/embed/v2/7000000000000000000',
    ],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d8.5" width="600"></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18!2d8.5',
    ],
    ['https://calendly.com/weir/visit?month=2024-05', 'https://calendly.com/weir/visit'],
    ['https://calendly.com/weir/', 'https://calendly.com/weir/'],
    [
      'https://m.soundcloud.com/kiln-hum/sets/first-firing/s-a1B2',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fkiln-hum%2Fsets%2Ffirst-firing%2Fs-a1B2',
    ],
    [
      'https://twitter.com/weir/status/1234567890/photo/1',
      'https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true',
    ],
    [
      'https://maps.google.de/maps/?q=weir&output=embed',
      'https://www.google.com/maps/?q=weir&output=embed',
    ],
    [
      'https://www.google.com/maps?output=embed&q=weir',
      'https://www.google.com/maps?output=embed&q=weir',
    ],
    [
      'https://www.google.com/maps/d/u/0/embed?mid=1',
      'https://www.google.com/maps/d/u/0/embed?mid=1',
    ],
    ['https://www.google.com/maps/d/embed?mid=1', 'https://www.google.com/maps/d/embed?mid=1'],
    [
      'https://www.google.com/maps/embed/v1/place?q=weir',
      'https://www.google.com/maps/embed/v1/place?q=weir',
    ],
    [
      `https://www.google.com/maps/embed?pb=${'1'.repeat(1996)}`,
      `https://www.google.com/maps/embed?pb=${'1'.repeat(1996)}`,
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])(
    '[RUN-2c] [MED-8e] rebuilds the player of %s, and reads its own address again',
    (embed, src) => {
      expect(read(embed)?.src).toBe(src);
      expect(read(src)?.src).toBe(src);
    },
  );

  it.each([
    'https://example.com/',
    'https://soundcloud.com/',
    'https://soundcloud.com.evil.example/a/b',
    'https://w.soundcloud.com/player/?url=https://evil.example/tracks/1',
    'https://open.spotify.com/album/../../evil',
    'https://codepen.io/<script>/pen/x',
    'https://www.google.com/search?q=maps',
    'https://www.google.com.evil.example/maps/embed?pb=1',
    'https://calendly.com/',
    ...[
      'https://w.soundcloud.com/player/',
      'https://w.soundcloud.com/player/?url=kiln',
      'https://soundcloud.com/kiln/one/two',
      'https://soundcloud.com/@/kiln/one',
      'https://w.soundcloud.com/player/?url=https://a.soundcloud.com/kiln/one',
      'https://w.soundcloud.com/player/?url=https://soundcloud.com.evil.example/kiln/one',
      'https://w.soundcloud.com/player/?url=https://api.soundcloud.com/a/tracks/1',
      'https://w.soundcloud.com/player/?url=https://api.soundcloud.com/tracks/1/a',
    ],
    ...[
      'https://evil.example/album/4aawyAB9vmqN3uQ7FjRGTy',
      'https://open.spotify.com/a/album/4aawyAB9vmqN3uQ7FjRGTy',
      'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy/a',
      'https://evil.example/EmbeddedPlayer/album=42/',
      'https://bandcamp.com/a/EmbeddedPlayer/album=42/',
      'https://bandcamp.com/EmbeddedPlayer/artist=42/',
    ],
    ...[
      'https://evil.example/weir/pen/abcDEF',
      'https://codepen.io/a/weir/pen/abcDEF',
      'https://codepen.io/weir/pen/abcDEF/a',
      'https://evil.example/p/CxYz-12_/',
      'https://www.instagram.com/a/weir/p/CxYz-12_/',
      'https://www.instagram.com/p/CxYz-12_/a',
      'https://www.instagram.com/weir/',
    ],
    ...[
      'https://evil.example/weir/status/1234567890',
      'https://evil.example/embed/Tweet.html?id=1234567890',
      'https://platform.twitter.com/widgets?id=1234567890',
      'https://platform.twitter.com/embed/Tweet.html',
      'https://platform.twitter.com/embed/Tweet.html?id=a1234567890',
      'https://platform.twitter.com/embed/Tweet.html?id=1234567890a',
      'https://x.com/i/weir/status/1234567890',
      'https://x.com/weir',
    ],
    ...[
      'https://evil.example/@weir/video/7000000000000000000',
      'https://www.tiktok.com/a/@weir/video/7000000000000000000',
      'https://www.tiktok.com/@weir/video/7000000000000000000/a',
      'https://www.tiktok.com/@weir',
    ],
    ...[
      'https://evil.www.google.com/maps/embed?pb=1',
      'https://www.google.com/a/maps/embed?pb=1',
      'https://www.google.com/maps/embed/place?q=1',
      'https://www.google.com/a/maps?output=embed',
      'https://www.google.com/maps/place?output=embed',
      'https://www.google.com/maps?output=embedded',
      'https://www.google.com/maps?q=1',
      `https://www.google.com/maps/embed?pb=${'1'.repeat(1997)}`,
      'https://calendly.com/a/b/c/d',
      'https://calendly.com/@/weir/visit',
    ],
    'javascript:alert(1)',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script src="https://evil.example/a.js"></script>',
  ])('[RUN-2d] takes nothing else: %s', (embed) => {
    expect(read(embed)).toBeUndefined();
  });

  it.each([
    ['soundcloud', 'https://m.soundcloud.com/a/b/', 'https://soundcloud.com/a/b'],
    ['soundcloud', 'https://www.soundcloud.com/a/b/s-x1', 'https://soundcloud.com/a/b/s-x1'],
    [
      'soundcloud',
      'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/playlists/7',
      'https://api.soundcloud.com/playlists/7',
    ],
    ['spotify', 'https://open.spotify.com/track/4aawyAB9vmqN3uQ7FjRGTy/', '4aawyAB9vmqN3uQ7FjRGTy'],
    [
      'spotify',
      'https://open.spotify.com/embed/show/4aawyAB9vmqN3uQ7FjRGTy',
      '4aawyAB9vmqN3uQ7FjRGTy',
    ],
    ['bandcamp', 'https://weir.bandcamp.com/EmbeddedPlayer/v=2/track=42', '42'],
    ['codepen', 'https://codepen.io/weir/details/abc/', 'abc'],
    ['codepen', 'https://codepen.io/a-b/full/abc', 'abc'],
    ['instagram', 'https://instagram.com/reel/CxYz1', 'CxYz1'],
    ['instagram', 'https://www.instagram.com/tv/CxYz1/embed/', 'CxYz1'],
    ['x', 'https://twitter.com/weir/status/12345', '12345'],
    ['x', 'https://mobile.twitter.com/weir/status/12345/photo/1', '12345'],
    ['tiktok', 'https://www.tiktok.com/embed/7000000000', '7000000000'],
    ['tiktok', 'https://www.tiktok.com/@a.b-c/video/7000000000/', '7000000000'],
    ['google-maps', 'https://maps.google.com/maps?q=a&output=embed', '?q=a&output=embed'],
    ['google-maps', 'https://www.google.co.uk/maps/d/u/0/embed?mid=1', '?mid=1'],
    ['google-maps', 'https://www.google.com/maps/embed/v1/place?q=a', '?q=a'],
    ['calendly', 'https://calendly.com/weir', '/weir'],
    ['calendly', 'https://calendly.com/d/ab-c/visit/', '/d/ab-c/visit/'],
  ])('[RUN-2c] %s shows %s by %s', (provider, address, id) => {
    expect(read(address)).toMatchObject({ provider, id });
  });

  it.each([
    'https://soundcloud.com/a',
    'https://soundcloud.com/a/b/c',
    'https://soundcloud.com/x/a/sets/b',
    'https://forums.soundcloud.com/a/b',
    'https://w.soundcloud.com/player/',
    'https://w.soundcloud.com/player/?url=words',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/apps/7',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/x/tracks/7',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/7/x',
    'https://notopen.spotify.com.example/track/4aawyAB9vmqN3uQ7FjRGTy',
    'https://open.spotify.com/user/4aawyAB9vmqN3uQ7FjRGTy',
    'https://open.spotify.com/x/track/4aawyAB9vmqN3uQ7FjRGTy',
    'https://open.spotify.com/track/4aawyAB9vmqN3uQ7FjRGTy/x',
    'https://open.spotify.com/track/short',
    'https://bandcamp.com/album/x',
    'https://bandcamp.com/x/EmbeddedPlayer/album=42/',
    'https://notbandcamp.com/EmbeddedPlayer/album=42/',
    'https://codepen.io/x/weir/pen/abc',
    'https://codepen.io/weir/pen/abc/x',
    'https://codepen.io/weir/post/abc',
    'https://www.instagram.com/x/weir/p/CxYz1',
    'https://www.instagram.com/p/CxYz1/x',
    'https://www.instagram.com/p/abc',
    'https://x.com/weir/status/123',
    'https://x.com/x/weir/status/12345',
    'https://platform.twitter.com/embed/Tweet.html',
    'https://platform.twitter.com/embed/Tweet.html?id=x12345',
    'https://platform.twitter.com/embed/Other.html?id=12345',
    'https://www.tiktok.com/@weir',
    'https://www.tiktok.com/x/@weir/video/7000000000',
    'https://www.tiktok.com/@weir/video/7000000000/x',
    'https://maps.google.com/maps?q=a',
    'https://maps.google.com/x/maps?output=embed',
    'https://maps.google.com/maps?output=embedded',
    'https://www.google.com/x/maps/embed?pb=1',
    'https://www.google.com/maps/embed/x?pb=1',
    'https://docs.google.com/maps/embed?pb=1',
    `https://www.google.com/maps/embed?pb=${'1'.repeat(2000)}`,
    'https://calendly.com/a/b/c/d',
    'https://calendly.com/a.b',
  ])('[RUN-2d] takes no other address of a service: %s', (address) => {
    expect(read(address)).toBeUndefined();
  });

  it('[RUN-2d] links to an unknown address, and shows the text of other HTML', () => {
    expect(readEmbed({ url: ' https://www.player.example/a ' })).toEqual({
      kind: 'link',
      href: 'https://www.player.example/a',
      host: 'player.example',
    });
    const html = '<p>Listen</p>';
    expect(readEmbed({ html })).toEqual({ kind: 'words', html });
    expect(readEmbed({ html, url: '/a' })).toEqual({ kind: 'words', html });
    expect(readEmbed({ html, url: 'https://' })).toEqual({ kind: 'words', html });
    expect(readEmbed({ html: '<iframe title="a" src=https://player.example/b></iframe>' })).toEqual(
      { kind: 'link', href: 'https://player.example/b', host: 'player.example' },
    );
    expect(readEmbed({})).toBeUndefined();
    expect(readEmbed({ url: '/a' })).toBeUndefined();
    expect(readEmbed({ html: 'x'.repeat(9000) })).toEqual({
      kind: 'words',
      html: 'x'.repeat(8192),
    });
  });

  it('[RUN-2c] shows a player by its HTML or its address, with the name of its service', () => {
    const url = 'https://x.com/weir/status/12345';
    expect(readEmbed({ url })).toMatchObject({
      kind: 'player',
      label: 'X',
      embed: { id: '12345' },
    });
    expect(readEmbed({ html: '<p>a</p>', url: ` ${url} ` })).toMatchObject({ kind: 'player' });
  });

  it.each([
    ['soundcloud', 'https://soundcloud.com/a/b', { height: 166 }],
    ['bandcamp', 'https://bandcamp.com/EmbeddedPlayer/album=42/', { height: 120 }],
    ['codepen', 'https://codepen.io/weir/pen/abc', { ratio: 1.6 }],
    ['instagram', 'https://instagram.com/p/CxYz1', { height: 640 }],
    ['x', 'https://x.com/weir/status/12345', { height: 520 }],
    ['tiktok', 'https://www.tiktok.com/embed/7000000000', { height: 740 }],
    ['google-maps', 'https://www.google.com/maps/embed?pb=1', { ratio: 4 / 3 }],
    ['calendly', 'https://calendly.com/weir', { height: 700 }],
  ])('[RUN-2c] keeps room for %s', (provider, address, shape) => {
    expect(embedShape(provider, read(address)!.src)).toEqual(shape);
  });

  it('[RUN-2d] links to the frame of an unknown player, by the address that its HTML means', () => {
    const html = '<iframe src="https://player.example/embed?show=kiln&amp;part=2"></iframe>';
    expect(readEmbed({ html })).toEqual({
      kind: 'link',
      href: 'https://player.example/embed?show=kiln&part=2',
      host: 'player.example',
    });
  });

  it('[RUN-2c] keeps the room that each player needs', () => {
    expect(embedShape('spotify', 'https://open.spotify.com/embed/track/1')).toEqual({
      height: 152,
    });
    expect(embedShape('spotify', 'https://open.spotify.com/embed/album/1')).toEqual({
      height: 352,
    });
    expect(embedShape('soundcloud', read('https://soundcloud.com/a/sets/b')!.src)).toEqual({
      height: 450,
    });
    expect(embedShape('soundcloud', read('https://soundcloud.com/a/b')!.src)).toEqual({
      height: 166,
    });
    const others = ['bandcamp', 'codepen', 'instagram', 'x', 'tiktok', 'google-maps', 'calendly'];
    expect(others.map((name) => embedShape(name, ''))).toEqual([
      { height: 120 },
      { ratio: 1.6 },
      { height: 640 },
      { height: 520 },
      { height: 740 },
      { ratio: 4 / 3 },
      { height: 700 },
    ]);
    expect(embedShape('youtube', '')).toEqual({ ratio: 16 / 9 });
  });
});
