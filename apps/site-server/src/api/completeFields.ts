import { contentRecordType, isViewerOnly } from '@plinth/site-model';
import type { CallName } from '@plinth/site-api/contract';
import { acceptedLocales } from '../site/ownerLocale';
import { slugOf } from '../site/slugOf';
import type { CallContext } from './callContext';

interface KnownOfHit {
  website_locale: string;
  variantId?: string;
  recordType?: string;
  memberAccountId?: string;
  member_locale?: string;
}

/** The name of a collection's records in analytics ([MOD-9]). */
const recordTypes: Readonly<Record<string, string>> = {
  blog: contentRecordType.text,
  events: contentRecordType.event,
  gallery: contentRecordType.image,
  portfolio: contentRecordType.portfolioItem,
};

/**
 * The names of the visitor: the session identifies a signed-in account. Where visitor data is restricted, a page that
 * is older than the setting may still send the others.
 */
const namesOfVisitor = ['memberAccountId', 'member_locale', 'visitorCookie', 'userAgent'];

/**
 * The fields of a page, completed from the server's own data about it and its visitor, so that no page has to load a
 * script for them ([TRK-6]).
 */
export async function completeFields(
  context: Pick<CallContext<CallName>, 'site' | 'session' | 'c'>,
  fields: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const isRestricted = isVisitorDataRestricted(context.site);
  const left = isRestricted ? namesOfVisitor : ['memberAccountId', 'member_locale'];
  return {
    ...(await knownOfHit(context, fields)),
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name))),
  };
}

async function knownOfHit(
  { site, session, c }: Pick<CallContext<CallName>, 'site' | 'session' | 'c'>,
  { pagePath, itemId, collectionId }: Readonly<Record<string, unknown>>,
): Promise<KnownOfHit> {
  const { definition, pageBySlug, kindOfCollection } = site;
  const variantId = pageBySlug.get(slugOf(typeof pagePath === 'string' ? pagePath : ''))?.variantId;
  const kind = itemId ? kindOfCollection.get(String(collectionId)) : undefined;
  const recordType = kind && recordTypes[kind];
  const account = isVisitorDataRestricted(site) ? undefined : (await session())?.account;
  return {
    website_locale: definition.locale ?? 'en',
    ...(variantId ? { variantId } : {}),
    ...(recordType ? { recordType } : {}),
    // A hit of any other account was made before the sign-in, and arrived late ([TRK-5]).
    ...(account && isViewerOnly(account.roles)
      ? { memberAccountId: account.id, ...localeOf(c) }
      : {}),
  };
}

/** The preferred language of the account's browser. */
function localeOf(c: CallContext<CallName>['c']): Pick<KnownOfHit, 'member_locale'> {
  const [locale] = acceptedLocales(c.req.header('accept-language'));
  return locale ? { member_locale: locale.slice(0, 35) } : {};
}

/** Whether hits of this site may not identify the visitor. */
export const isVisitorDataRestricted = ({
  definition,
}: Pick<CallContext<CallName>['site'], 'definition'>): boolean =>
  definition.cookieSettings?.['isVisitorDataRestricted'] === true;
