import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { image, text } from '../blocks';
import { opening } from '../opening';

/** The area of the members: visitors who are not signed in get the login. */
export const thursdayShelf: PageDefinition = {
  id: 'page-thursday-shelf',
  slug: 'thursday-shelf',
  title: 'The Thursday shelf',
  pageType: pageType.protectedContent,
  sections: [
    opening('thursday-shelf', {
      heading: 'The Thursday shelf',
      lead: 'What came out of the kiln this week, a day before the door is opened for everybody.',
      span: 8,
    }),
    { id: 'picture', width: 'wide', space: 'none', blocks: [image('thursday-row', 'row')] },
    {
      id: 'words',
      width: 'narrow',
      blocks: [
        text(
          'thursday-words',
          '<h2>What went wrong</h2><p>Two lids stuck, and one bowl leaned on its neighbour for eleven hours. The celadon at the back stayed grey: somebody shut the damper a finger too far.</p><h2>What to ask for</h2><p>Write to us by Friday noon and name the piece by its place on the shelf. It is kept for you until the market.</p>',
        ),
      ],
    },
  ],
};
