import type { BlockTable } from '../boot/blockTable';

/** Every block with behaviour in the browser: when it is wanted, and where its chunk is. */
export const blockTable: BlockTable = [
  {
    kind: 'image',
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
      '.pl-gallery-link, .pl-gallery-controls button, .sqs-gallery-controls a, .image-slide-anchor',
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
    types: [70],
    when: 'visible',
    load: () => import('./marquee/attach'),
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
];
