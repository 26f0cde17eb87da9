import type { SiteDefinition } from '@plinth/site-model/definition';

/** Whether the menu of the area links to the first steps: on a new site, until its owner hides it. */
export const showsBeginning = ({ websiteSettings }: Pick<SiteDefinition, 'websiteSettings'>) =>
  websiteSettings?.['showsBeginning'] === true;
