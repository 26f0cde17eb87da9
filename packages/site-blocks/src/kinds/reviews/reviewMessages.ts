import { defineMessages } from '@plinth/site-model';

/** Messages of reviews and of the page of a review request. */
export const reviewMessages = defineMessages({
  'runtime.review.title': 'Your review',
  'runtime.review.bought': 'Your purchase',
  'runtime.review.note': 'The shop reads each review before others see it.',
  'runtime.review.several': 'Give stars to what you want to review, and leave out the rest.',
  'runtime.review.rating': 'Your rating of {title}',
  'runtime.review.stars': '{count, plural, one {# star} other {# stars}}',
  'runtime.review.headline': 'Headline for {title}',
  'runtime.review.text': 'Your review of {title}',
  'runtime.review.name': 'Name to show',
  'runtime.review.name.note': 'Left empty, it says “{buyer}”. Nothing else about you is shown.',
  'runtime.review.buyer': 'A buyer',
  'runtime.review.send': 'Send review',
  'runtime.review.thanks': 'Thank you! Your review is shown once the shop has read it.',
  'runtime.review.unknown':
    'This link leads to no review request. Please check that it was copied as a whole.',
  'runtime.review.noLink': 'To write a review, open the link that the shop has sent you.',
  'runtime.review.unpaid': 'This order was not completed, so there is nothing to review.',
  'runtime.review.gone': 'This product is not sold any more, so it cannot be reviewed.',
  'runtime.review.toShop': 'To the shop',
  'runtime.review.heading': 'Reviews by buyers',
  'runtime.review.average': '{average} of 5 stars',
  'runtime.review.count': '{count, plural, one {# review} other {# reviews}}',
  'runtime.review.pages': 'Pages of the reviews',
  'runtime.review.newer': 'Newer reviews',
  'runtime.review.older': 'Older reviews',
});
