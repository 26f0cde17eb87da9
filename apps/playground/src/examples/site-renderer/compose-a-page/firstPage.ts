import { blockType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-renderer';
import { sitePictures } from './sitePictures';

/** The page before anything is composed. */
export const firstPage: PageDefinition = {
  id: 'composed',
  slug: 'new-work',
  title: 'New work',
  sections: [
    {
      id: 'section-1',
      width: 'normal',
      blocks: [
        {
          id: 'text-1',
          type: blockType.html,
          settings: {
            html: '<h1>New work</h1><p class="lead">What came out of the kiln on Saturday.</p>',
          },
        },
      ],
    },
    {
      id: 'section-2',
      width: 'wide',
      blocks: [
        {
          id: 'gallery-1',
          type: blockType.gallery,
          settings: {
            design: 'autorows',
            lightbox: true,
            items: [0, 5, 6, 7].map((index) => ({ ...sitePictures[index] })),
          },
        },
      ],
    },
  ],
};
