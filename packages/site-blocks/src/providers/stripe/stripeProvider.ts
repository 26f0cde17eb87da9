import type { PolicySources } from '../../context/policySources';
import type { Provider } from '../provider';

/** The company that processes the payments of a shop. */
export const stripeProvider: Provider = {
  name: 'stripe',
  label: 'Stripe',
  origins: ['https://js.stripe.com'],
};

/** Its script, which the company requires to be loaded from there. */
export const stripeScript = 'https://js.stripe.com/v3/';

/** Origins of the frames for card fields and a bank's authentication. */
export const stripeFrames = [
  ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
] as const;

/** The sources in its guide to Content-Security-Policy (https://docs.stripe.com/security/guide). */
export const stripeSources: PolicySources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  sheets: [],
  fonts: [],
  pictures: ['https://*.stripe.com'],
  connections: ['https://api.stripe.com'],
  trustedTypes: [],
};
