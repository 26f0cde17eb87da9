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
    'javascript:alert(1)',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<script src="https://evil.example/a.js"></script>',
  ])('[RUN-2d] takes nothing else: %s', (embed) => {
    expect(read(embed)).toBeUndefined();
  });

  it('[RUN-2d] links to the frame of a player that nobody knows, by the address that its HTML means', () => {
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
    expect(embedShape('youtube', '')).toEqual({ ratio: 16 / 9 });
  });
});
