import { whatMayRun, type Permissions } from '@plinth/consent/policy';
import type { RenderContext } from './renderContext';

/** The permissions of a page for its visitor, by the site's settings and what the request says of their consent. */
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
