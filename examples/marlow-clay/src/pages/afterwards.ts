import { pageType } from '@plinth/site-model';
import type { BlockDefinition, PageDefinition } from '@plinth/site-model/definition';
import { text } from '../blocks';
import { named } from '../otherBlocks';

interface Step extends Pick<PageDefinition, 'slug' | 'title' | 'pageType'> {
  /** @default 'normal' */
  width?: 'narrow' | 'normal';
}

const step = (
  id: string,
  { width = 'normal', ...page }: Step,
  blocks: BlockDefinition[],
): PageDefinition => ({
  id,
  ...page,
  sections: [{ id, width, space: 'tight', blocks }],
});

const confirmation = (id: string, settings: Record<string, unknown>, html: string) => [
  named('order-confirmed', `${id}-order`, settings),
  text(`${id}-words`, html),
];

/** The page for giving, and the pages after a gift, a subscription, a membership or a waiting payment ([MOD-1]). */
export const afterwards: PageDefinition[] = [
  step(
    'page-give',
    { slug: 'kiln-fund/give', title: 'Give to the kiln', pageType: pageType.donate },
    [named('checkout', 'give-checkout', {})],
  ),
  step(
    'page-given',
    { slug: 'kiln-fund/thank-you', title: 'Thank you', pageType: pageType.contributionConfirmed },
    confirmation(
      'given',
      { title: 'Thank you for the bricks' },
      '<p>Your name goes into the kiln book. When the arch is closed we write to you: the first firing is yours to watch, with soup.</p>',
    ),
  ),
  step(
    'page-club-begun',
    {
      slug: 'shop/club/welcome',
      title: 'Welcome to the club',
      pageType: pageType.subscriptionConfirmed,
    },
    confirmation(
      'club-begun',
      { title: 'Welcome to the club' },
      '<p>Your first piece leaves with the next firing, packed in straw. Until then: make some room on the shelf.</p>',
    ),
  ),
  step(
    'page-order-received',
    { slug: 'order-received', title: 'We have your order', pageType: pageType.orderReceived },
    confirmation(
      'received',
      {},
      '<p>We hold the pieces back for you meanwhile. Nobody has to order twice.</p>',
    ),
  ),
  step(
    'page-friend-begun',
    { slug: 'friends/welcome', title: 'Welcome, friend', pageType: pageType.membershipConfirmed },
    confirmation(
      'friend-begun',
      { title: 'Welcome, friend' },
      '<p>We open the shelf to friends on Thursday at six, and tell you by letter what went wrong with it. <a href="/friends">Back to the friends of the kiln</a>.</p>',
    ),
  ),
];

/** The pages that the studio’s mails link to: unsubscribing, and the mail in a browser. */
export const mailPages: PageDefinition[] = [
  step(
    'page-goodbye',
    {
      slug: 'letter/goodbye',
      title: 'The monthly letter',
      pageType: pageType.newsletterUnsubscribe,
      width: 'narrow',
    },
    [
      text(
        'goodbye-words',
        '<h1>The monthly letter</h1><p class="lead">We write once a month, and only to those who want it.</p>',
      ),
    ],
  ),
  step(
    'page-letter',
    {
      slug: 'letter/ours',
      title: 'Our letter to you',
      pageType: pageType.commerceEmailPreview,
      width: 'narrow',
    },
    [text('letter-words', '<h1>Our letter to you</h1>')],
  ),
];
