import type {
  BlockDefinition,
  PageDefinition,
  SectionDefinition,
} from '@plinth/site-model/definition';
import { accordion, button, form, gallery, image, quote, rule, text } from '../blocks';
import type { SamplePictureName } from '../pictures/samplePictures';

const glazes = ['Chalk', 'Oat', 'Celadon', 'Ash', 'Iron', 'Indigo', 'Tenmoku'];
const cones = ['cone 6', 'cone 8', 'cone 9', 'cone 10'];
const findings = [
  'Thin at the rim, where the clay comes through like the edge of a biscuit.',
  'Ran two centimetres; the shelf is now part of the bowl.',
  'Quiet and even. Nobody will notice it, which is the idea.',
  'Crawled at the foot. The dust was not ours, but the pot was.',
  'Broke blue where it lay thick, green where it was thin.',
  'Held its gloss after forty washes. Noted, then washed again.',
];
const pictures: SamplePictureName[] = [
  'moonJar',
  'bottle',
  'mug',
  'cup',
  'bowl',
  'jug',
  'jar',
  'vase',
  'plate',
  'cylinder',
];

function note(number: number): BlockDefinition {
  const glaze = glazes[number % glazes.length]!;
  const cone = cones[(number * 3) % cones.length]!;
  return text(
    `note-${number}`,
    `<h2 class="minor">Note ${number}. ${glaze}, ${cone}</h2><p>${findings[(number * 5) % findings.length]!}</p>`,
    4,
  );
}

const grid = (
  id: string,
  blocks: BlockDefinition[],
  more: Partial<SectionDefinition> = {},
): SectionDefinition => ({
  id,
  layout: 'grid',
  space: 'tight',
  ...more,
  blocks,
});

const notes = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => note(from + index));

const figures = (prefix: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const name = pictures[(from + index) % pictures.length]!;
    return image(`${prefix}-${index}`, name, {
      span: 4,
      caption: `Test piece ${from + index + 1}`,
    });
  });

/** The longest page that a layout may hold: sixty blocks ([MOD-12]). */
export const glazeNotes: PageDefinition = {
  id: 'page-glaze-notes',
  slug: 'glaze-notes',
  title: 'Glaze notes',
  description: 'Sixty notes from the firing log: what was tried, at what heat, and what came out.',
  sections: [
    grid(
      'opening',
      [
        text(
          'notes-title',
          '<h1>Glaze notes</h1><p class="lead">From the firing log: what was tried, at what heat, and what came out of the door.</p>',
          9,
        ),
      ],
      { width: 'wide', space: 'loose' },
    ),
    grid('notes-a', notes(1, 6), { space: 'normal' }),
    grid('figures-a', figures('figure-a', 0, 6), { tone: 'muted' }),
    grid('notes-b', [...notes(7, 15), rule('rule-b')]),
    grid('shows', [
      gallery(
        'notes-slideshow',
        [{ name: 'row' }, { name: 'bowls' }, { name: 'jars' }, { name: 'shelf' }],
        { design: 'slideshow', controls: true, aspectRatio: 1.5 },
      ),
      gallery(
        'notes-grid',
        [
          { name: 'moonJar' },
          { name: 'vase' },
          { name: 'jug' },
          { name: 'jar' },
          { name: 'cup' },
          { name: 'bowl' },
        ],
        {
          design: 'grid',
          'thumbnails-per-row': 3,
          imageAspectRatio: '1:1',
          padding: 16,
          lightbox: true,
        },
      ),
    ]),
    grid('notes-c', notes(16, 24)),
    grid('questions', [
      text('notes-questions-title', '<h2>Recipes, as far as we tell them</h2>', 4),
      accordion(
        'notes-recipes',
        glazes.map((glaze, index) => ({
          title: glaze,
          description: `<p>Feldspar ${38 + index}, silica ${27 - index}, whiting ${18 + (index % 3)}, the rest is kaolin and patience.</p>`,
        })),
        { span: 8, allowMultipleOpenItems: true },
      ),
    ]),
    grid('figures-b', figures('figure-b', 6, 6), { tone: 'muted' }),
    grid('notes-d', notes(25, 34)),
    grid('voices', [
      quote('notes-quote', 'The kiln has the last word, and it is usually right.', {
        source: 'Written on the kiln',
        span: 9,
      }),
      rule('rule-d'),
    ]),
    grid('figures-c', figures('figure-c', 2, 3)),
    grid('closing', [
      accordion(
        'notes-safety',
        [
          { title: 'Is there lead in it?', description: '<p>No, and there never was.</p>' },
          {
            title: 'May I use a recipe?',
            description: '<p>Please do, and write to us how it came out.</p>',
          },
        ],
        { span: 6 },
      ),
      form(
        'notes-form',
        {
          formId: 'glaze-question',
          formName: 'Glaze question',
          formFields: [
            { id: 'email', type: 'email', title: 'Email', required: true },
            {
              id: 'question',
              type: 'textarea',
              title: 'Your question',
              required: true,
              maxLength: 600,
            },
          ],
          formSubmitButtonText: 'Ask',
          formSubmissionMessage: { html: '<p>Thank you. Tomas answers on firing days.</p>' },
        },
        6,
      ),
      button('notes-work', { buttonText: 'See the work', clickthroughUrl: '/work' }),
    ]),
  ],
};
