import { assertMessages } from '@plinth/site-model/check-messages';
import { describe, expect, it } from 'vitest';
import { checkoutMessages } from './blocks/checkout/checkoutMessages';
import { germanCheckoutMessages } from './blocks/checkout/checkoutMessages.de';
import { runtimeMessages } from './messages';
import { germanRuntimeMessages } from './messages.de';
import { unsubscribeMessages } from './render/unsubscribeMessages';
import { germanUnsubscribeMessages } from './render/unsubscribeMessages.de';

describe('the page’s own words', () => {
  it('[MOD-21] are readable in both languages, and none is missing', () => {
    assertMessages(runtimeMessages, { locale: 'en', plain: true });
    assertMessages(germanRuntimeMessages, { locale: 'de', plain: true });
    expect(Object.keys(germanRuntimeMessages)).toEqual(Object.keys(runtimeMessages));
    assertMessages(unsubscribeMessages, { locale: 'en', plain: true });
    assertMessages(germanUnsubscribeMessages, { locale: 'de', plain: true });
    expect(Object.keys(germanUnsubscribeMessages)).toEqual(Object.keys(unsubscribeMessages));
    assertMessages(checkoutMessages, { locale: 'en', plain: true });
    assertMessages(germanCheckoutMessages, { locale: 'de', plain: true });
    expect(Object.keys(germanCheckoutMessages)).toEqual(Object.keys(checkoutMessages));
  });
});
