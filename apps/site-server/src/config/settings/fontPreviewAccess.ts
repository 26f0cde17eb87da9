import type { PolicySources } from '@plinth/site-renderer';

/**
 * The access to the font service for a preview: from the server's environment, and sent to its owner's browser alone.
 */
export interface FontPreviewAccess {
  authId: string;
  authToken: string;
}

const origin = 'https://use.typekit.net';

/** Where the service's preview library is. */
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
