import '@plinth/audio/album.css';
import { readTracks } from '@plinth/audio';
import { Album } from '@plinth/audio/react';
import type { ReactNode } from 'react';
import type { ExampleProps } from '../../../example/example';
import type { AlbumOptions } from './example';

const tracks = readTracks([
  { title: 'Wheel', url: '/sounds/wheel.mp3', duration: 65 },
  { title: 'Slip', url: '/sounds/slip.mp3', duration: 42 },
]);

export default function AlbumExample({ values }: ExampleProps<AlbumOptions>): ReactNode {
  return <Album title="Two days in the kiln" {...values} tracks={tracks} />;
}
