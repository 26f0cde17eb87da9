import { blockType } from '@plinth/site-model';
import type { PageDefinition } from '@plinth/site-model/definition';
import { image, text } from '../blocks';
import { sampleClub, sampleGiftCard, sampleTemplates } from '../products';

const collection = { id: 'collection-shop', title: 'Shop', fullUrl: '/shop', type: 1 };

/** The pages of goods without a cart: a subscription, a gift card, a gift ([COM-13]). */
export const shopWays: PageDefinition[] = [
  {
    id: 'page-club',
    slug: 'shop/club',
    title: 'The shelf club',
    description: 'A cup a month, or a large piece a year.',
    collection,
    sections: [
      {
        id: 'club',
        width: 'wide',
        space: 'tight',
        blocks: [
          text(
            'club-words',
            '<h1>The shelf club</h1><p class="lead">We choose, you unpack. A member’s piece is never sold in the shop, and it carries the month of its firing on the foot.</p>',
          ),
        ],
      },
      {
        id: 'plans',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          image('club-picture', 'pair', { span: 5 }),
          {
            id: 'club-plans',
            type: blockType.pricingPlan,
            span: 6,
            settings: {
              title: 'How often',
              left: {
                label: 'A cup a month',
                productId: sampleClub.monthly.id,
                text: '<p>A cup from each firing. Leave whenever the shelf is full.</p>',
              },
              right: {
                label: 'A large piece a year',
                productId: sampleClub.yearly.id,
                text: '<p>A jar, a bottle or a bowl that took us the year, three years in a row.</p>',
              },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'page-friends-join',
    slug: 'friends/join',
    title: 'Become a friend of the kiln',
    description: 'By the month or by the year.',
    sections: [
      {
        id: 'join',
        width: 'narrow',
        space: 'tight',
        blocks: [
          text(
            'join-words',
            '<h1>Become a friend</h1><p class="lead">Friends see each firing first, on Thursday evening, and hear what went wrong with it.</p>',
          ),
          {
            id: 'join-plans',
            type: blockType.pricingPlan,
            settings: {
              title: 'How often',
              left: {
                label: 'Monthly',
                productId: sampleClub.friendMonthly.id,
                text: '<p>For as long as you like.</p>',
              },
              right: {
                label: 'Yearly',
                productId: sampleClub.friendYearly.id,
                text: '<p>Two months are ours.</p>',
              },
            },
          },
        ],
      },
    ],
  },
  {
    id: `page-${sampleGiftCard.id}`,
    slug: 'shop/gift-card',
    title: 'Gift card',
    description: 'For somebody who likes to choose.',
    collection,
    item: { id: sampleGiftCard.id, title: sampleGiftCard.title },
    sections: [
      {
        id: 'piece',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          image('gift-card-picture', 'vase', { span: 6 }),
          {
            id: 'gift-card-buy',
            type: blockType.product,
            span: 5,
            settings: {
              productId: sampleGiftCard.id,
              description:
                '<p>For somebody who likes to choose. The code comes at once, pays for anything in the shop, and what is left on it stays.</p>',
            },
          },
        ],
      },
    ],
  },
  {
    id: `page-${sampleTemplates.id}`,
    slug: 'shop/cup-templates',
    title: 'Templates for a cup',
    description: 'Two profiles to print, cut out and throw along.',
    item: { id: sampleTemplates.id, title: sampleTemplates.title },
    sections: [
      {
        id: 'piece',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          image('cup-templates-picture', 'row', { span: 6 }),
          {
            id: 'cup-templates-buy',
            type: blockType.product,
            span: 5,
            settings: {
              productId: sampleTemplates.id,
              description:
                '<p>The cup that everybody asks for, and the ring it stands on: two drawings at their true size, to print, cut out and throw along. You get them right after the payment.</p>',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'kiln-fund',
    slug: 'kiln-fund',
    title: 'The kiln fund',
    description: 'New bricks for the arch of a wood kiln.',
    sections: [
      {
        id: 'fund',
        width: 'wide',
        layout: 'grid',
        space: 'tight',
        blocks: [
          {
            id: 'fund-words',
            type: blockType.html,
            span: 6,
            settings: {
              html: '<h1>The kiln fund</h1><p class="lead">The wood kiln has stood for eleven winters, and its arch wants new bricks.</p><p>Thirty-two of them hold it. Each costs €18 and carries a number; whoever gives one is invited to the first firing, with soup.</p>',
            },
          },
          {
            id: 'fund-donation',
            type: blockType.donation,
            span: 5,
            settings: {
              title: 'Give bricks',
              amounts: [1800, 3600, 9000, 18_000],
              suggested: 3600,
              minimum: 500,
              buttonText: 'Give',
            },
          },
        ],
      },
      {
        id: 'fund-more',
        width: 'normal',
        blocks: [
          text(
            'fund-note',
            '<p class="small">What is left over buys wood. We show the books to anybody who asks.</p>',
          ),
        ],
      },
    ],
  },
];
