import type { RenderContext } from './renderContext';

/** The site's settings, overridden by the page's own. */
export const websiteSettingsOf = ({
  site,
  page,
}: Pick<RenderContext, 'site' | 'page'>): Record<string, unknown> => ({
  ...site.websiteSettings,
  ...page.websiteSettings,
});

/**
 * One group of settings, such as `popupOverlaySettings`; a value that is not an object counts as
 * empty.
 */
export const settingsGroup = (
  context: Pick<RenderContext, 'site' | 'page'>,
  name: string,
): Record<string, unknown> => {
  const group = websiteSettingsOf(context)[name];
  return typeof group === 'object' && group !== null ? (group as Record<string, unknown>) : {};
};
