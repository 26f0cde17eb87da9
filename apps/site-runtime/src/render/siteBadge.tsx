import { safeHref } from '@plinth/site-model';
import { readTextOr } from '../blocks/readSettings';
import { shouldShowSiteBadge } from '../overlays/barRules';
import { pageContextFor } from './pageContextFor';
import type { RenderContext } from './renderContext';
import { settingsGroup } from './websiteSettingsOf';

/** The maker's badge below the footer, for sites that have one ([RUN-13]). */
export function siteBadge(context: RenderContext) {
  const settings = settingsGroup(context, 'siteBadgeSettings');
  const label = readTextOr(settings, 'label', '');
  const type = readTextOr(settings, 'type', '');
  const { templateVersion } = pageContextFor(context) as { templateVersion?: string };
  if (label === '' || !shouldShowSiteBadge({ templateVersion, type })) return undefined;
  context.wantStyle('furniture');
  const href = safeHref(readTextOr(settings, 'url', ''));
  return (
    <aside className="pl-badge" aria-label={label} data-type={type || undefined}>
      {href ? <a href={href}>{label}</a> : label}
    </aside>
  );
}
