import { text } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface PlaceholderOptions {
  host: string;
}

export const example = defineExample<PlaceholderOptions>({
  controls: { host: text('maps.example') },
  code: ({ over }) => ({
    react: `import { ConsentPlaceholder } from '@plinth/consent/react';
import '@plinth/consent/placeholder.css';

<ConsentPlaceholder${over({ host: 'maps.example' }).attributes} onLoad={load} />`,
    attach: `import { attachConsentGate } from '@plinth/consent';
import '@plinth/consent/placeholder.css';

const undo = attachConsentGate(element, { store, load });`,
  }),
  html: { css: ['@plinth/consent/placeholder.css'], script: '' },
});
