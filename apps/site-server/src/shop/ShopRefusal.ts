import type { shopMessages } from './shopMessages';

/** The shop has understood and says no; the words are chosen where the language is known. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal';

  constructor(
    readonly code: keyof typeof shopMessages,
    readonly values: Record<string, string | number> = {},
    /** Field → key of its sentence, with `shop.invalid`. */
    readonly fields: Readonly<Record<string, ShopRefusal>> = {},
  ) {
    super(code);
  }
}
