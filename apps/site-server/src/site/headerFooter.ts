import type { SiteDefinition } from '@plinth/site-renderer';
import { footerSchema, siteSchema } from '@plinth/site-model/definition';
import * as v from 'valibot';

/** The part above every page. */
export const headerSchema = v.object({
  title: v.exactOptional(siteSchema.entries.title),
  tagline: siteSchema.entries.tagline,
  navigation: v.exactOptional(siteSchema.entries.navigation),
});

/** The part below every page. */
export const footerColumnsSchema = v.object({
  columns: v.exactOptional(footerSchema.entries.columns),
  closing: footerSchema.entries.closing,
});

export interface HeaderFooter {
  header: Record<string, unknown>;
  footer: Record<string, unknown>;
}

/** Header and footer as the site has them now. */
export function headerFooterOf({ title, tagline, navigation, footer }: SiteDefinition) {
  return {
    header: { title, ...(tagline === undefined ? {} : { tagline }), navigation },
    footer: { columns: footer?.columns ?? [], closing: footer?.closing ?? '' },
  } satisfies HeaderFooter;
}

/**
 * Lays the owner's saved header and footer over the site's definition; an unreadable part stays as the definition has
 * it.
 */
export function withHeaderFooter(
  site: SiteDefinition,
  saved: { header: unknown; footer: unknown } | undefined,
): SiteDefinition {
  const header = v.safeParse(headerSchema, saved?.header);
  const footer = v.safeParse(footerColumnsSchema, saved?.footer);
  return {
    ...site,
    ...(header.success ? given(header.output) : {}),
    ...(footer.success ? { footer: { columns: [], ...site.footer, ...given(footer.output) } } : {}),
  };
}

/** Leaves out undefined values, so that they do not overwrite others. */
function given<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as never;
}
