import { blockType } from '@plinth/site-model';
import type { SiteDefinition } from '@plinth/site-model/definition';

/** The id of the home page of a site that begins empty. */
export const firstPageId = 'page-home';

/** A site before its owner has set it up: one page that explains this, and a list of first steps for its owner. */
export const emptySite = (timeZone: string): SiteDefinition => ({
  id: 'site',
  identifier: 'site',
  title: 'New site',
  locale: 'en',
  timeZone,
  navigation: [],
  websiteSettings: { useEscapeKeyToLogin: true, showsBeginning: true },
  pages: [
    {
      id: firstPageId,
      slug: '',
      title: 'Home',
      sections: [
        {
          id: 'first',
          width: 'narrow',
          blocks: [
            {
              id: 'first-words',
              type: blockType.html,
              settings: {
                html: '<h1>This site is new</h1><p class="lead">It is being made. Please come back in a while.</p>',
              },
            },
          ],
        },
      ],
    },
  ],
});
