import { imageVariants } from '@plinth/media/image';
import { mapStyles } from '@plinth/media/map';
import { blockType } from '@plinth/site-model';
import { marqueeDefaults } from '@plinth/ui-blocks/marquee';
import { designs } from '../../gallery/designs/example';
import { fieldOfType } from '../../forms/every-field/fields';
import type { BlockKind } from './blockKind';
import { otherBlockKinds } from './otherBlockKinds';
import * as field from './settingsFields';
import { sitePictures } from './sitePictures';

const [table, shelf, , , evening, bowls, pair] = sitePictures;

const link = [field.line('clickthroughUrl', 'Link'), field.flag('newWindow', 'In a new window')];
const formFields = field.list('formFields', 'Fields', {
  entry: 'Field',
  blank: { id: 'more', type: 'text', title: 'More' },
  fields: [
    field.line('title', 'Label'),
    field.choice('type', 'Type', Object.keys(fieldOfType)),
    field.line('id', 'Id'),
    field.line('description', 'Description'),
    field.flag('required', 'Required'),
    field.lines('options', 'Options, one a line'),
  ],
});

/** Blocks that need nothing but their settings: what comes from a shop or a collection only its server knows. */
export const blockKinds: readonly BlockKind[] = [
  {
    type: blockType.html,
    title: 'Text',
    fields: [field.paragraphs('html', 'HTML')],
    settings: { html: '<h2>A heading</h2><p>And what there is to say.</p>' },
  },
  {
    type: blockType.image,
    title: 'Image',
    fields: [
      field.picture(),
      field.line('alt', 'What it shows'),
      field.choice('variant', 'Design', Object.keys(imageVariants)),
      field.line('title', 'Title'),
      field.line('caption', 'Caption'),
      field.line('aspectRatio', 'Crop, such as 3:2'),
      field.flag('lightbox', 'Lightbox'),
      ...link,
    ],
    settings: { ...shelf },
  },
  {
    type: blockType.gallery,
    title: 'Gallery',
    fields: [
      field.choice('design', 'Design', designs),
      field.line('label', 'Name for screen readers'),
      field.flag('lightbox', 'Lightbox'),
      field.amount('thumbnailsPerRow', 'In a row', { min: 1, max: 8, step: 1 }),
      field.amount('rowHeight', 'Height of rows', { min: 80, max: 600, step: 10 }),
      field.amount('gutter', 'Space between', { min: 0, max: 80, step: 1 }),
      field.list('items', 'Pictures', {
        entry: 'Picture',
        blank: { ...evening },
        fields: [
          field.picture(),
          field.line('alt', 'What it shows'),
          field.line('title', 'Title'),
          field.line('description', 'Description'),
          field.line('clickThroughUrl', 'Link'),
        ],
      }),
    ],
    settings: {
      design: 'autorows',
      lightbox: true,
      items: [{ ...table }, { ...bowls }, { ...pair }, { ...evening }],
    },
  },
  {
    type: blockType.button,
    title: 'Button',
    fields: [
      field.line('buttonText', 'Text'),
      ...link,
      field.choice('alignment', 'Place', ['left', 'center', 'right']),
      field.choice('size', 'Size', ['small', 'medium', 'large']),
      field.choice('style', 'Style', ['solid', 'outline']),
    ],
    settings: { buttonText: 'See the work', clickthroughUrl: '/work' },
  },
  {
    type: blockType.quote,
    title: 'Quote',
    fields: [field.paragraphs('quote', 'Words'), field.line('source', 'Whose')],
    settings: { quote: 'A cup is right when nobody looks at it.', source: 'Ana Marlow' },
  },
  {
    type: blockType.accordion,
    title: 'Accordion',
    fields: [
      field.flag('allowMultipleOpenItems', 'Several open'),
      field.flag('isFirstItemExpanded', 'First one open'),
      field.list('items', 'Items', {
        entry: 'Item',
        blank: { title: 'One more question?', description: '<p>And its answer.</p>' },
        fields: [field.line('title', 'Title'), field.paragraphs('description', 'HTML')],
      }),
    ],
    settings: {
      items: [
        { title: 'When are you open?', description: '<p>Friday and Saturday, ten to five.</p>' },
        { title: 'May I watch you throw?', description: '<p>Gladly.</p>' },
      ],
    },
  },
  {
    type: blockType.menu,
    title: 'Menu',
    fields: [
      field.line('label', 'Name for screen readers'),
      field.list('menus', 'Menus', {
        entry: 'Menu',
        blank: { title: 'Dinner', sections: [] },
        fields: [
          field.line('title', 'Title'),
          field.line('description', 'Description'),
          field.list('sections', 'Sections', {
            entry: 'Section',
            blank: { title: 'Starters', items: [] },
            fields: [
              field.line('title', 'Title'),
              field.list('items', 'Dishes', {
                entry: 'Dish',
                blank: { title: 'Soup', price: '£6' },
                fields: [
                  field.line('title', 'Title'),
                  field.line('description', 'Description'),
                  field.line('price', 'Price'),
                ],
              }),
            ],
          }),
        ],
      }),
    ],
    settings: {
      menus: [
        {
          title: 'Evenings',
          sections: [{ items: [{ title: 'First cylinders', price: '£240' }] }],
        },
      ],
    },
  },
  {
    type: blockType.marquee,
    title: 'Marquee',
    fields: [
      field.list('marqueeItems', 'Texts', {
        entry: 'Text',
        blank: { text: 'Open today' },
        fields: [field.line('text', 'Text')],
      }),
      field.choice('animationDirection', 'Direction', ['left', 'right']),
      field.amount('animationSpeed', 'Speed', { min: 0, max: 6, step: 0.25 }),
      field.amount('waveIntensity', 'Wave', { min: 0, max: 2, step: 0.1 }),
      field.amount('waveFrequency', 'Waves', { min: 0, max: 6, step: 0.5 }),
      field.flag('pausedOnHover', 'Pauses under the pointer'),
      field.flag('fadeEdges', 'Fades at the edges'),
      field.line('linkTo', 'Link'),
    ],
    settings: {
      ...marqueeDefaults,
      marqueeItems: [{ text: 'Kiln opening on Saturday' }, { text: 'Seconds at half price' }],
    },
  },
  {
    type: blockType.form,
    title: 'Form',
    fields: [
      field.line('formName', 'Name'),
      field.line('formId', 'Id'),
      formFields,
      field.line('formSubmitButtonText', 'Button'),
      field.group('formSubmissionMessage', 'Afterwards', [field.paragraphs('html', 'HTML')]),
    ],
    settings: {
      formId: 'letter',
      formName: 'Letter',
      formFields: [
        { id: 'name', type: 'name', title: 'Name' },
        { id: 'email', type: 'email', title: 'E-mail', required: true },
        { id: 'message', type: 'textarea', title: 'Message', required: true },
      ],
      formSubmitButtonText: 'Send',
      formSubmissionMessage: { html: '<p>Thank you. We answer within two days.</p>' },
    },
  },
  {
    type: blockType.newsletter,
    title: 'Newsletter',
    fields: [
      field.line('title', 'Title'),
      field.line('description', 'Description'),
      field.line('footnote', 'Footnote'),
      field.line('formName', 'Name'),
      field.line('formId', 'Id'),
    ],
    settings: {
      formId: 'newsletter',
      formName: 'Newsletter',
      title: 'Letters from the kiln',
      description: 'Four a year, when it is opened.',
      formFields: [{ id: 'email', type: 'email', title: 'E-mail', required: true }],
    },
  },
  {
    type: blockType.video,
    title: 'Video',
    fields: [
      field.line('url', 'Address at YouTube or Vimeo, or of a file'),
      field.line('title', 'Title'),
      field.flag('overlay', 'Picture until it is played'),
      field.line('thumbnailUrl', 'Address of the picture'),
      field.line('aspectRatio', 'Shape, such as 16:9'),
    ],
    settings: {
      url: 'https://youtu.be/dQw4w9WgXcQ',
      title: 'The kiln at night',
      thumbnailUrl: '/pictures/evening.svg',
      overlay: true,
    },
  },
  {
    type: blockType.map,
    title: 'Map',
    fields: [
      field.choice('style', 'Style', mapStyles),
      field.group('location', 'Place', [
        field.line('addressTitle', 'Name'),
        field.line('addressLine1', 'Street'),
        field.line('addressLine2', 'Town'),
        field.amount('mapLat', 'Latitude', { min: -85, max: 85, step: 0.0001 }),
        field.amount('mapLng', 'Longitude', { min: -180, max: 180, step: 0.0001 }),
        field.amount('mapZoom', 'Zoom', { min: 1, max: 18, step: 1 }),
      ]),
    ],
    settings: {
      style: mapStyles[1],
      location: {
        addressTitle: 'Marlow Clay',
        addressLine1: '12 Weir Lane',
        addressLine2: 'Bourne Mill',
        mapLat: 51.7448,
        mapLng: -2.2201,
        mapZoom: 15,
      },
    },
  },
  {
    type: blockType.spacer,
    title: 'Space',
    fields: [field.amount('height', 'Height', { min: 0, max: 400, step: 4 })],
    settings: { height: 48 },
  },
  { type: blockType.horizontalRule, title: 'Line', fields: [], settings: {} },
  ...otherBlockKinds,
];

export const kindOf = (type: number): BlockKind | undefined =>
  blockKinds.find((kind) => kind.type === type);
