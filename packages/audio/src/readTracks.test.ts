import { describe, expect, it } from 'vitest';
import { readTracks } from './readTracks';

function read(list: unknown[]) {
  const problems: string[] = [];
  return { tracks: readTracks(list, { problem: (text) => problems.push(text) }), problems };
}

describe('readTracks', () => {
  it('[AUD-1, B-323] [MOD-12] keeps 60 tracks and says how many are left out', () => {
    const list = Array.from({ length: 63 }, (_, index) => ({ title: `${index}`, url: '/s/a.wav' }));
    const { tracks, problems } = read(list);
    expect(tracks).toHaveLength(60);
    expect(problems).toEqual(['An album holds 60 tracks; the last 3 are not shown.']);
  });

  it('[AUD-1, B-323] [MOD-12] leaves none of 60 tracks out', () => {
    const list = Array.from({ length: 60 }, () => ({ url: '/s/a.wav' }));
    expect(read(list).problems).toEqual([]);
  });

  it('[AUD-1] names the artist, or else the author, and offers a download where it is asked for', () => {
    const { tracks } = read([
      { src: '/s/a.wav', title: 'Kiln', artist: 'Ines', author: 'Åke', showDownload: 'yes' },
      { src: '/s/b.wav', author: 'Åke' },
      { src: '/s/c.wav' },
    ]);
    expect(tracks.map(({ title, artist, src }) => [title, artist, src])).toEqual([
      ['Kiln', 'Ines', '/s/a.wav'],
      ['2', 'Åke', '/s/b.wav'],
      ['3', '', '/s/c.wav'],
    ]);
    expect(tracks.map(({ isDownloadable }) => isDownloadable)).toEqual([false, false, false]);
  });

  it('[AUD-1] takes only text for a text and only a finite length for a length', () => {
    const { tracks } = read([
      { url: '/s/a.wav', title: 7, artist: {}, duration: 'Infinity' },
      { url: '/s/b.wav', duration: true },
      { url: '/s/c.wav', duration: Infinity },
      { url: '/s/d.wav', duration: '61' },
    ]);
    expect(tracks[0]).toMatchObject({ title: '1', artist: '' });
    expect(tracks.map(({ duration }) => duration)).toEqual([undefined, undefined, undefined, 61]);
  });

  it('[AUD-1] reads a length in seconds or in milliseconds', () => {
    const { tracks } = read([
      { url: '/s/a.wav', duration: 61 },
      { url: '/s/b.wav', durationInMs: '2500' },
      { url: '/s/c.wav', duration: 'long' },
    ]);
    expect(tracks.map(({ duration }) => duration)).toEqual([61, 2.5, undefined]);
  });

  it('[AUD-1] plays files of the site only; another address is a link, a hostile one is left out', () => {
    const { tracks, problems } = read([
      { title: 'Own', url: '/s/a.wav', showDownload: true },
      { title: 'Other', url: 'https://example.com/a.mp3', showDownload: true },
      { title: 'No scheme', url: '//example.com/a.mp3' },
      { title: 'Hostile', url: 'java\tscript:alert(1)' },
      null,
    ]);
    expect(tracks.map(({ src, elsewhere }) => [src, elsewhere])).toEqual([
      ['/s/a.wav', undefined],
      [undefined, 'https://example.com/a.mp3'],
      [undefined, '//example.com/a.mp3'],
    ]);
    expect(tracks.map(({ isDownloadable }) => isDownloadable)).toEqual([true, false, false]);
    expect(problems).toEqual([
      'The track "Hostile" has no playable address. It is left out.',
      'The track "5" has no playable address. It is left out.',
    ]);
  });
});
