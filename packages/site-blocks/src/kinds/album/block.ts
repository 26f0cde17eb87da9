import { blockType } from '@plinth/site-model';
import { defineBlock } from '../../blockKind';
import { flag, line, link, list, number, picture } from '../../settings/builders';
import { title } from '../../settings/shared';

const artist = line({
  label: { en: 'Artist', de: 'Interpret' },
  help: { en: 'The person or the band.', de: 'Die Person oder die Band.' },
});

export const album = defineBlock({
  kind: 'album',
  types: [blockType.album],
  name: { en: 'Album', de: 'Album' },
  settings: {
    title,
    artist,
    coverUrl: picture({
      label: { en: 'Cover', de: 'Titelbild' },
      help: { en: 'Uploaded, or at its address.', de: 'Hochgeladen oder unter seiner Adresse.' },
    }),
    tracks: list({
      label: { en: 'Tracks', de: 'Stücke' },
      help: { en: 'They play one after the other.', de: 'Sie spielen nacheinander.' },
      entry: { en: 'Track', de: 'Stück' },
      blank: { title: 'Slip', url: '/sounds/slip.wav', duration: 11 },
      fields: {
        title,
        url: link({
          label: { en: 'Sound', de: 'Ton' },
          help: { en: 'The address of a file.', de: 'Die Adresse einer Datei.' },
        }),
        artist,
        duration: number({
          label: { en: 'Duration', de: 'Dauer' },
          help: {
            en: 'In seconds, shown before it is loaded.',
            de: 'In Sekunden; steht da, bevor geladen wird.',
          },
          min: 0,
          max: 86_400,
          fallback: undefined,
        }),
        showDownload: flag({
          label: { en: 'Can be downloaded', de: 'Zum Herunterladen' },
          help: { en: 'A link to the file.', de: 'Ein Link zur Datei.' },
        }),
      },
    }),
  },
  example: {
    title: 'Two days, one door',
    artist: 'The Weir House',
    coverUrl: '/pictures/bowls.svg',
    tracks: [
      { title: 'Slow wheel', url: '/sounds/slow-wheel.wav', duration: 14 },
      { title: 'Slip', url: '/sounds/slip.wav', duration: 11 },
    ],
  },
});
