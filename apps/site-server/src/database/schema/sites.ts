import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { visitorJson } from './visitorColumns';

export const sites = pgTable('sites', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  /** The site's definition without its pages: theme, navigation, cookie settings, website settings. */
  definition: visitorJson<Record<string, unknown>>('definition').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** The host names of sites. The only site of a database needs none. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    /** As a browser sends it: lower case, in punycode, without a port. */
    host: text('host').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** The protocol, host and port in links that leave the site, such as `https://studio.example`. */
    origin: text('origin').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [index('site_hosts_site').on(table.siteId, table.addedAt)],
);

export const pages = pgTable(
  'pages',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    pageType: integer('page_type').notNull(),
    position: integer('position').notNull(),
    definition: visitorJson<Record<string, unknown>>('definition').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    uniqueIndex('pages_slug').on(table.siteId, table.slug),
    index('pages_order').on(table.siteId, table.position),
  ],
);

/** Header and footer as the owner edits them: one row a site. */
export const headerFooter = pgTable('header_footer', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  header: visitorJson<unknown>('header'),
  footer: visitorJson<unknown>('footer'),
  updatedAt: moment('updated_at').notNull(),
});

/** The languages of a site: one row a site. */
export const multilingualSettings = pgTable('multilingual_settings', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  languages: visitorJson<unknown[]>('languages').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
