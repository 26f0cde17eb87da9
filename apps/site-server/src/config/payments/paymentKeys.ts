/** The typed keys of a Stripe account. */
export interface StripeKeys {
  publishableKey: string;
  secretKey: string;
  webhookSecret: string;
}

export type PaymentProblem =
  | ('publishableKey' | 'secretKey' | 'webhookSecret' | 'mixed')
  | ('refused' | 'forbidden' | 'unanswered' | 'conflict');

const maxKeyLength = 500;

const kindOf = (key: string, prefix: string): string | undefined =>
  new RegExp(`^${prefix}_(test|live)_\\w+$`).exec(key)?.[1];

/** Whether keys belong to Stripe's test mode, in which no money is transferred. */
export const isTestKey = (publishableKey: string): boolean => publishableKey.startsWith('pk_test_');

/** The first invalid key. A secret key in the field of the publishable key would become public. */
export function problemOfKeys({
  publishableKey,
  secretKey,
  webhookSecret,
}: StripeKeys): PaymentProblem | undefined {
  if ([publishableKey, secretKey, webhookSecret].some(({ length }) => length > maxKeyLength))
    return 'publishableKey';
  const publicKind = kindOf(publishableKey, 'pk');
  if (!publicKind) return 'publishableKey';
  const secretKind = kindOf(secretKey, '[sr]k');
  if (!secretKind) return 'secretKey';
  if (!/^whsec_\w+$/.test(webhookSecret)) return 'webhookSecret';
  return publicKind === secretKind ? undefined : 'mixed';
}
