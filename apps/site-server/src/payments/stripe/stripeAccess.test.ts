import { expect, it } from 'vitest';
import { readStripeAccess } from './stripeAccess';

const keys = {
  PLINTH_STRIPE_SECRET_KEY: 'sk_test_1',
  PLINTH_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  PLINTH_STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('[SRV-80m] the three keys of an account belong together', () => {
  expect(readStripeAccess({})).toBeUndefined();
  expect(readStripeAccess(keys)).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    address: undefined,
  });
  for (const name of Object.keys(keys))
    expect(() => readStripeAccess({ ...keys, [name]: undefined })).toThrow('belong together');
  // The secret key in the page would be everybody's.
  expect(() => readStripeAccess({ ...keys, PLINTH_STRIPE_PUBLISHABLE_KEY: 'sk_test_1' })).toThrow(
    'belong together',
  );
});

it('[SRV-80m] a live key beside a test key is refused, and an address that is none', () => {
  expect(() => readStripeAccess({ ...keys, PLINTH_STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    'is a test key and the other is not',
  );
  expect(() => readStripeAccess({ ...keys, PLINTH_STRIPE_API: 'stripe' })).toThrow(
    'PLINTH_STRIPE_API is "stripe"',
  );
  expect(readStripeAccess({ ...keys, PLINTH_STRIPE_API: 'http://127.0.0.1:1/' })!.address).toBe(
    'http://127.0.0.1:1',
  );
});
