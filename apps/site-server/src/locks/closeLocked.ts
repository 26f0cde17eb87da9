import { isLanguageShown } from '@plinth/site-model/definition';
import type { PageDefinition, SiteDefinition } from '@plinth/site-renderer';
import { emptyReadCache, type SiteSnapshot } from '../site/loadSite';
import { type Lock, lockSubjectOf, siteSubject } from '../site/lock';
import { productsOnPage } from '../site/productsOnPage';
import { findSiteForms } from '../site/siteForms';
import { isOutsideLocks } from './isOutsideLocks';

/**
 * A site for a visitor who has not unlocked all of it: locked parts are missing, and so are pages in a language that is
 * switched off. Code that reads pages, forms, blocks, products or collections from this site finds nothing to reveal.
 *
 * @param opened subjects of the locks that are open
 */
export function closeLocked(whole: SiteSnapshot, opened: ReadonlySet<string>): SiteSnapshot {
  const key = [...opened].sort().join(' ');
  const known = whole.views.get(key);
  if (known) return known;
  const view = createView(whole, opened);
  whole.views.set(key, view);
  return view;
}

function createView(whole: SiteSnapshot, opened: ReadonlySet<string>): SiteSnapshot {
  const closedLock = (subject: string): Lock | undefined =>
    opened.has(subject) ? undefined : whole.locks.get(subject);
  const site = closedLock(siteSubject);
  const formerly = formerLocks(whole);
  const lockAt = (slug: string) => site ?? closedLock(nearestLock(whole, formerly, slug) ?? '');

  const { pages, websiteSettings } = whole.definition;
  const isOpen = (page: PageDefinition) =>
    // The lock screen may hold a form.
    isOutsideLocks(page) || !lockAt(page.slug);
  const shown = pages.filter((page) => isLanguageShown(whole.definition, page) && isOpen(page));
  const hidden = pages.filter((page) => !isOpen(page));
  const forms = findSiteForms({ pages: shown, websiteSettings });
  const shownProducts = new Set(shown.flatMap(productsOnPage));
  const hiddenForms = [...findSiteForms({ pages: hidden, websiteSettings })].filter(
    ([id]) => !forms.has(id),
  );
  return {
    ...whole,
    whole,
    definition: { ...(site ? withoutTexts(whole.definition) : whole.definition), pages: shown },
    pageBySlug: new Map(shown.map((page) => [page.slug, page])),
    forms,
    ...emptyReadCache(),
    closed: {
      site,
      lockAt,
      collections: new Set(
        [...whole.slugOfCollection].flatMap(([id, slug]) => (lockAt(slug) ? [id] : [])),
      ),
      products: new Set(
        hidden.flatMap(productsOnPage).filter((productId) => !shownProducts.has(productId)),
      ),
      forms: new Map(hiddenForms.map(([id, { page }]) => [id, page.slug])),
    },
  };
}

/** Whether a site has nothing closed for a visitor who has opened so many of its locks. */
export const isAllOpen = ({ locks, definition }: SiteSnapshot, opened: number): boolean =>
  opened === locks.size && definition.pages.every((page) => isLanguageShown(definition, page));

/** A page below a page with a password is locked, too: `journal` locks `journal/the-kiln`. */
function nearestLock(
  { pageBySlug, locks }: SiteSnapshot,
  formerly: ReadonlyMap<string, string>,
  slug: string,
): string | undefined {
  for (let path = slug; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const page = pageBySlug.get(path);
    const subject = page ? lockSubjectOf(page.id) : formerly.get(path);
    if (subject && locks.has(subject)) return subject;
    if (!path.includes('/')) return undefined;
  }
}

/**
 * Subjects by the former addresses of their pages: posts and pages below keep their addresses, and moving or deleting a
 * locked page does not open them. Where two pages had the same address, the one locked last counts.
 */
const formerLocks = ({ locks }: SiteSnapshot): ReadonlyMap<string, string> =>
  new Map(
    [...locks.values()]
      .sort((one, other) => one.setAt.getTime() - other.setAt.getTime())
      .flatMap(({ subject, formerSlugs }) => formerSlugs.map((slug) => [slug, subject] as const)),
  );

/** A locked site shows only its name, its design, and the parts that its lock screen needs. */
function withoutTexts(definition: SiteDefinition): SiteDefinition {
  const { tagline: _tagline, footer: _footer, ...rest } = definition;
  const { useEscapeKeyToLogin, siteBadgeSettings } = definition.websiteSettings ?? {};
  const { cookieBannerText: _text, ...cookieSettings } = definition.cookieSettings ?? {};
  return {
    ...rest,
    cookieSettings,
    navigation: [],
    websiteSettings: { useEscapeKeyToLogin, siteBadgeSettings },
  };
}
