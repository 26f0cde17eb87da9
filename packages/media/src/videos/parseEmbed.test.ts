import { describe, expect, it } from 'vitest';
import { hostileEmbeds } from '../__fixtures__/hostileStrings';
import { nativeProvider, parseEmbed } from './parseEmbed';
import { videoProviders, type VideoProvider } from './videoProviders';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('parseEmbed', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#x',
    'https://youtu.be/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ',
    'WWW.youtube.com/watch?v=dQw4w9WgXcQ',
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
  ])('[MED-8e, B-156] recognises YouTube in %s', (embed) => {
    expect(parseEmbed(embed)).toEqual({ provider: 'youtube', id: 'dQw4w9WgXcQ', src: youtube });
  });

  it('[MED-8f] keeps the start and the playlist of a YouTube video', () => {
    expect(parseEmbed('https://youtu.be/dQw4w9WgXcQ?t=1m30s')?.src).toBe(`${youtube}?start=90`);
    expect(parseEmbed('https://www.youtube.com/embed/videoseries?list=PL0123456789')).toEqual({
      provider: 'youtube',
      id: 'PL0123456789',
      src: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL0123456789',
    });
  });

  it('[MED-8f] keeps the end, the loop and the captions that a YouTube embed asks for', () => {
    const src = (query: string) =>
      parseEmbed(`https://www.youtube.com/embed/dQw4w9WgXcQ?${query}`)?.src;
    expect(src('start=5&end=20&controls=0')).toBe(`${youtube}?start=5&end=20&controls=0`);
    expect(src('loop=1&playlist=dQw4w9WgXcQ')).toBe(`${youtube}?loop=1&playlist=dQw4w9WgXcQ`);
    expect(src('cc_load_policy=1&cc_lang_pref=pt-BR&hl=de')).toBe(
      `${youtube}?cc_load_policy=1&cc_lang_pref=pt-BR&hl=de`,
    );
    expect(src('end=x&loop=2&cc_lang_pref=%3Cb%3E&autoplay=1')).toBe(youtube);
    expect(parseEmbed('https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1m5s')?.src).toBe(
      `${youtube}?start=65`,
    );
  });

  it.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=181;rel=0&amp;showinfo=0', '?start=181'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5&end=20;rel=0', '?start=5&end=20'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ?autoplay=0&t=9', '?start=9'],
    ['https://youtu.be/dQw4w9WgXcQ&t=7', '?start=7'],
    ['http://www.youtube.com/v/dQw4w9WgXcQ&hl=en&fs=1', '?hl=en'],
    ['https://youtu.be/dQw4w9WgXcQ?list=PL0123456789', '?list=PL0123456789'],
  ])('[MED-8f] reads %s, which was joined by hand', (address, query) => {
    expect(parseEmbed(address)?.src).toBe(youtube + query);
  });

  it('[MED-8f] keeps whose uploads a YouTube embed plays', () => {
    expect(
      parseEmbed('https://www.youtube.com/embed?listType=user_uploads&list=someone')?.src,
    ).toBe('https://www.youtube-nocookie.com/embed/videoseries?list=someone&listType=user_uploads');
  });

  it('[MED-8e] recognises a video of a Vimeo event by its own number', () => {
    expect(parseEmbed('https://vimeo.com/event/4158241/videos/76979871')?.id).toBe('76979871');
  });

  it.each([
    'https://www.youtube.com/embed/live_stream?channel=UC0123456789abcdefghijkl',
    'https://www.youtube.com/channel/UC0123456789abcdefghijkl/live',
  ])('[MED-8f] keeps the channel of the live stream %s', (address) => {
    expect(parseEmbed(address)).toEqual({
      provider: 'youtube',
      id: 'UC0123456789abcdefghijkl',
      src: 'https://www.youtube-nocookie.com/embed/live_stream?channel=UC0123456789abcdefghijkl',
    });
  });

  it.each([
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/embed/live_stream?channel=someone',
    'https://www.youtube.com/channel/UC0123456789abcdefghijkl',
    'https://www.youtube.com/@marlow?v=dQw4w9WgXcQ',
    'https://www.youtube.com/results?search_query=x&v=dQw4w9WgXcQ',
    'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
    'https://vimeo.com/event/4158241',
    'https://vimeo.com/event/4158241/embed',
    'https://vimeo.com/event/4158241/embed/abcdef0123',
    'https://vimeo.com/showcase/7008490',
    'https://vimeo.com/showcase/7008490/embed',
    'https://vimeo.com/album/7008490',
    'https://vimeo.com/user/12345678',
    'https://vimeo.com/user12345678',
    'https://vimeo.com/users/12345678',
    'https://vimeo.com/channels/12345678',
    'https://vimeo.com/groups/12345678',
    'https://vimeo.com/folder/12345678',
    'https://vimeo.com/blog/post/12345678',
    'https://help.vimeo.com/hc/en-us/articles/12426259',
    'https://home.wistia.com/projects/abc123defg',
    'https://fast.wistia.net/embed/channel/medias/abc123defg',
    'https://fast.wistia.net/embed/playlists/abc123defg',
    'https://animoto.com/templates/play/Ab12Cd34Ef',
  ])('[MED-8e] takes no part of %s for a video', (address) => {
    expect(parseEmbed(address)).toBeUndefined();
  });

  it.each([
    'https://vimeo.com/groups/shortfilms/videos/76979871',
    'https://vimeo.com/album/7008490/video/76979871',
    'https://vimeo.com/showcase/7008490/video/76979871',
    'https://vimeo.com/ondemand/potters/76979871',
    'https://vimeo.com/manage/videos/76979871',
    'https://player.vimeo.com/video/76979871?title=0&byline=0',
  ])('[MED-8e] finds the video in %s', (address) => {
    expect(parseEmbed(address)?.src).toBe('https://player.vimeo.com/video/76979871?dnt=1');
  });

  it('[MED-8f] keeps the start, the loop and the captions that a Vimeo embed asks for', () => {
    expect(
      parseEmbed('https://player.vimeo.com/video/76979871?loop=1&muted=1&texttrack=en#t=1m5s')?.src,
    ).toBe('https://player.vimeo.com/video/76979871?dnt=1&loop=1&muted=1&texttrack=en#t=65s');
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
  ])('[MED-8e, B-156] recognises Vimeo in %s', (embed, src) => {
    expect(parseEmbed(embed)).toEqual({ provider: 'vimeo', id: '76979871', src });
  });

  it('[MED-8e, B-156] recognises Wistia and Animoto', () => {
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

  it.each([
    ['https://www.youtube.com/watch/dQw4w9WgXcQ', ''],
    ['https://www.youtube.com/v/dQw4w9WgXcQ', ''],
    ['https://www.youtube.com/e/dQw4w9WgXcQ', ''],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', ''],
    ['https://www.youtu.be/dQw4w9WgXcQ/', ''],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ//', ''],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?controls=1&mute=1', '?mute=1&controls=1'],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?hl=deu-AT&cc_load_policy=0',
      '?cc_load_policy=0&hl=deu-AT',
    ],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?loop=1', '?loop=1&playlist=dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?loop=1&list=PL01', '?list=PL01&loop=1'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?t=0#t=9', '?start=9'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=3&t=4#t=9', '?start=3'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ#at=9', ''],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?end=1234567&mute=10&loop=11', ''],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?end=x1&end=1&controls=2&cc_load_policy=01', ''],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?hl=d&cc_lang_pref=de-A&listType=my_user_uploads',
      '',
    ],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?list=P', ''],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?list=a.b', ''],
  ])('[MED-8f] keeps of %s the parameters %j', (address, query) => {
    expect(parseEmbed(address)?.src).toBe(youtube + query);
  });

  it.each([
    'https://www.youtube.com/embed/dQw4w9WgXc',
    'https://www.youtube.com/embed/dQw4w9WgXcQQ',
    'https://www.youtube.com/embed/live_stream/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=videoseries',
    'https://www.youtube.com/watch?v=live_stream',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/playlist',
    'https://www.youtube.com/channel/UC0123456789abcdefghijkl/dead',
    'https://www.youtube.com/channel/XUC0123456789abcdefghijkl/live',
    'https://www.youtube.com/channel/UC0123456789abcdefghijklm/live',
    'https://www.youtube.com/user/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evilyoutube.com/embed/dQw4w9WgXcQ',
    'https://youtu.be.evil.example/dQw4w9WgXcQ',
    'https://evilyoutu.be/dQw4w9WgXcQ',
    'https://vimeo.com/x/76979871',
    'https://vimeo.com/76979871/abcde',
    'https://vimeo.com/76979871/x',
    'https://vimeo.com/1234567890123',
    'https://evilvimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'https://notwistia.com/medias/abc123defg',
    'https://home.wistia.com/x/medias/abc123defg',
    'https://home.wistia.com/medias/abc',
    'https://home.wistia.com/medias/abc123defg/x',
    'https://notanimoto.com/play/Ab12Cd34Ef',
    'https://animoto.com/play/Ab1',
    'https://animoto.com/play/Ab12Cd34Ef/x',
    'https://user@youtu.be/dQw4w9WgXcQ',
    'https://:word@youtu.be/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'youtu/dQw4w9WgXcQ',
    `https://youtu.be/dQw4w9WgXcQ?${'x'.repeat(8200)}`,
    `<iframe ${'x'.repeat(8200)} src="https://youtu.be/dQw4w9WgXcQ">`,
    '<iframe src="https://youtu.be/dQw4w9WgXcQ"',
    '<iframes src="https://youtu.be/dQw4w9WgXcQ">',
    '<video src="https://youtu.be/dQw4w9WgXcQ">',
    '<iframe my-src="https://youtu.be/dQw4w9WgXcQ">',
    'https://notembedly.com/?src=https://youtu.be/dQw4w9WgXcQ',
    'https://embedly.com/?src=https://embedly.com/?src=https://youtu.be/dQw4w9WgXcQ',
    'https://embedly.com/?url=https://youtu.be/dQw4w9WgXcQ',
    '/s/film.mp4.txt',
    '/s/film',
  ])('[MED-8e] finds no video in %s', (address) => {
    expect(parseEmbed(address)).toBeUndefined();
  });

  it.each([
    ['https://www.youtube.com/playlist?list=PL01', 'videoseries?list=PL01'],
    ['https://www.youtube.com/watch?v=videoseries&list=PL01', 'videoseries?list=PL01'],
    [
      'https://www.youtube.com/embed/live_stream?channel=UC0123456789abcdefghijkl&list=PL01&loop=1',
      'live_stream?channel=UC0123456789abcdefghijkl&list=PL01&loop=1',
    ],
  ])('[MED-8f] plays %s as %s', (address, player) => {
    expect(parseEmbed(address)?.src).toBe(`https://www.youtube-nocookie.com/embed/${player}`);
  });

  it.each([
    ['https://vimeo.com/76979871/embed/', '?dnt=1'],
    ['https://www.vimeo.com/event/1/videos/76979871/', '?dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=abcde', '?dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=xabcdef0123', '?dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=abcdef0123z', '?dnt=1'],
    ['https://vimeo.com/76979871/abcdef?h=abcdef0123', '?dnt=1&h=abcdef'],
    ['https://player.vimeo.com/video/76979871?loop=2&muted=0&texttrack=e#at=5', '?dnt=1'],
    ['https://player.vimeo.com/video/76979871?texttrack=pt-BRA', '?dnt=1&texttrack=pt-BRA'],
    ['https://player.vimeo.com/video/76979871?texttrack=x%20en', '?dnt=1'],
    ['https://player.vimeo.com/video/76979871#t=0', '?dnt=1'],
  ])('[MED-8f] keeps of %s the parameters %s', (address, query) => {
    expect(parseEmbed(address)?.src).toBe(`https://player.vimeo.com/video/76979871${query}`);
  });

  it.each([
    ['https://wi.st/medias/abc123defg', 'abc123defg'],
    ['https://wistia.net/iframe/abc123defg/', 'abc123defg'],
    ['https://fast.wistia.com/embed/medias/abc123defg.jsonp', 'abc123defg'],
    ['https://fast.wistia.com/embed/medias/abc123defg.js', 'abc123defg'],
    ['https://animoto.com/embed/Ab12-Cd34_Ef/', 'Ab12-Cd34_Ef'],
  ])('[MED-8e] finds in %s the video %s', (address, id) => {
    expect(parseEmbed(address)?.id).toBe(id);
  });

  it('[MED-8e] reads the first frame, in whatever case it is written, with its entities', () => {
    const video = { id: 'dQw4w9WgXcQ' };
    expect(parseEmbed(`<p>a</p><IFRAME\nSRC = 'https://youtu.be/dQw4w9WgXcQ'>`)).toMatchObject(
      video,
    );
    expect(parseEmbed('<iframe title="a"src="https://youtu.be/dQw4w9WgXcQ">')).toMatchObject(video);
    expect(
      parseEmbed('<iframe src="https://youtu.be/dQw4w9WgXcQ?x=&lt;&#39;&quot;&apos;&gt;&amp;t=9">')
        ?.src,
    ).toBe(`${youtube}?start=9`);
    expect(parseEmbed('https://cdn.embedly.com/w?src=https://youtu.be/dQw4w9WgXcQ')).toMatchObject(
      video,
    );
    for (const ending of ['mp4', 'M4V', 'webm', 'ogv', 'mov'])
      expect(parseEmbed(`/s/film.${ending}`)?.provider).toBe(nativeProvider);
  });

  it('[MED-8e] recognises a file of the site, and of another only over https', () => {
    expect(parseEmbed('/s/film.mp4?x=1')).toEqual({
      provider: nativeProvider,
      id: '/s/film.mp4?x=1',
      src: '/s/film.mp4?x=1',
    });
    expect(parseEmbed('https://cdn.example/film.webm')?.src).toBe('https://cdn.example/film.webm');
    expect(parseEmbed('http://cdn.example/film.webm')).toBeUndefined();
    expect(parseEmbed('/s/film.exe')).toBeUndefined();
  });

  it('[MED-8e] recognises what a team adds, and builds nothing that is not https', () => {
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
    '[MED-8i] recognises nothing in %j',
    (embed) => {
      expect(parseEmbed(embed)).toBeUndefined();
    },
  );

  it('[MED-8i] recognises no hostile embed, and takes no time for a long one', () => {
    expect(hostileEmbeds.length).toBeGreaterThanOrEqual(60);
    for (const embed of hostileEmbeds) {
      const before = performance.now();
      const found = parseEmbed(embed);
      expect(found, embed.slice(0, 120)).toBeUndefined();
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});
