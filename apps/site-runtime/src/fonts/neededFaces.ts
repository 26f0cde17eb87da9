import type { FontOfPage, KeptFace } from '@plinth/site-renderer/browser';

/** The files that a text needs, of all that a family has: of its weights, and of its alphabets. */
export function neededFaces(
  faces: readonly KeptFace[],
  { family, variants }: Pick<FontOfPage, 'family' | 'variants'>,
  text: string,
): KeptFace[] {
  const ofFamily = faces.filter(([name]) => name === family);
  const wanted = ofFamily.filter(([, , face]) => variants.some((variant) => isFor(face, variant)));
  const signs = [...new Set(text)].map((sign) => sign.codePointAt(0)!);
  // A kit may lack the requested weights: its other weights are better than none.
  return (wanted.length > 0 ? wanted : ofFamily).filter(
    ([, , { unicodeRange }]) => !unicodeRange || isInRange(signs, unicodeRange),
  );
}

function isFor({ weight, style }: KeptFace[2], variant: string): boolean {
  const [min = 400, max = min] = weight
    .split(' ')
    .map((word) => ({ normal: 400, bold: 700 })[word] ?? Number(word));
  const asked = parseInt(variant);
  return asked >= min && asked <= max && variant.endsWith('i') === (style !== 'normal');
}

/** Tests a range such as `U+0000-00FF, U+4??`, as style sheets write it. */
function isInRange(signs: readonly number[], unicodeRange: string): boolean {
  return unicodeRange.split(',').some((part) => {
    const [, first = '', last = first] = /U\+([\dA-F?]+)(?:-([\dA-F]+))?/i.exec(part) ?? [];
    const from = parseInt(first.replaceAll('?', '0'), 16);
    const to = parseInt(last.replaceAll('?', 'F'), 16);
    return signs.some((sign) => sign >= from && sign <= to);
  });
}
