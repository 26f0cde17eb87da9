import { languagePrefix, pageLanguage, siteLanguage } from '@plinth/site-model/definition';
import type { Context } from 'hono';
import { publicUrl } from '../http/requestOrigin';
import type { ServerEnvironment } from '../serverEnvironment';
import type { SiteSnapshot } from './loadSite';
import { slugOf } from './slugOf';

type Site = Pick<SiteSnapshot, 'definition' | 'pageBySlug'>;

/**
 * The further language of the site that a visitor reads, by the page of a call or a form: browsers send it as the
 * referrer, also where no script runs.
 *
 * @returns `undefined` for the site's own language, and where it is unknown
 */
export function languageOfRequest(c: Context<ServerEnvironment>, site: Site): string | undefined {
  const referrer = c.req.header('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const { host, pathname } = new URL(referrer);
  return host === publicUrl(c).host ? languageOfPath(site, pathname) : undefined;
}

/** The further language of a page of the site, or of an address below a language's short form. */
export function languageOfPath(
  { definition, pageBySlug }: Site,
  pathname: string,
): string | undefined {
  const slug = slugOf(pathname);
  const page = pageBySlug.get(slug);
  const [first = ''] = slug.split('/');
  return page ? furtherLanguage({ definition }, page) : languageOfPrefix({ definition }, first);
}

/**
 * The further language of the site with the short form at the beginning of an address, such as `de` in `de/shop/mug`.
 */
export function languageOfPrefix(
  { definition }: Pick<SiteSnapshot, 'definition'>,
  prefix: string,
): string | undefined {
  const own = siteLanguage(definition);
  return definition.languages?.find(({ code }) => code !== own && languagePrefix(code) === prefix)
    ?.code;
}

/** A page's language, where it is a further one. */
export function furtherLanguage(
  { definition }: Pick<SiteSnapshot, 'definition'>,
  page: Parameters<typeof pageLanguage>[1],
): string | undefined {
  const language = pageLanguage(definition, page);
  return language === siteLanguage(definition) ? undefined : language;
}
