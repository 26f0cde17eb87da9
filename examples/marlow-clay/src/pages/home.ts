import type { PageDefinition } from '@plinth/site-model/definition';
import { button, gallery, image, marquee, newsletter, quote, text } from '../blocks';
import { opening } from '../opening';

export const home: PageDefinition = {
  id: 'page-home',
  slug: '',
  title: 'Home',
  description:
    'Marlow Clay is a small ceramics studio. Tableware and vessels, thrown slowly and fired twice.',
  sections: [
    opening('home', {
      heading: 'Thrown slowly,<br>fired twice.',
      lead: 'Tableware and vessels from a studio of three, made in batches of forty and never quite the same.',
      span: 8,
    }),
    {
      id: 'table',
      width: 'wide',
      space: 'none',
      blocks: [image('home-table', 'table')],
    },
    {
      id: 'promise',
      layout: 'grid',
      blocks: [
        text(
          'home-promise',
          '<h2>For the table, every day</h2><p>Our cups are meant for the second coffee, our bowls for noodles on a Tuesday. The clay is dug sixty miles from the wheel; the glazes are ours, written down in <a href="/glaze-notes">sixty notes</a> and still changing.</p><p>Everything goes into the dishwasher. Nothing needs to be kept for best.</p>',
          6,
        ),
        text(
          'home-facts',
          '<h3>This season</h3><p>Forty moon jars, one kiln, four glazes. The next firing opens on the first Saturday of the month; what survives goes into the shop the same afternoon.</p>',
          5,
        ),
        button('home-shop', { buttonText: 'See the shop', clickthroughUrl: '/shop' }),
      ],
    },
    {
      id: 'recent',
      tone: 'muted',
      width: 'wide',
      blocks: [
        text('home-recent-title', '<h2>From the last firing</h2>'),
        gallery(
          'home-recent',
          [
            { name: 'moonJar', title: 'Moon jar', description: 'Chalk white, 31 cm' },
            { name: 'bottle', title: 'Bottle', description: 'Tenmoku, 34 cm' },
            { name: 'jug', title: 'Water jug', description: 'Indigo, 1.4 l' },
            { name: 'cup', title: 'Cup', description: 'Celadon, 0.25 l' },
          ],
          {
            design: 'autogrid',
            columnWidth: 230,
            aspectRatio: 0.75,
            gutter: 24,
            lightbox: true,
            'show-meta': true,
          },
        ),
      ],
    },
    {
      id: 'voice',
      space: 'loose',
      layout: 'grid',
      blocks: [
        quote('home-quote', 'A cup is finished when your hand stops noticing it.', {
          source: 'Ines Marlow, who throws the cups',
          span: 8,
        }),
      ],
    },
    {
      id: 'running',
      width: 'full',
      space: 'tight',
      blocks: [
        marquee(
          'home-marquee',
          [
            'Next firing opens on Saturday',
            'Moon jars in chalk',
            'Cups in celadon',
            'Seconds at the door',
          ],
          { animationSpeed: 0.8, waveIntensity: 0, pausedOnHover: true, linkTo: '/shop' },
        ),
      ],
    },
    {
      id: 'letter',
      tone: 'muted',
      layout: 'grid',
      blocks: [
        newsletter(
          'home-letter',
          {
            formId: 'newsletter',
            formName: 'Newsletter',
            title: 'A letter from the kiln',
            description: 'Once a month, on the evening before the door is opened.',
            footnote: 'No advertising, and one word is enough to end it.',
            formFields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
            formSubmitButtonText: 'Subscribe',
          },
          7,
        ),
      ],
    },
    {
      id: 'evening',
      width: 'full',
      space: 'none',
      tone: 'inverse',
      blocks: [image('home-evening', 'evening', { aspectRatio: '21:9' })],
    },
  ],
};
