/** The options of a story in an address: texts, numbers and flags, like the values of controls. */
export const writtenStory = (
  options: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, `${value as string | number | boolean}`]),
  );
