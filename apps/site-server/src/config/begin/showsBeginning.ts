import type { SiteDefinition } from '@plinth/site-model/definition';

/** Whether the menu of the area leads to what an owner may begin with: on a new site, until its owner hides it. */
export const showsBeginning = ({ websiteSettings }: Pick<SiteDefinition, 'websiteSettings'>) =>
  websiteSettings?.['showsBeginning'] === true;
