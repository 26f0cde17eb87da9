import type { RenderContext } from '../../context/renderContext';
import { settingsGroup } from '../../context/websiteSettingsOf';

/**
 * Whether pictures have a Pinterest button, from `websiteSettings.pinterestOverlayOptions.mode`:
 * `hover` or `always`; anything else means no ([MED-5]).
 */
export function pinterestOf(context: RenderContext) {
  const { mode } = settingsGroup(context, 'pinterestOverlayOptions');
  if (mode !== 'hover' && mode !== 'always') return undefined;
  const { origin } = context.request.url;
  return { page: `${origin}/${context.page.slug}`, mode } as const;
}
