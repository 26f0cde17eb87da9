import type { BlockTable } from '../boot/blockTable';

/** Every block with behaviour in the browser: when it is wanted, and where its chunk is. */
export const blockTable: BlockTable = [
  {
    kind: 'image',
    aliases: ['imagefluid'],
    types: [5],
    when: 'visible',
    load: () => import('./image/attach'),
  },
  {
    kind: 'accordion',
    types: [69],
    // `<details>` opens by itself; pages of other generations need the script for that.
    when: 'visible',
    waits: 'button.accordion-item__click-target',
    load: () => import('./accordion/attach'),
  },
  {
    kind: 'gallery',
    types: [8],
    when: 'visible',
    waits:
      '.pl-gallery-link, .pl-gallery-controls button, .pl-gallery-thumbnail, .sqs-gallery-controls a, .image-slide-anchor',
    load: () => import('./gallery/attach'),
  },
  {
    kind: 'form',
    types: [9],
    // Loaded before it is seen, so that the first key press already meets it; a submit before that waits.
    when: 'visible',
    load: () => import('./form/attach'),
  },
  {
    kind: 'newsletter',
    types: [51],
    when: 'visible',
    load: () => import('./newsletter/attach'),
  },
  {
    kind: 'video',
    types: [32],
    when: 'visible',
    waits: '.pl-video-play, .sqs-video-opaque, .sqs-video-icon',
    load: () => import('./video/attach'),
  },
  {
    kind: 'map',
    types: [4],
    when: 'visible',
    load: () => import('./map/attach'),
  },
  {
    kind: 'menu',
    types: [18],
    when: 'visible',
    waits: '.menu-select-labels',
    load: () => import('./menu/attach'),
  },
  {
    kind: 'marquee',
    aliases: ['scrolling'],
    types: [70],
    when: 'visible',
    load: () => import('./marquee/attach'),
  },
  {
    kind: 'calendar',
    types: [26],
    when: 'visible',
    load: () => import('./calendar/attach'),
  },
  {
    kind: 'chart',
    types: [62],
    when: 'visible',
    load: () => import('./chart/attach'),
  },
  {
    kind: 'search',
    types: [33],
    // The form finds everything by itself; only the preview has to be fetched.
    when: 'touch',
    load: () => import('./search/attach'),
  },
  {
    kind: 'summary',
    types: [20, 55],
    when: 'visible',
    waits: '.pl-summary-pager button',
    load: () => import('./summary/attach'),
  },
  {
    kind: 'product',
    types: [],
    when: 'visible',
    waits: '[data-add-to-cart]',
    load: () => import('./product/attach'),
  },
  {
    kind: 'cart',
    types: [],
    when: 'visible',
    load: () => import('./cart/attach'),
  },
  {
    kind: 'cart-indicator',
    types: [],
    when: 'idle',
    load: () => import('./cart/attachIndicator'),
  },
  {
    kind: 'embed',
    types: [22],
    when: 'visible',
    waits: '.pl-video-play',
    load: () => import('./embed/attach'),
  },
  {
    kind: 'soundcloud',
    types: [56],
    when: 'visible',
    waits: '.pl-video-play',
    load: () => import('./embed/attach'),
  },
  {
    kind: 'audio',
    types: [41],
    when: 'visible',
    waits: '.pl-album button',
    load: () => import('./album/attach'),
  },
  {
    kind: 'album',
    types: [60],
    when: 'visible',
    waits: '.pl-album button',
    load: () => import('./album/attach'),
  },
  {
    kind: 'memberarea',
    types: [67],
    when: 'touch',
    waits: '[data-pricing-button]',
    load: () => import('./member-area/attach'),
  },
  {
    kind: 'opentable',
    types: [50, 66],
    when: 'visible',
    load: () => import('./reservation/attachOpenTable'),
  },
  {
    kind: 'tock',
    types: [68],
    when: 'visible',
    load: () => import('./reservation/attachTock'),
  },
  {
    kind: 'acuity',
    types: [65],
    when: 'visible',
    load: () => import('./appointment/attach'),
  },
  {
    kind: 'zola',
    types: [63],
    when: 'visible',
    load: () => import('./registry/attach'),
  },
  {
    kind: 'twitter',
    types: [],
    when: 'visible',
    load: () => import('./social-feed/attach'),
  },
  {
    kind: 'facebook',
    types: [],
    when: 'visible',
    load: () => import('./social-feed/attach'),
  },
  {
    // Pictures of a feed, of a link to a collection: the same as a picture of its own.
    kind: 'instagram',
    types: [12, 24, 25, 45, 49],
    when: 'visible',
    load: () => import('./image/attach'),
  },
  {
    kind: 'socialshare',
    types: [],
    // Its links work by themselves; only the share sheet has to be looked for.
    when: 'visible',
    waits: '.pl-share button',
    load: () => import('./share/attach'),
  },
  {
    kind: 'code',
    types: [23],
    when: 'touch',
    waits: '.pl-code-copy',
    load: () => import('./code/attach'),
  },
];
