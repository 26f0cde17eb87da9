import type { PageDefinition } from '@plinth/site-model/definition';
import { gallery, text } from '../blocks';
import { opening } from '../opening';

export const work: PageDefinition = {
  id: 'page-work',
  slug: 'work',
  title: 'Work',
  description: 'Vessels and tableware of the last two years, glaze by glaze.',
  collection: { id: 'collection-work', title: 'Work', fullUrl: '/work', type: 1 },
  sections: [
    opening('work', {
      heading: 'Work',
      lead: 'Two years of firings. The slideshow is the table as we set it; below it, piece by piece. Hung in every way we know, it is <a href="/work/exhibition">the exhibition</a>.',
    }),
    {
      id: 'slideshow',
      width: 'wide',
      space: 'none',
      blocks: [
        gallery(
          'work-slideshow',
          [
            {
              name: 'shelf',
              title: 'The drying shelf',
              description: 'Two days before the first firing.',
            },
            {
              name: 'row',
              title: 'Seven glazes',
              description: 'The same cup, from chalk to tenmoku.',
            },
            {
              name: 'bowls',
              title: 'Bowls',
              description: 'Thrown off the hump, trimmed the next morning.',
            },
            {
              name: 'jars',
              title: 'Lidded jars',
              description: 'For salt, for coffee, for letters.',
            },
            { name: 'evening', title: 'Evening', description: 'Moon jar and bottle, last light.' },
          ],
          {
            design: 'slideshow',
            controls: true,
            thumbnails: true,
            'thumbnail-strip-height': 72,
            'thumbnail-strip-margin': 5,
            autoplay: false,
            'show-meta': true,
            'meta-position': 'bottom-left',
            aspectRatio: 1.5,
          },
        ),
      ],
    },
    {
      id: 'pieces',
      width: 'wide',
      blocks: [
        text('work-pieces-title', '<h2>Piece by piece</h2>'),
        gallery(
          'work-pieces',
          [
            { name: 'moonJar', title: 'Moon jar' },
            { name: 'bottle', title: 'Bottle' },
            { name: 'mug', title: 'Mug' },
            { name: 'vase', title: 'Tall vase' },
            { name: 'bowl', title: 'Noodle bowl' },
            { name: 'jug', title: 'Water jug' },
            { name: 'jar', title: 'Lidded jar' },
            { name: 'cylinder', title: 'Brush pot' },
            { name: 'pair', title: 'Two vases' },
          ],
          {
            design: 'grid',
            'thumbnails-per-row': 3,
            imageAspectRatio: '3:4',
            padding: 20,
            lightbox: true,
            'show-meta': true,
          },
        ),
      ],
    },
  ],
};
