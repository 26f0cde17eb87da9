import { pageType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { form, image, text } from '../blocks';
import { opening } from '../opening';

/** For shops that sell the studio's pots: behind a password of its own. */
export const trade: PageDefinition = {
  id: 'page-trade',
  slug: 'trade',
  title: 'For shops',
  sections: [
    opening('trade', {
      heading: 'For shops',
      lead: 'Twelve shops sell our pots. This is what they pay, and when the boxes leave.',
      span: 8,
    }),
    { id: 'picture', width: 'wide', space: 'none', blocks: [image('trade-jars', 'jars')] },
    {
      id: 'terms',
      layout: 'grid',
      blocks: [
        text(
          'trade-terms',
          '<h2>Terms</h2><p>A third off from twelve pieces, two fifths off from forty. The first order is paid ahead, later ones within thirty days.</p><h2>Boxes</h2><p>We pack after each firing, in straw and old newspapers. What arrives broken is thrown again and sent at our cost.</p>',
          6,
        ),
        form(
          'trade-order',
          {
            formId: 'trade-order',
            formName: 'Order of a shop',
            formFields: [
              { id: 'shop', type: 'text', title: 'Shop', required: true },
              { id: 'email', type: 'email', title: 'Email', required: true },
              {
                id: 'boxes',
                type: 'address',
                title: 'Where the boxes go',
                description: 'Empty, if they go where the last ones went.',
                suggestsPlaces: true,
              },
              { id: 'pieces', type: 'textarea', title: 'Pieces', required: true, maxLength: 2000 },
            ],
            formFieldFormats: { country: 'GB' },
            formSubmitButtonText: 'Send the order',
            formSubmissionMessage: {
              html: '<p>Thank you. We write back with the date of the firing.</p>',
            },
          },
          6,
        ),
      ],
    },
  ],
};

/** The lock screen around the password form. */
export const door: PageDefinition = {
  id: 'page-door',
  slug: 'door',
  title: 'Behind the door',
  pageType: pageType.lockScreen,
  sections: [
    {
      id: 'door',
      width: 'narrow',
      space: 'tight',
      blocks: [
        text(
          'door-words',
          '<p class="eyebrow">Marlow Clay</p><h1>Behind the door</h1><p class="lead">This shelf is for shops that sell our pots. They have the word from us; whoever would like to be one of them writes to <a href="mailto:studio@marlowclay.example">studio@marlowclay.example</a>.</p>',
        ),
      ],
    },
  ],
};
