import { readersParts } from '../../../code/readersParts';
import type { CookieSettings } from '@plinth/consent/policy';
import { flag } from '../../../example/controls';
import { defineExample } from '../../../example/example';

export interface ConsentModeOptions extends Pick<
  CookieSettings,
  'isRestrictiveCookiePolicyEnabled' | 'isVisitorDataRestricted'
> {
  /** Offers categories beside accepting and declining. */
  hasCategories: boolean;
}

export const example = defineExample<ConsentModeOptions>({
  controls: {
    isRestrictiveCookiePolicyEnabled: flag(true),
    isVisitorDataRestricted: flag(false),
    hasCategories: flag(false),
  },
  descriptions: { hasCategories: 'Asks by category beside yes and no.' },
  code: ({ without, values: { hasCategories } }) => {
    const settings = without('hasCategories').over({
      isCookieBannerEnabled: true,
      isRestrictiveCookiePolicyEnabled: true,
    }).object;
    const attach = `import { ${hasCategories ? '' : 'attachConsentMode, '}createConsentStore } from '@plinth/consent';${
      hasCategories
        ? "\nimport { attachCategoryConsentMode, createCategoryConsent } from '@plinth/consent/categories';"
        : ''
    }

const settings = ${settings};
${readersParts.cookies}
const store = createConsentStore({ settings, cookies });
${
  hasCategories
    ? `const consent = createCategoryConsent({ store, storage: localStorage });
const undo = attachCategoryConsentMode(window, { consent });`
    : 'const undo = attachConsentMode(window, { store });'
}
// Only now the tag's own script: <script async src="https://www.googletagmanager.com/gtag/js?id=…">`;
    return { attach };
  },
});
