import type { AlbumProps } from '@plinth/audio/react';
import { choice, text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type AlbumOptions = Pick<AlbumProps, 'title' | 'artist' | 'cover'>;

export const example = defineExample<AlbumOptions>({
  controls: {
    title: text('Two days in the kiln'),
    artist: text(),
    cover: choice(['/dune.svg', '/fjord.svg']),
  },
  descriptions: {
    artist: 'The name above the tracks.',
  },
  stories: {
    'With a cover and an artist': { artist: 'The Kiln Choir', cover: '/dune.svg' },
  },
  code: ({ over }) => ({
    react: `import { readTracks } from '@plinth/audio';
import { Album } from '@plinth/audio/react';
import '@plinth/audio/album.css';

const tracks = readTracks([
  { title: 'Wheel', url: '/sounds/wheel.mp3', duration: 65 },
  { title: 'Slip', url: '/sounds/slip.mp3', duration: 42 },
]);

<Album tracks={tracks}${over({ title: 'Two days in the kiln' }).attributes} />`,
    attach: `import { attachAlbum } from '@plinth/audio';
import '@plinth/audio/album.css';

const undo = attachAlbum(document.querySelector('.pl-album'));`,
  }),
  html: {
    css: ['@plinth/audio/album.css'],
    script: `import { attachAlbum } from '@plinth/audio';

attachAlbum(document.querySelector('.pl-album'));`,
  },
});
