/** The options of a story as an address has them; they are texts, numbers and flags, as controls yield them. */
export const writtenStory = (
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, `${value as string | number | boolean}`]),
  );
