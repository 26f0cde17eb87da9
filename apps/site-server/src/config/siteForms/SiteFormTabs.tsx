import { localText } from '../blocks/SettingsFields';
import type { ConfigVisit } from '../configVisit';
import { siteFormAddress, siteForms } from './siteForms';

/** The forms of the site beside its settings. */
export const SiteFormTabs = ({
  visit: { intl },
  current,
}: {
  visit: Pick<ConfigVisit, 'intl'>;
  /**
   * The current form.
   * @default none
   */
  current?: string;
}) => (
  <nav aria-label={intl.translate('config.siteForm.list')}>
    <ul className="pl-config-tabs">
      {siteForms.map((form) => (
        <li key={form.name}>
          <a href={siteFormAddress(form)} aria-current={form.name === current ? 'page' : undefined}>
            {localText(intl, form.title)}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
