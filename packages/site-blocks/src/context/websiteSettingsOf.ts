import type { RenderContext } from './renderContext';

/** The site's settings with the page's own on top. */
export const websiteSettingsOf = ({
  site,
  page,
}: Pick<RenderContext, 'site' | 'page'>): Record<string, unknown> => ({
  ...site.websiteSettings,
  ...page.websiteSettings,
});

/** One group of settings, such as `popupOverlaySettings`; a value that is no object counts as empty. */
export const settingsGroup = (
  context: Pick<RenderContext, 'site' | 'page'>,
  name: string,
): Record<string, unknown> => {
  const group = websiteSettingsOf(context)[name];
  return typeof group === 'object' && group !== null ? (group as Record<string, unknown>) : {};
};
