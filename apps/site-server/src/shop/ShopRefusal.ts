import type { shopMessages } from '../languages/shopMessages';

/** A refusal of the shop by its message key; `refusalText` writes it in the language of the site. */
export class ShopRefusal extends Error {
  override name = 'ShopRefusal';

  constructor(
    readonly code: keyof typeof shopMessages,
    readonly values: Record<string, string | number> = {},
    /** Refusals of single fields by the field's name, where `code` is `shop.invalid`. */
    readonly fields: Readonly<Record<string, ShopRefusal>> = {},
  ) {
    super(code);
  }
}
