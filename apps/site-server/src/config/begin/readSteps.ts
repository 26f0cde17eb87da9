import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ConfigurationPart } from '@plinth/site-model';
import type { Database } from '../../database/openDatabase';
import {
  accounts,
  collectionItems,
  products,
  revisions,
  shops,
  sites,
  storedFiles,
} from '../../database/schema/index';
import { firstPageId } from '../../seed/emptySite';
import type { SiteSnapshot } from '../../site/loadSite';
import { subjectOfPage } from '../pages/pageStore';
import { subjectOfSiteForm } from '../siteForms/saveSiteForm';
import { coloursForm } from '../siteForms/coloursForm';
import { identityForm } from '../siteForms/identityForm';

/** The steps in the order in which most owners take them, each with the address of its form. */
const steps = [
  { name: 'name', href: '/config/settings/site', part: 'settings' },
  { name: 'colours', href: '/config/settings/colours', part: 'settings' },
  { name: 'files', href: '/config/files', part: 'files' },
  { name: 'home', href: '/config/page-at?path=%2F', part: 'pages' },
  { name: 'page', href: '/config/new-page', part: 'pages' },
  { name: 'navigation', href: '/config/settings/navigation', part: 'settings' },
  { name: 'form', href: '/config/pages', part: 'pages' },
  { name: 'posts', href: '/config/collections', part: 'collections' },
  { name: 'product', href: '/config/products', part: 'products' },
  { name: 'terms', href: '/config/shop/terms', part: 'products' },
  { name: 'people', href: '/config/people', part: 'people' },
] as const satisfies { name: string; href: string; part: ConfigurationPart }[];

export type BeginStep = (typeof steps)[number] & { isDone: boolean };

/** The steps and whether each is done: read from the site, not marked by hand. */
export async function readSteps(
  db: Pick<Database, 'select'>,
  { definition, forms }: Pick<SiteSnapshot, 'definition' | 'forms'>,
): Promise<BeginStep[]> {
  const siteId = definition.id;
  const isThere = (table: { siteId: AnyPgColumn }, more: SQL = sql``) =>
    sql<boolean>`exists (select 1 from ${table.siteId.table} where ${table.siteId} = ${siteId} ${more})`;
  const isSaved = (subject: string) =>
    isThere(revisions, sql`and ${revisions.subject} = ${subject}`);
  const [found] = await db
    .select({
      name: isSaved(subjectOfSiteForm(identityForm)),
      colours: isSaved(subjectOfSiteForm(coloursForm)),
      home: isSaved(subjectOfPage(firstPageId)),
      files: isThere(storedFiles),
      posts: isThere(collectionItems),
      product: isThere(products),
      terms: isThere(
        shops,
        sql`and jsonb_array_length(coalesce(${shops.settings} -> 'countries', '[]'::jsonb)) > 0`,
      ),
      people: isThere(accounts, sql`offset 1`),
    })
    .from(sites)
    .where(eq(sites.id, siteId));
  const done: Readonly<Record<string, boolean>> = {
    ...found,
    page: definition.pages.filter(({ pageType = 2 }) => pageType === 2).length > 1,
    navigation: definition.navigation.length > 0,
    form: forms.size > 0,
  };
  return steps.map((step) => ({ ...step, isDone: done[step.name] === true }));
}
