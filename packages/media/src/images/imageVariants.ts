/** Numbers of the image block's variants in a site's definition. */
export const imageVariants = {
  inline: 1012,
  poster: 1013,
  card: 1014,
  overlap: 1015,
  collage: 1016,
  stack: 1017,
} as const;

export type ImageVariant = keyof typeof imageVariants;

/** The variant of a name or a number; anything else is an inline image ([MED-5]). */
export function readImageVariant(value: unknown): ImageVariant {
  const names = Object.keys(imageVariants) as ImageVariant[];
  // `Number` of an object is not a variant, and throws if its `toString` does.
  const number = typeof value === 'object' ? NaN : Number(value);
  return names.find((name) => name === value || imageVariants[name] === number) ?? 'inline';
}
