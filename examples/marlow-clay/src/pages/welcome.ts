import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { image, text } from '../blocks';

/** For the sign at the market: one picture, one sentence, one way on. */
export const welcome: PageDefinition = {
  id: 'page-welcome',
  slug: 'welcome',
  title: 'Welcome',
  description: 'Marlow Clay: tableware and vessels, thrown slowly and fired twice.',
  pageType: pageType.splashPage,
  sections: [
    {
      id: 'welcome',
      layout: 'grid',
      width: 'wide',
      space: 'tight',
      blocks: [
        image('welcome-evening', 'evening', { span: 7 }),
        text(
          'welcome-words',
          '<h1>The kiln is warm</h1><p class="lead">You have found us at the market. The rest of the shelf stands here.</p><p><a class="pl-button" href="/">Come in</a></p>',
          5,
        ),
      ],
    },
  ],
};
