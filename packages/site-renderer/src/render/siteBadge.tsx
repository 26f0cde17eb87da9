import { safeHref } from '@plinth/site-model';
import { readTextOr, settingsGroup, type RenderContext } from '@plinth/site-blocks/rendering';
import { shouldShowSiteBadge } from '../overlays/barRules';
import { pageContextFor } from './pageContextFor';

/** The maker's badge below the footer, for sites that have one ([RUN-13]). */
export function siteBadge(context: RenderContext) {
  const settings = settingsGroup(context, 'siteBadgeSettings');
  const label = readTextOr(settings, 'label', '');
  const type = readTextOr(settings, 'type', '');
  const { templateVersion } = pageContextFor(context) as { templateVersion?: string };
  if (label === '' || !shouldShowSiteBadge({ templateVersion, type })) return undefined;
  context.wantStyle('siteParts');
  const href = safeHref(readTextOr(settings, 'url', ''));
  return (
    <aside className="pl-badge" aria-label={label} data-type={type || undefined}>
      {href ? <a href={href}>{label}</a> : label}
    </aside>
  );
}
