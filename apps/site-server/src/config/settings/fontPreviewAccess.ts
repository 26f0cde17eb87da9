import type { PolicySources } from '@plinth/site-runtime/render';

/** Who asks the font service for a preview: given by the server's environment, and told to its owner's browser alone. */
export interface FontPreviewAccess {
  authId: string;
  authToken: string;
}

const origin = 'https://use.typekit.net';

/** Where the service's preview library is. */
export const fontPreviewScript = `${origin}/previewkits/pk-v1.js`;

/** What the library needs of the page's policy; the page of the settings has it, and no page of the site. */
export const fontPreviewSources: PolicySources = {
  scripts: [origin],
  sheets: [origin],
  fonts: [origin],
  pictures: ['https://p.typekit.net'],
  connections: [origin],
  trustedTypes: [],
};
