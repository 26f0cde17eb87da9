import type { PolicySources } from '@plinth/site-renderer';

/**
 * The credentials of the font service for previews: from the server's environment, and sent only to the browsers of
 * owners.
 */
export interface FontPreviewAccess {
  authId: string;
  authToken: string;
}

const origin = 'https://use.typekit.net';

/** The address of the service's preview library. */
export const fontPreviewScript = `${origin}/previewkits/pk-v1.js`;

/** The sources that the library needs in the page's policy; the page of the settings has them, and no page of the site. */
export const fontPreviewSources: PolicySources = {
  scripts: [origin],
  sheets: [origin],
  fonts: [origin],
  pictures: ['https://p.typekit.net'],
  connections: [origin],
  trustedTypes: [],
};
