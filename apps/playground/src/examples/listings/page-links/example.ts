import type { PageLinksProps } from '@plinth/listings/react';
import { amount, flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export type PageLinksOptions = Pick<PageLinksProps, 'page' | 'pages' | 'hasNumbers' | 'isState'>;

export const example = defineExample<PageLinksOptions>({
  controls: {
    page: amount(5, { min: 1, max: 12 }),
    pages: amount(12, { min: 1, max: 40 }),
    hasNumbers: flag(true),
    isState: flag(false),
  },
  stories: {
    'Without numbers': { hasNumbers: false },
    'Forty pages': { pages: 40, page: 12 },
  },
  code: ({ over }) => ({
    react: `import { PageLinks } from '@plinth/listings/react';
import '@plinth/listings/pages.css';

<PageLinks href={(page) => \`#page-\${page}\`}${over({ page: 5, pages: 12, hasNumbers: true }).attributes} />`,
  }),
});
