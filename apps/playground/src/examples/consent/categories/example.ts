import { readersParts, untyped } from '../../../code/readersParts';
import { flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface CategoryOptions {
  /** Folded away behind its title, as in a banner. */
  isFolded?: boolean;
  /** As in a preview: its button posts nothing. */
  isForced?: boolean;
}

export const example = defineExample<CategoryOptions>({
  controls: { isFolded: flag(false), isForced: flag(false) },
  stories: {
    Folded: { isFolded: true },
  },
  code: ({ attributes }) => ({
    react: `import { createConsentStore } from '@plinth/consent';
import { createCategoryConsent } from '@plinth/consent/categories';
import { ConsentCategories, CookieBanner } from '@plinth/consent/react';
import '@plinth/consent/banner.css';
import '@plinth/consent/categories.css';

const settings = { isCookieBannerEnabled: true, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
${readersParts.cookies}
const store = createConsentStore({ settings, cookies });
const consent = createCategoryConsent({ store, storage: localStorage });

<>
  <CookieBanner settings={settings} store={consent} action="/consent">
    <ConsentCategories consent={consent} />
  </CookieBanner>
  <ConsentCategories consent={consent} action="/consent"${attributes} />
</>`,
    attach: `import { createConsentStore } from '@plinth/consent';
import { attachConsentCategories, createCategoryConsent } from '@plinth/consent/categories';
import '@plinth/consent/categories.css';

${readersParts.cookies}
const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
const consent = createCategoryConsent({ store, storage: localStorage });
const undo = attachConsentCategories(
  document.querySelector<HTMLElement>('[data-consent-categories]'),
  { consent },
);`,
  }),
  html: {
    css: ['@plinth/consent/banner.css', '@plinth/consent/categories.css'],
    script: `import { createConsentStore } from '@plinth/consent';
import { attachConsentCategories, createCategoryConsent } from '@plinth/consent/categories';

${untyped(readersParts.cookies)}
const store = createConsentStore({ settings: { isCookieBannerEnabled: true }, cookies });
const consent = createCategoryConsent({ store, storage: localStorage });
attachConsentCategories(document.querySelector('[data-consent-categories]'), { consent });`,
  },
});
