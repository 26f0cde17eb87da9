import { describe, expect, it } from 'vitest';
import { hostileEmbeds } from '../__fixtures__/hostileStrings';
import { nativeProvider, parseEmbed } from './parseEmbed';
import { videoProviders } from './videoProviders';
import type { VideoProvider } from './videoProviders';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('parseEmbed', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#x',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=tracking',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?feature=oembed&wmode=opaque',
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="T" allowfullscreen></iframe>',
    "<iframe src='//www.youtube.com/embed/dQw4w9WgXcQ?wmode=opaque&amp;enablejsapi=1'></iframe>",
    '<iframe src=https://www.youtube.com/embed/dQw4w9WgXcQ allowfullscreen></iframe>',
    '<div class="embed"><iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div>',
    '<iframe class="embedly-embed" src="//cdn.embedly.com/widgets/media.html?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2FdQw4w9WgXcQ&amp;url=x&amp;type=text%2Fhtml"></iframe>',
  ])('[MED-8] recognises YouTube in %s', (embed) => {
    expect(parseEmbed(embed)).toEqual({ provider: 'youtube', id: 'dQw4w9WgXcQ', src: youtube });
  });

  it('[MED-8] keeps the start and the playlist of a YouTube video', () => {
    expect(parseEmbed('https://youtu.be/dQw4w9WgXcQ?t=1m30s')?.src).toBe(`${youtube}?start=90`);
    expect(parseEmbed('https://www.youtube.com/embed/videoseries?list=PL0123456789')).toEqual({
      provider: 'youtube',
      id: 'PL0123456789',
      src: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL0123456789',
    });
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://vimeo.com/76979871/abcdef0123',
      'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123',
    ],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=abcdef0123&amp;title=0"></iframe>',
      'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef0123',
    ],
    [
      'https://vimeo.com/channels/staffpicks/76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
    ],
  ])('[MED-8] recognises Vimeo in %s', (embed, src) => {
    expect(parseEmbed(embed)).toEqual({ provider: 'vimeo', id: '76979871', src });
  });

  it('[MED-8] recognises Wistia and Animoto', () => {
    const wistia = {
      provider: 'wistia',
      id: 'abc123defg',
      src: 'https://fast.wistia.net/embed/iframe/abc123defg',
    };
    expect(parseEmbed('https://home.wistia.com/medias/abc123defg')).toEqual(wistia);
    expect(parseEmbed('<iframe src="//fast.wistia.net/embed/iframe/abc123defg"></iframe>')).toEqual(
      wistia,
    );
    const animoto = {
      provider: 'animoto',
      id: 'Ab12Cd34Ef',
      src: 'https://animoto.com/embed/Ab12Cd34Ef',
    };
    expect(parseEmbed('https://animoto.com/play/Ab12Cd34Ef')).toEqual(animoto);
    expect(parseEmbed('<iframe src="https://s3.animoto.com/embed/Ab12Cd34Ef"></iframe>')).toEqual(
      animoto,
    );
  });

  it('[MED-8] recognises a file of the site, and of another only over https', () => {
    expect(parseEmbed('/s/film.mp4?x=1')).toEqual({
      provider: nativeProvider,
      id: '/s/film.mp4?x=1',
      src: '/s/film.mp4?x=1',
    });
    expect(parseEmbed('https://cdn.example/film.webm')?.src).toBe('https://cdn.example/film.webm');
    expect(parseEmbed('http://cdn.example/film.webm')).toBeUndefined();
    expect(parseEmbed('/s/film.exe')).toBeUndefined();
  });

  it('[MED-8] recognises what a team adds, and builds nothing that is not https', () => {
    const tube: VideoProvider = {
      name: 'tube',
      label: 'Tube',
      read: (url) =>
        url.hostname === 'tube.example'
          ? { id: url.pathname, src: `${url.protocol}//tube.example/player${url.pathname}` }
          : undefined,
      autoplay: {},
      commands: { play: 'play', pause: 'pause' },
      origins: [],
    };
    const providers = [...videoProviders, tube];
    expect(parseEmbed('https://tube.example/1', providers)?.src).toBe(
      'https://tube.example/player/1',
    );
    expect(parseEmbed('http://tube.example/1', providers)).toBeUndefined();
    expect(parseEmbed('https://tube.example/1')).toBeUndefined();
  });

  it.each(['', '   ', null, undefined, 'hello', '<p>no video</p>', 'https://example.com/'])(
    '[MED-8] recognises nothing in %j',
    (embed) => {
      expect(parseEmbed(embed)).toBeUndefined();
    },
  );

  it('[MED-8] recognises no hostile embed, and takes no time for a long one', () => {
    expect(hostileEmbeds.length).toBeGreaterThanOrEqual(60);
    for (const embed of hostileEmbeds) {
      const before = performance.now();
      const found = parseEmbed(embed);
      expect(found, embed.slice(0, 120)).toBeUndefined();
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});
