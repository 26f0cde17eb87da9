import type { BlockTable } from '../boot/blockTable';

/** Every script of a block: when it is wanted, and where it is. The build names its file by the kind of its row. */
export const blockTable: BlockTable = [
  {
    // With the pictures of a feed and of a link to a collection.
    kind: 'image',
    aliases: ['imagefluid', 'instagram'],
    types: [5, 12, 24, 25, 45, 49],
    load: () => import('./image/attach'),
  },
  {
    kind: 'accordion',
    types: [69],
    // `<details>` opens by itself; pages of other generations need the script for that.
    waits: 'button.accordion-item__click-target',
    load: () => import('./accordion/attach'),
  },
  {
    kind: 'gallery',
    types: [8],
    waits:
      '.pl-gallery-link,.pl-gallery-controls button,.pl-gallery-thumbnail,.sqs-gallery-controls a,.image-slide-anchor,[class*=lightbox-link],[data-previous],[data-next]',
    load: () => import('./gallery/attach'),
  },
  {
    kind: 'form',
    types: [9],
    // Loaded before it is seen, so that the first key press already meets it; a submit before that waits.
    load: () => import('./form/attach'),
  },
  {
    kind: 'newsletter',
    types: [51],
    load: () => import('./newsletter/attach'),
  },
  {
    kind: 'video',
    types: [32],
    waits: '.pl-video-play,.sqs-video-opaque,.sqs-video-icon',
    load: () => import('./video/attach'),
  },
  {
    kind: 'map',
    types: [4],
    load: () => import('./map/attach'),
  },
  {
    kind: 'menu',
    types: [18],
    // Until then find-in-page cannot see the tabs that are not shown.
    when: 'idle',
    waits: '.menu-select-labels',
    load: () => import('./menu/attach'),
  },
  {
    kind: 'marquee',
    aliases: ['scrolling'],
    types: [70],
    load: () => import('./marquee/attach'),
  },
  {
    kind: 'calendar',
    types: [26],
    load: () => import('./calendar/attach'),
  },
  {
    kind: 'chart',
    types: [62],
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
    aliases: ['summary-v2'],
    types: [20, 55],
    waits: '.pl-summary-pager button,.summary-carousel-pager :is(.previous,.next)',
    load: () => import('./summary/attach'),
  },
  {
    kind: 'product',
    types: [43],
    waits: '[data-add-to-cart]',
    load: () => import('./product/attach'),
  },
  {
    kind: 'products',
    waits: '[data-quick-view]',
    load: () => import('./products/attach'),
  },
  {
    kind: 'pricing-plan',
    types: [72],
    waits: '[data-pricing-button]',
    load: () => import('./plans/attach'),
  },
  {
    kind: 'cart',
    load: () => import('./cart/attach'),
  },
  {
    kind: 'embed',
    aliases: ['soundcloud'],
    types: [22, 56],
    waits: '.pl-video-play',
    load: () => import('./embed/attach'),
  },
  {
    kind: 'audio',
    aliases: ['album'],
    types: [41, 60],
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
    waits: '.pl-widget-open',
    load: () => import('./reservation/attachOpenTable'),
  },
  {
    kind: 'tock',
    types: [68],
    waits: '.pl-widget-open',
    load: () => import('./reservation/attachTock'),
  },
  {
    kind: 'acuity',
    types: [65],
    waits: '.pl-widget-open',
    load: () => import('./appointment/attach'),
  },
  {
    kind: 'zola',
    types: [63],
    waits: '.pl-widget-open',
    load: () => import('./registry/attach'),
  },
  {
    kind: 'twitter',
    aliases: ['facebook'],
    waits: '.pl-widget-open',
    load: () => import('./social-feed/attach'),
  },
  {
    kind: 'socialshare',
    // Its links work by themselves; only the share sheet has to be looked for.
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
  {
    // Texts, quotes, rules, buttons and their like.
    kind: 'html',
    types: [2, 13, 14, 16, 21, 31, 44, 46, 47, 48, 52, 53, 54, 59, 61],
    when: 'never',
  },
];
