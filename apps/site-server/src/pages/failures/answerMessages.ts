import type { SiteDefinition } from '@plinth/site-renderer';
import type { Context } from 'hono';
import { isConfigPath } from '../../http/isConfigPath';
import type { ServerEnvironment } from '../../serverEnvironment';
import { ownerLocale } from '../../site/ownerLocale';
import type { SiteMessages } from '../translatePage';

/**
 * Language and messages of an answer that is no page of the site: the site's, and in the owner's area the owner's.
 * @param site English if `undefined`
 */
export function answerMessages(
  c: Context<ServerEnvironment>,
  site: SiteDefinition | undefined,
): SiteMessages {
  if (!site) return {};
  if (!isConfigPath(c.req.path)) return site;
  const locale = ownerLocale(site, c.req.header('accept-language'));
  return locale === site.locale ? site : { locale };
}
