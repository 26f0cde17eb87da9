import { whatMayRun, type Permissions } from '@plinth/consent/policy';
import type { RenderContext } from './renderContext';

/**
 * The permissions of a page for its visitor, by the site's settings and the consent in the request.
 */
export function permissionsOf({
  site,
  request,
}: Pick<RenderContext, 'site' | 'request'>): Permissions {
  return whatMayRun({
    settings: site.cookieSettings ?? {},
    decision: request.cookieDecision ?? 'none',
    choice: request.cookieChoice,
    globalPrivacyControl: request.globalPrivacyControl,
  });
}
