import type { Cart } from '@plinth/commerce/cart';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/openDatabase';
import { products } from '../database/schema/index';
import { productInLanguage } from './productInLanguage';

/**
 * A cart or an order with its lines in a language. Their ids stay: one piece is one line, in whichever language it was
 * chosen.
 *
 * @param language `undefined` for the site's own
 */
export async function cartInLanguage<Shown extends Pick<Cart, 'entries'>>(
  db: Pick<Database, 'select'>,
  cart: Shown,
  { siteId, language }: { siteId: string; language: string | undefined },
): Promise<Shown> {
  const { entries } = cart;
  if (language === undefined || !entries || entries.length === 0) return cart;
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.siteId, siteId),
        inArray(
          products.id,
          entries.map(({ itemId }) => itemId),
        ),
      ),
    );
  const texts = new Map(rows.map((row) => [row.id, productInLanguage(row, language)]));
  return {
    ...cart,
    entries: entries.map((line) => {
      const product = texts.get(line.itemId);
      if (!product) return line;
      const { row, textOf, href } = product;
      return {
        ...line,
        title: row.translations?.[language]?.title || line.title,
        ...(line.choices
          ? {
              choices: line.choices.map(({ name, value }) => ({
                name: textOf(name),
                value: textOf(value),
              })),
            }
          : {}),
        ...(line.href && href ? { href } : {}),
      };
    }),
  };
}
