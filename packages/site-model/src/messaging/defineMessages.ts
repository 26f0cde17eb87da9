/** A package's messages: stable keys with the exact English defaults of its specification. */
export type MessageCatalogue = Readonly<Record<string, string>>;

/** Declares a package's messages, keeping their keys as a type. */
export function defineMessages<const Catalogue extends MessageCatalogue>(
  catalogue: Catalogue,
): Catalogue {
  return catalogue;
}
