import { readersParts } from '../../../code/readersParts';
import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface PlaceholderOptions {
  host: string;
}

export const example = defineExample<PlaceholderOptions>({
  controls: { host: text('maps.example') },
  stories: {
    'Another host': { host: 'player.example' },
  },
  code: ({ over }) => ({
    react: `import { ConsentPlaceholder } from '@plinth/consent/react';
import '@plinth/consent/placeholder.css';

<ConsentPlaceholder${over({ host: 'maps.example' }).attributes} onLoad={() => console.log('The map may load.')} />`,
    attach: `import { attachConsentGate, createConsentStore } from '@plinth/consent';
import '@plinth/consent/placeholder.css';

${readersParts.cookies}
const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
const undo = attachConsentGate(document.querySelector<HTMLElement>('.map'), {
  store,
  load: () => console.log('The map may load.'),
});`,
  }),
  html: { css: ['@plinth/consent/placeholder.css'], script: '' },
});
