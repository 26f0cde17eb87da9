import type { PolicySources } from '../../context/policySources';
import type { Provider } from '../provider';

/** The company that takes the payments of a shop. */
export const stripeProvider: Provider = {
  name: 'stripe',
  label: 'Stripe',
  origins: ['https://js.stripe.com'],
};

/** Its script; the company asks that it always comes from there. */
export const stripeScript = 'https://js.stripe.com/v3/';

/** Origins of the frames in which a card is typed, and of the questions of a bank. */
export const stripeFrames = [
  ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
] as const;

/** The sources that its guide to Content-Security-Policy names (https://docs.stripe.com/security/guide). */
export const stripeSources: PolicySources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  sheets: [],
  fonts: [],
  pictures: ['https://*.stripe.com'],
  connections: ['https://api.stripe.com'],
  trustedTypes: [],
};
