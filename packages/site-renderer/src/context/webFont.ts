import type { WebFont } from '@plinth/site-model/definition';

export type { WebFont };

/** For which of the page's texts a family is. */
export const fontUses = ['body', 'heading'] as const;
export type FontUse = (typeof fontUses)[number];

const familyName = /^[a-z\d][\w -]{0,58}\w$/i;
const variantName = /^[1-9]00i?$/;
const kitName = /^[a-z\d]{4,12}$/;

/** The weights where the owner names none. Not every family has more, and a sheet names all or none. */
export const usualVariants: Readonly<Record<FontUse, readonly string[]>> = {
  body: ['400', '700'],
  heading: ['400'],
};

/** Names become parts of addresses and of style sheets: what could be anything else is no name. */
export const isFontFamily = (name: unknown): name is string =>
  typeof name === 'string' && familyName.test(name);

export const isFontKit = (id: unknown): id is string => typeof id === 'string' && kitName.test(id);

export const isFontVariant = (variant: unknown): variant is string =>
  typeof variant === 'string' && variantName.test(variant);

/** Reads `Literata: 400, 400i, 700`, or the family alone. Undefined where it can be no font. */
export function readFontLine(line: string): WebFont | undefined {
  const [family = '', weights, ...more] = line.split(':').map((part) => part.trim());
  const variants = weights?.split(/[\s,]+/).filter(Boolean);
  if (!isFontFamily(family) || more.length > 0) return undefined;
  if (!variants) return { family };
  return variants.length > 0 && variants.every(isFontVariant)
    ? { family, variants: [...new Set(variants)] }
    : undefined;
}

/** The same line again. */
export const writeFontLine = ({ family, variants }: WebFont): string =>
  variants && variants.length > 0 ? `${family}: ${variants.join(', ')}` : family;
