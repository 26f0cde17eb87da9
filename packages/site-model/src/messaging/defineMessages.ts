/** A package's messages: a stable key and the English default in the exact words of its specification. */
export type MessageCatalogue = Readonly<Record<string, string>>;

/** Declares a package's messages, keeping their keys as a type. */
export function defineMessages<const Catalogue extends MessageCatalogue>(
  catalogue: Catalogue,
): Catalogue {
  return catalogue;
}
