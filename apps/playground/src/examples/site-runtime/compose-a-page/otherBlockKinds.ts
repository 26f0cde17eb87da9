import { blockType } from '@plinth/site-model';
import type { BlockKind } from './blockKind';
import * as field from './settingsFields';
import { sitePictures } from './sitePictures';

const [table, shelf, , , evening, bowls] = sitePictures;

const title = field.line('title', 'Title');
const description = field.paragraphs('description', 'HTML');
const post = field.list('items', 'Posts', {
  entry: 'Post',
  blank: { imageUrl: evening!.src, text: 'Before the door is opened' },
  fields: [
    field.line('imageUrl', 'Address of the picture'),
    field.line('text', 'Text'),
    field.line('url', 'Link'),
  ],
});

/** Blocks that play, embed, link and list, and those of other companies. */
export const otherBlockKinds: readonly BlockKind[] = [
  {
    type: blockType.album,
    title: 'Album',
    fields: [
      title,
      field.line('artist', 'Artist'),
      field.line('coverUrl', 'Address of the cover'),
      field.list('tracks', 'Tracks', {
        entry: 'Track',
        blank: { title: 'Slip', url: '/sounds/slip.wav', duration: 11 },
        fields: [
          title,
          field.line('url', 'Address of the sound'),
          field.line('artist', 'Artist'),
          field.amount('duration', 'Seconds', { min: 0, max: 7200, step: 1 }),
          field.flag('showDownload', 'Can be downloaded'),
        ],
      }),
    ],
    settings: {
      title: 'Two days, one door',
      artist: 'The Weir House',
      coverUrl: bowls!.src,
      tracks: [
        { title: 'Slow wheel', url: '/sounds/slow-wheel.wav', duration: 14 },
        { title: 'Slip', url: '/sounds/slip.wav', duration: 11 },
      ],
    },
  },
  {
    type: blockType.audio,
    title: 'Sound',
    fields: [
      title,
      field.line('author', 'Whose'),
      field.line('url', 'Address of the sound'),
      field.line('coverUrl', 'Address of the cover'),
    ],
    settings: { title: 'Cooling, two days', author: 'Tomas Reed', url: '/sounds/cooling.wav' },
  },
  {
    type: blockType.embed,
    title: 'Embed',
    fields: [
      field.line('url', 'Address'),
      title,
      field.paragraphs('caption', 'Caption, HTML'),
      field.line('thumbnailUrl', 'Address of the picture'),
    ],
    settings: { url: 'https://soundcloud.com/weir-house/kiln-hum', title: 'Kiln hum' },
  },
  {
    type: blockType.collectionLink,
    title: 'Link to a collection',
    fields: [
      field.line('url', 'Link'),
      title,
      field.line('description', 'Description'),
      field.line('imageUrl', 'Address of the picture'),
    ],
    settings: { url: '/work', title: 'Work', description: 'What is on the shelf.' },
  },
  {
    type: blockType.donation,
    title: 'Donation',
    fields: [
      title,
      description,
      field.line('buttonText', 'Button'),
      field.line('donatePageId', 'Id of its checkout'),
      field.choice('alignment', 'Place', ['left', 'center', 'right']),
      field.choice('buttonSize', 'Size', ['small', 'medium', 'large']),
    ],
    settings: {
      donatePageId: 'kiln-fund',
      title: 'A new arch for the kiln',
      description: '<p>Each brick costs €18.</p>',
    },
  },
  {
    type: blockType.memberArea,
    title: 'Member area',
    fields: [
      title,
      description,
      field.line('areaUrl', 'Link to the area'),
      field.list('offers', 'Prices, two at most', {
        entry: 'Price',
        blank: { label: 'Yearly', price: '€60 a year', joinUrl: '/join' },
        fields: [
          field.line('label', 'Name'),
          field.line('price', 'Price'),
          field.line('joinUrl', 'Link to join'),
          field.line('buttonText', 'Button'),
        ],
      }),
    ],
    settings: {
      title: 'The Thursday shelf',
      description: '<p>Members see each firing first.</p>',
      areaUrl: '/members-only',
      offers: [{ label: 'Monthly', price: '€6 a month', joinUrl: '/join' }],
    },
  },
  {
    type: blockType.socialAccountLinksV2,
    title: 'Social links',
    fields: [
      field.list('links', 'Links', {
        entry: 'Link',
        blank: { url: 'https://www.youtube.com/@marlowclay' },
        fields: [field.line('url', 'Address'), field.line('label', 'Name')],
      }),
      field.choice('iconSize', 'Size', ['small', 'medium', 'large']),
      field.choice('iconStyle', 'Style', ['plain', 'solid']),
      field.choice('iconAlignment', 'Place', ['left', 'center', 'right']),
      field.flag('showNames', 'With names'),
    ],
    settings: {
      links: [
        { url: 'https://www.instagram.com/marlowclay/' },
        { url: 'https://bsky.app/profile/marlowclay.example' },
        { url: 'mailto:studio@marlowclay.example' },
      ],
    },
  },
  {
    type: blockType.instagram,
    title: 'Instagram',
    fields: [
      field.line('username', 'Account'),
      field.line('profileUrl', 'Address of the account'),
      field.amount('columns', 'In a row', { min: 1, max: 6, step: 1 }),
      field.amount('count', 'At most', { min: 1, max: 50, step: 1 }),
      post,
    ],
    settings: {
      username: 'marlowclay',
      profileUrl: 'https://www.instagram.com/marlowclay/',
      columns: 4,
      items: [table, shelf, evening, bowls].map((picture) => ({
        imageUrl: picture!.src,
        text: picture!.alt,
      })),
    },
  },
  {
    type: blockType.tourDates,
    title: 'Tour dates',
    fields: [
      field.line('artist', 'Artist'),
      field.line('followUrl', 'Address to follow'),
      field.flag('showPast', 'Past dates below'),
      field.list('dates', 'Dates', {
        entry: 'Date',
        blank: { date: '2032-05-01T20:00', venue: 'The river bank' },
        fields: [
          field.line('date', 'Date and time, such as 2032-05-01T20:00'),
          field.line('title', 'Title'),
          field.line('venue', 'Place'),
          field.line('city', 'Town'),
          field.line('timeZone', 'Time zone'),
          field.line('ticketsUrl', 'Link to tickets'),
          field.flag('soldOut', 'Sold out'),
          field.flag('cancelled', 'Cancelled'),
          field.flag('free', 'Free'),
        ],
      }),
    ],
    settings: {
      artist: 'The Weir House',
      dates: [
        { date: '2032-03-14T20:00', venue: 'Old Salt Store', city: 'Lymington' },
        { date: '2032-03-21', venue: 'Kiln Yard', city: 'Mashiko', free: true },
      ],
    },
  },
  {
    type: blockType.code,
    title: 'Code',
    fields: [
      field.paragraphs('code', 'Code'),
      field.line('language', 'Language'),
      title,
      field.flag('displaySource', 'Show HTML as it is written'),
    ],
    settings: { code: 'const shelf = pots.filter(isDry);', language: 'JavaScript' },
  },
  {
    type: blockType.opentable,
    title: 'Restaurant booking',
    fields: [title, description, field.line('restaurantId', 'Number at the service')],
    settings: { restaurantId: '1104602', title: 'A seat at the table' },
  },
  {
    type: blockType.tock,
    title: 'Table booking',
    fields: [title, description, field.line('businessName', 'Name at the service')],
    settings: { businessName: 'marlow-clay-counter', title: 'The counter' },
  },
  {
    type: blockType.appointmentScheduling,
    title: 'Appointments',
    fields: [title, description, field.line('ownerId', 'Number at the service')],
    settings: { ownerId: '20481632', title: 'An hour at the wheel' },
  },
  {
    type: blockType.weddingRegistry,
    title: 'Wedding registry',
    fields: [title, description, field.line('registryUrl', 'Address of the registry')],
    settings: {
      registryUrl: 'https://www.zola.com/registry/ines-and-paul',
      title: 'For two who marry',
    },
  },
];
