import { environmentReader, type Environment } from '../../environmentReader';

/** The keys of an account at Stripe. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The address of the API. @default the address that Stripe documents */
  address: string | undefined;
}

/**
 * Reads the access to Stripe.
 *
 * @throws where a part is missing or is the wrong kind of key: a shop that could charge without receiving events must
 * not start
 */
export function readStripeAccess(env: Environment): StripeAccess | undefined {
  const { text } = environmentReader(env);
  const secretKey = text('PLINTH_STRIPE_SECRET_KEY');
  const publishableKey = text('PLINTH_STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = text('PLINTH_STRIPE_WEBHOOK_SECRET');
  const address = readStripeAddress(env);
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  const isSecret = /^[sr]k_(test|live)_/.exec(secretKey ?? '');
  const isPublishable = /^pk_(test|live)_/.exec(publishableKey ?? '');
  if (!isSecret || !isPublishable || !webhookSecret?.startsWith('whsec_'))
    throw new Error(
      'PLINTH_STRIPE_SECRET_KEY (sk_… or rk_…), PLINTH_STRIPE_PUBLISHABLE_KEY (pk_…) and PLINTH_STRIPE_WEBHOOK_SECRET (whsec_…) belong together. Give all three, or none: the test provider takes the payments then.',
    );
  if (isSecret[1] !== isPublishable[1])
    throw new Error(
      'One of PLINTH_STRIPE_SECRET_KEY and PLINTH_STRIPE_PUBLISHABLE_KEY is a test key and the other is not. Give both of the same kind.',
    );
  return {
    secretKey: secretKey!,
    publishableKey: publishableKey!,
    webhookSecret,
    address,
  };
}

/**
 * Reads the address of Stripe's API, which accounts of sites use, too.
 *
 * @returns `undefined` for the address that Stripe documents
 * @throws where it is no address
 */
export function readStripeAddress(env: Environment): string | undefined {
  const address = environmentReader(env).text('PLINTH_STRIPE_API');
  if (address && !(URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)))
    throw new Error(
      `PLINTH_STRIPE_API is "${address}". Give an address such as http://127.0.0.1:12111, or none for the one that Stripe documents.`,
    );
  return address?.replace(/\/+$/, '');
}
