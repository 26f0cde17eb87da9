import { assertMessages } from '@plinth/site-model/check-messages';
import { describe, expect, it } from 'vitest';
import { germanProviderMessages } from '../providers/providerMessages.de';
import { providerMessages } from '../providers/providerMessages';
import { embedMessages } from './embed/embedMessages';
import { germanEmbedMessages } from './embed/embedMessages.de';
import { questionMessages } from './form/questionMessages';
import { germanQuestionMessages } from './form/questionMessages.de';
import { listingMessages } from './listingMessages';
import { germanReviewMessages } from './reviews/reviewMessages.de';
import { reviewMessages } from './reviews/reviewMessages';
import { germanListingMessages } from './listingMessages.de';

describe.each([
  ['providers', providerMessages, germanProviderMessages],
  ['embed', embedMessages, germanEmbedMessages],
  ['captcha questions', questionMessages, germanQuestionMessages],
  ['listing', listingMessages, germanListingMessages],
  ['reviews', reviewMessages, germanReviewMessages],
] as const)('the words of %s', (_, english, german) => {
  it('[MOD-21] are readable in both languages, and none is missing', () => {
    assertMessages(english, { locale: 'en', plain: true });
    assertMessages(german, { locale: 'de', plain: true });
    expect(Object.keys(german)).toEqual(Object.keys(english));
  });
});
