import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { button, text } from '../blocks';

/** The page that is shown if another page could not be rendered. */
export const cracked: PageDefinition = {
  id: 'page-cracked',
  slug: 'cracked',
  title: 'This one cracked',
  pageType: pageType.error,
  sections: [
    {
      id: 'cracked',
      width: 'narrow',
      blocks: [
        text(
          'cracked-words',
          '<h1>This one cracked</h1><p class="lead">It broke while it was being made, and not in your hands. Please try again in a moment.</p>',
        ),
        button('cracked-home', { buttonText: 'Back to the shelf', clickthroughUrl: '/' }),
      ],
    },
  ],
};
