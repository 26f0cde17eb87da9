import { defineMessages } from '@plinth/site-model';

/** Messages of subscription plans ([COM-8]). */
export const subscriptionMessages = defineMessages({
  'commerce.subscription.everyWeek':
    '{value, plural, =1 {every week} one {every # week} other {every # weeks}}',
  'commerce.subscription.everyMonth':
    '{value, plural, =1 {every month} one {every # month} other {every # months}}',
  'commerce.subscription.everyYear':
    '{value, plural, =1 {every year} one {every # year} other {every # years}}',
  'commerce.subscription.indefinite': '{period} until canceled',
  'commerce.subscription.limited':
    '{period}, {cycles, plural, one {# payment} other {# payments}} in total',
  'commerce.subscription.price': '{price} {text}',
});
