import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as root from '../index';
import * as react from '../react';

const tracks = root.readTracks([
  { title: 'Wheel', url: '/wheel.mp3', duration: 65 },
  { title: 'Slip', url: 'https://sounds.example/slip.mp3' },
]);

it('[AUD-2] an album has a player, and without a script the browser’s own for each track', () => {
  const html = renderToStaticMarkup(
    <react.Album
      title="Two days"
      artist="Weir"
      tracks={tracks}
      messages={{ 'album.play': 'Los' }}
    />,
  );
  expect(html).toMatch(/^<section class="pl-album" aria-label="Two days" data-kind="album">/);
  expect(html).toContain('aria-label="Los"');
  expect(html).toContain('<noscript><audio controls="" preload="none" src="/wheel.mp3">');
  expect(html).toContain('1:05');
});

it('[AUD-1] a track of another site is a link', () => {
  const html = renderToStaticMarkup(<react.Album title="Slip" tracks={tracks.slice(1)} />);
  expect(html).toContain('href="https://sounds.example/slip.mp3"');
  expect(html).not.toContain('data-album="play"');
});

it('lists the public names of each entry', () => {
  const names = (entry: object) => Object.keys(entry).sort();
  expect(names(root)).toEqual(['albumMessages', 'attachAlbum', 'playAlone', 'readTracks']);
  expect(names(react)).toEqual(['Album']);
});
