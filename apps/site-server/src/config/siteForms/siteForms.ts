import { footerForm, navigationForm } from './aroundPages';
import { coloursForm } from './coloursForm';
import { identityForm } from './identityForm';
import { badgeForm, infoBarForm, pinterestForm, popupForm } from './overlayForms';
import type { SiteForm } from './siteForm';

/** The forms of the site's definition, in the order of their list. */
export const siteForms: readonly SiteForm[] = [
  identityForm,
  navigationForm,
  footerForm,
  coloursForm,
  popupForm,
  infoBarForm,
  badgeForm,
  pinterestForm,
];

export const siteFormAddress = ({ name }: Pick<SiteForm, 'name'>): string =>
  `/config/settings/${name}`;
