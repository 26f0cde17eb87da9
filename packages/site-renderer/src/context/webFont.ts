import type { WebFont } from '@plinth/site-model/definition';

export type { WebFont };

/** The page's texts that use a family. */
export const fontUses = ['body', 'heading'] as const;
export type FontUse = (typeof fontUses)[number];

const familyName = /^[a-z\d][\w -]{0,58}\w$/i;
const variantName = /^[1-9]00i?$/;
const kitName = /^[a-z\d]{4,12}$/;

/**
 * The default weights. Not every family has more, and a style sheet is refused if one weight is
 * missing.
 */
export const usualVariants: Readonly<Record<FontUse, readonly string[]>> = {
  body: ['400', '700'],
  heading: ['400'],
};

/** Names become parts of addresses and style sheets, so anything else than a name is refused. */
export const isFontFamily = (name: unknown): name is string =>
  typeof name === 'string' && familyName.test(name);

export const isFontKit = (id: unknown): id is string => typeof id === 'string' && kitName.test(id);

export const isFontVariant = (variant: unknown): variant is string =>
  typeof variant === 'string' && variantName.test(variant);

/** Parses `Literata: 400, 400i, 700`, or only the family. `undefined` if it is not a font. */
export function readFontLine(line: string): WebFont | undefined {
  const [family = '', weights, ...more] = line.split(':').map((part) => part.trim());
  const variants = weights?.split(/[\s,]+/).filter(Boolean);
  if (!isFontFamily(family) || more.length > 0) return undefined;
  if (!variants) return { family };
  return variants.length > 0 && variants.every(isFontVariant)
    ? { family, variants: [...new Set(variants)] }
    : undefined;
}

/** Formats the same line. */
export const writeFontLine = ({ family, variants }: WebFont): string =>
  variants && variants.length > 0 ? `${family}: ${variants.join(', ')}` : family;
