import type { PageDefinition } from '@plinth/site-model/definition';
import { accordion, button, image, menu, quote, text, video } from '../blocks';
import { opening } from '../opening';

export const studio: PageDefinition = {
  id: 'page-studio',
  slug: 'studio',
  title: 'Studio',
  description: 'Three people, two wheels and one kiln in a former weir house.',
  sections: [
    opening('studio', {
      heading: 'Three people, two wheels, one kiln',
      lead: 'The weir house was built to measure the river. Since 2014 it measures clay.',
      span: 9,
    }),
    { id: 'shelf', width: 'wide', space: 'none', blocks: [image('studio-shelf', 'shelf')] },
    {
      id: 'story',
      layout: 'grid',
      blocks: [
        text(
          'studio-story',
          '<h2>How a cup is made</h2><p>On Monday the clay is wedged and weighed: 340 grams for a cup, 900 for a bowl. It is thrown on Tuesday, trimmed on Wednesday, and then it dries for as long as the weather wants.</p><p>The first firing takes a day and leaves the clay pink and thirsty. It drinks the glaze in three seconds. The second firing goes to 1,260 degrees, and for two days nobody is allowed to open the door.</p>',
          7,
        ),
        image('studio-still', 'still', {
          span: 5,
          caption: 'Jug, mug, plate. The set we use ourselves.',
        }),
      ],
    },
    {
      id: 'voice',
      tone: 'muted',
      layout: 'grid',
      blocks: [
        quote(
          'studio-quote',
          'We keep the seconds in the window. People like to see what nearly happened.',
          { source: 'Tomas Reed, kiln', span: 9 },
        ),
      ],
    },
    {
      id: 'courses',
      layout: 'grid',
      blocks: [
        text(
          'studio-courses-title',
          '<h2>Evenings at the wheel</h2><p>Eight people, two wheels each.</p>',
          4,
        ),
        menu(
          'studio-courses',
          {
            label: 'Courses',
            menus: [
              {
                title: 'Winter evenings',
                sections: [
                  {
                    items: [
                      {
                        title: 'First cylinders',
                        description: 'Centre, open, pull. Six evenings.',
                        price: '€240',
                      },
                      {
                        title: 'Bowls off the hump',
                        description: 'For those who can centre. Four evenings.',
                        price: '€180',
                      },
                    ],
                  },
                ],
              },
              {
                title: 'Weekends',
                sections: [
                  {
                    items: [
                      {
                        title: 'A jar with a lid',
                        description: 'Saturday and Sunday, ten to four.',
                        price: '€160',
                      },
                      { title: 'Glazing day', description: 'Bring what you threw.', price: '€70' },
                    ],
                  },
                ],
              },
              {
                title: 'Firing only',
                sections: [
                  {
                    items: [
                      {
                        title: 'A shelf in our kiln',
                        description: 'Stoneware, 1,260 degrees.',
                        price: '€45',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          8,
        ),
      ],
    },
    {
      id: 'film',
      width: 'wide',
      tone: 'inverse',
      blocks: [
        text('studio-film-title', '<h2>A bowl in four minutes</h2>'),
        video('studio-film', {
          url: 'https://vimeo.com/76979871',
          poster: 'bowls',
          title: 'A bowl in four minutes',
          aspectRatio: '16:9',
        }),
      ],
    },
    {
      id: 'questions',
      layout: 'grid',
      blocks: [
        text('studio-questions-title', '<h2>Asked at the door</h2>', 4),
        accordion(
          'studio-questions',
          [
            {
              title: 'Can I visit?',
              description:
                '<p>On Fridays and Saturdays, ten to five. On firing days the door is open, but the kiln is not.</p>',
            },
            {
              title: 'Do you take orders?',
              description:
                '<p>From twelve pieces on, with eight weeks of time. <a href="/contact">Write to us</a> with the shape and the glaze.</p>',
            },
            {
              title: 'Is it safe for food, the oven and the dishwasher?',
              description:
                '<p>Food and dishwasher: yes, everything. The oven: bowls and plates, if they go in cold.</p>',
            },
            {
              title: 'What if it arrives broken?',
              description:
                '<p>Send a picture within a week. We make another or return the money, as you like.</p>',
            },
            {
              title: 'Do you teach?',
              description:
                '<p>Six evenings each winter, eight people, two wheels each. The list opens in October.</p>',
            },
          ],
          { span: 8 },
        ),
        button('studio-contact', {
          buttonText: 'Write to us',
          clickthroughUrl: '/contact',
          style: 'outline',
        }),
      ],
    },
  ],
};
