// Written by `pnpm registries` from the folders of kinds; a test compares them.
import type { BlockTable } from '../boot/blockTable';
import { finishedRow } from './finishedRow';

/** Every block with a script, and one row for all that are finished HTML. */
export const blockTable: BlockTable = [
  finishedRow,
  {
    kind: 'accordion',
    types: [69],
    // `<details>` opens without a script, but the legacy markup does not.
    waits: 'button.accordion-item__click-target',
    load: () => import('./attach/accordion.generated'),
  },
  {
    kind: 'audio',
    aliases: ['album'],
    types: [41, 60],
    waits: '.pl-album button',
    load: () => import('./attach/audio.generated'),
  },
  {
    kind: 'acuity',
    types: [65],
    waits: '.pl-widget-open',
    load: () => import('./attach/acuity.generated'),
  },
  {
    kind: 'calendar',
    types: [26],
    load: () => import('./attach/calendar.generated'),
  },
  {
    kind: 'cart',
    load: () => import('./attach/cart.generated'),
  },
  {
    kind: 'chart',
    types: [62],
    load: () => import('./attach/chart.generated'),
  },
  {
    kind: 'checkout',
    load: () => import('./attach/checkout.generated'),
  },
  {
    kind: 'code',
    types: [23],
    when: 'touch',
    waits: '.pl-code-copy',
    load: () => import('./attach/code.generated'),
  },
  {
    kind: 'embed',
    aliases: ['soundcloud'],
    types: [22, 56],
    waits: '.pl-video-play',
    load: () => import('./attach/embed.generated'),
  },
  {
    kind: 'form',
    types: [9],
    load: () => import('./attach/form.generated'),
  },
  {
    kind: 'gallery',
    types: [8],
    waits:
      '.pl-gallery-link,.pl-gallery-controls button,.pl-gallery-thumbnail,.sqs-gallery-controls a,.image-slide-anchor,[class*=lightbox-link],[data-previous],[data-next]',
    load: () => import('./attach/gallery.generated'),
  },
  {
    // Also for the pictures of a feed and of a collection link.
    kind: 'image',
    aliases: ['imagefluid', 'instagram'],
    types: [5, 12, 24, 25, 45, 49],
    load: () => import('./attach/image.generated'),
  },
  {
    kind: 'map',
    types: [4],
    load: () => import('./attach/map.generated'),
  },
  {
    kind: 'marquee',
    aliases: ['scrolling'],
    types: [70],
    load: () => import('./attach/marquee.generated'),
  },
  {
    kind: 'memberarea',
    types: [67],
    when: 'touch',
    waits: '[data-pricing-button]',
    load: () => import('./attach/memberarea.generated'),
  },
  {
    kind: 'menu',
    types: [18],
    // Until then find-in-page does not search the hidden tabs.
    when: 'idle',
    waits: '.menu-select-labels',
    load: () => import('./attach/menu.generated'),
  },
  {
    kind: 'newsletter',
    types: [51],
    load: () => import('./attach/newsletter.generated'),
  },
  {
    kind: 'pricing-plan',
    types: [72],
    waits: '[data-pricing-button]',
    load: () => import('./attach/pricing-plan.generated'),
  },
  {
    kind: 'product',
    types: [43],
    waits: '[data-add-to-cart]',
    load: () => import('./attach/product.generated'),
  },
  {
    kind: 'products',
    waits: '[data-quick-view]',
    load: () => import('./attach/products.generated'),
  },
  {
    kind: 'zola',
    types: [63],
    waits: '.pl-widget-open',
    load: () => import('./attach/zola.generated'),
  },
  {
    kind: 'opentable',
    types: [50, 66],
    waits: '.pl-widget-open',
    load: () => import('./attach/opentable.generated'),
  },
  {
    kind: 'tock',
    types: [68],
    waits: '.pl-widget-open',
    load: () => import('./attach/tock.generated'),
  },
  {
    kind: 'search',
    types: [33],
    // The form works without a script; only the preview needs one.
    when: 'touch',
    load: () => import('./attach/search.generated'),
  },
  {
    kind: 'socialshare',
    // Its links work without a script; only the share sheet needs one.
    waits: '.pl-share button',
    load: () => import('./attach/socialshare.generated'),
  },
  {
    kind: 'twitter',
    aliases: ['facebook'],
    waits: '.pl-widget-open',
    load: () => import('./attach/twitter.generated'),
  },
  {
    kind: 'summary',
    aliases: ['summary-v2'],
    types: [20, 55],
    waits: '.pl-summary-pager button,.summary-carousel-pager :is(.previous,.next)',
    load: () => import('./attach/summary.generated'),
  },
  {
    kind: 'video',
    types: [32],
    waits: '.pl-video-play,.sqs-video-opaque,.sqs-video-icon',
    load: () => import('./attach/video.generated'),
  },
];
