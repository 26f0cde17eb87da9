import type { PolicySources } from '../context/policySources';
import type { Provider } from './provider';

/** The map provider that needs a key ([MED-12]). */
export const keyedMapProvider: Provider = {
  name: 'google-maps',
  label: 'Google Maps',
  origins: ['https://maps.googleapis.com'],
};

/**
 * The sources that its library needs in a page's policy: scripts from its origin, and those in its
 * guide to Content-Security-Policy
 * (https://developers.google.com/maps/documentation/javascript/content-security-policy), but no
 * `eval`. Its parts create the Trusted Types policies themselves.
 */
export const keyedMapSources: PolicySources = {
  scripts: keyedMapProvider.origins,
  sheets: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  connections: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  trustedTypes: ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};
