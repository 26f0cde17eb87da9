import type { PageDefinition } from '@plinth/site-model/definition';
import { text } from '../blocks';
import { opening } from '../opening';
import { inDays } from '../inDays';
import { numbered } from '../otherBlocks';
import { samplePictures } from '../pictures/samplePictures';
import { sampleSounds } from '../sounds/sampleSounds';

/** The sound of the studio: an album, a single track, players of other companies, and where it is played. */
export const listen = (today: Date): PageDefinition => ({
  id: 'page-listen',
  slug: 'listen',
  title: 'Listen',
  description: 'Three pieces for one string, recorded while the kiln cooled.',
  sections: [
    opening('listen', {
      heading: 'While it cools',
      lead: 'Nobody may open the door for two days. So we recorded the waiting.',
      span: 8,
    }),
    {
      id: 'record',
      blocks: [
        numbered('album', 'listen-album', {
          title: 'Two days, one door',
          artist: 'The Weir House',
          coverUrl: samplePictures.moonJar.src,
          tracks: sampleSounds.map(({ src, title, duration }, index) => ({
            url: src,
            title,
            duration,
            showDownload: index === 0,
          })),
        }),
      ],
    },
    {
      id: 'single',
      tone: 'muted',
      layout: 'grid',
      blocks: [
        text(
          'listen-single-text',
          '<h2>One more</h2><p>Slip again, but played on the string of a cheese cutter.</p>',
          5,
        ),
        numbered('audio', 'listen-single', {
          span: 7,
          url: sampleSounds[1]!.src,
          title: 'Slip, with the cutter',
          author: 'Tomas Reed',
          durationInMs: sampleSounds[1]!.duration * 1000,
        }),
      ],
    },
    {
      id: 'elsewhere',
      layout: 'grid',
      blocks: [
        text('listen-elsewhere', '<h2>Elsewhere</h2>'),
        numbered('soundcloud', 'listen-soundcloud', {
          span: 6,
          url: 'https://soundcloud.com/weir-house/kiln-hum',
          title: 'Kiln hum, unedited',
        }),
        numbered('embed', 'listen-embed', {
          span: 6,
          url: 'https://archive.example/weir-house/rain',
          title: 'Rain on the weir, nine hours',
        }),
      ],
    },
    {
      id: 'dates',
      layout: 'grid',
      space: 'loose',
      blocks: [
        text('listen-dates-title', '<h2>Played live</h2><p>Quietly, and never for long.</p>', 4),
        numbered('tourDates', 'listen-dates', {
          span: 8,
          artist: 'The Weir House',
          followUrl: 'https://weirhouse.bandcamp.com/',
          showPast: true,
          dates: [
            {
              date: `${inDays(12, today)}T20:00`,
              venue: 'Old Salt Store',
              city: 'Lymington',
              country: 'UK',
              timeZone: 'Europe/London',
              ticketsUrl: 'https://tickets.example/salt-store',
            },
            {
              date: `${inDays(19, today)}T19:30`,
              title: 'Clay and string',
              venue: 'Gasthaus zur Mühle',
              city: 'Höhr-Grenzhausen',
              country: 'DE',
              timeZone: 'Europe/Berlin',
              soldOut: true,
            },
            { date: inDays(47, today), venue: 'The river bank', city: 'Bourne Mill', free: true },
            {
              date: `${inDays(90, today)}T20:00`,
              venue: 'Kiln Yard',
              city: 'Mashiko',
              country: 'JP',
              timeZone: 'Asia/Tokyo',
              cancelled: true,
            },
            { date: `${inDays(-40, today)}T20:00`, venue: 'Weir House', city: 'Bourne Mill' },
          ],
        }),
      ],
    },
  ],
});
