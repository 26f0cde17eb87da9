import { permission, templateVersion, unitSystem, websiteRole } from '@plinth/site-model';
import { collectionOf } from '../context/collectionOf';
import { isPreview } from '../context/isPreview';
import { websiteSettingsOf, type RenderContext } from '@plinth/site-blocks/rendering';
import { isFontKit } from '../context/webFont';
import { messagesForBrowser } from './messagesOfSite';

/**
 * The page context of [MOD-18]: the data that the browser may have about the page, and nothing else
 * of the definition.
 */
export function pageContextFor(context: RenderContext): Record<string, unknown> {
  const { site, page, request, money, wanted } = context;
  const { account } = request;
  const messages = messagesForBrowser(site, wanted.messages);
  return {
    website: {
      id: site.id,
      identifier: site.identifier,
      baseUrl: request.url.origin,
      websiteType: site.websiteType ?? 1,
      ...(site.siteStatus ? { siteStatus: site.siteStatus } : {}),
      developerMode: site.developerMode ?? false,
      cloneable: site.cloneable ?? false,
      ...(isFontKit(site.typekitId) ? { typekitId: site.typekitId } : {}),
      ...(site.timeZone ? { timeZone: site.timeZone } : {}),
    },
    websiteSettings: websiteSettingsOf({ site, page }),
    cookieSettings: site.cookieSettings ?? {},
    pageType: page.pageType ?? 2,
    collection: collectionOf(page),
    collectionId: collectionOf(page).id,
    ...(page.item ? { item: page.item, itemId: page.item.id } : {}),
    templateId: 'plinth',
    templateVersion: String(site.templateVersion ?? templateVersion.v8),
    appDomain: request.url.hostname,
    measurementStandard: site.measurementStandard ?? unitSystem.metric,
    tweakJSON: {},
    locale: context.locale,
    // An owner's preview is not a visit, in any frame or tab ([TRK-5]).
    ...(site.isCensusDisabled || isPreview(request) ? { isCensusDisabled: true } : {}),
    ...(messages ? { messages } : {}),
    ...(money.template ? { moneyTemplate: money.template } : {}),
    ...(account
      ? {
          authenticatedAccount: { id: account.id },
          websiteRoles: account.roles,
          permissions: [
            account.roles.includes(websiteRole.admin) ? permission.admin : permission.authenticated,
          ],
        }
      : {}),
  };
}
