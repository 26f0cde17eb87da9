import { createTranslate, isolate } from '@plinth/site-model';
import { inLanguage, type SiteDefinition } from '@plinth/site-renderer';
import { languages } from '../languages/languages';
import type { OrderFieldName } from './checkOrder';
import { shopMessages } from '../languages/shopMessages';
import type { ShopRefusal } from './ShopRefusal';

type Site = Pick<SiteDefinition, 'locale' | 'messages'>;

/** A message of the shop, by the site's own text or that of its language. */
export function translateShop(
  { locale, messages }: Site,
  key: keyof typeof shopMessages,
  values: Record<string, string | number> = {},
): string {
  const own = inLanguage(locale, languages);
  const { title } = values;
  return createTranslate(shopMessages, { locale, overrides: { ...own, ...messages } })(key, {
    ...values,
    ...(typeof title === 'string' ? { title: isolate(title, locale) } : {}),
  });
}

/** The messages of a refusal, and of its fields. */
export function refusalText(site: Site, { code, values, fields }: ShopRefusal) {
  const say = (refusal: Pick<ShopRefusal, 'code' | 'values'>) => {
    const { field } = refusal.values;
    const label = field
      ? { field: translateShop(site, `shop.field.${field as OrderFieldName}`) }
      : {};
    return translateShop(site, refusal.code, { ...refusal.values, ...label });
  };
  return {
    message: say({ code, values }),
    errors: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, say(one)])),
  };
}
