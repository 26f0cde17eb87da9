import { whatMayRun } from '@plinth/consent/policy';
import type { RenderContext } from './renderContext';

/** Whether this page may load things of other companies for its visitor ([CNS-7]). */
export function mayShowEmbeds({ site, request }: Pick<RenderContext, 'site' | 'request'>): boolean {
  const { cookieDecision: decision = 'none', globalPrivacyControl = false } = request;
  const settings = site.cookieSettings ?? {};
  return whatMayRun({ settings, decision, globalPrivacyControl }).embeds;
}
