import type { RenderContext } from '../../context/renderContext';
import { settingsGroup } from '../../context/websiteSettingsOf';

/**
 * Whether the site offers its pictures to Pinterest, as `websiteSettings.pinterestOverlayOptions.mode` says it: `hover`
 * or `always`; anything else is no ([MED-5]).
 */
export function pinterestOf(context: RenderContext) {
  const { mode } = settingsGroup(context, 'pinterestOverlayOptions');
  if (mode !== 'hover' && mode !== 'always') return undefined;
  const { origin } = context.request.url;
  return { page: `${origin}/${context.page.slug}`, mode } as const;
}
