import type { FontOfPage, KeptFace } from '@plinth/site-renderer/browser';

/** The files that a text needs, of all that a family has: of its weights, and of its alphabets. */
export function neededFaces(
  faces: readonly KeptFace[],
  { family, variants }: Pick<FontOfPage, 'family' | 'variants'>,
  text: string,
): KeptFace[] {
  const ofFamily = faces.filter(([name]) => name === family);
  const wanted = ofFamily.filter(([, , face]) => variants.some((variant) => isFor(face, variant)));
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0)!);
  // A kit may lack the requested weights: its other weights are better than none.
  return (wanted.length > 0 ? wanted : ofFamily).filter(
    ([, , { unicodeRange }]) => !unicodeRange || isInRange(codePoints, unicodeRange),
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
function isInRange(codePoints: readonly number[], unicodeRange: string): boolean {
  return unicodeRange.split(',').some((part) => {
    const [, first = '', last = first] = /U\+([\dA-F?]+)(?:-([\dA-F]+))?/i.exec(part) ?? [];
    const from = parseInt(first.replaceAll('?', '0'), 16);
    const to = parseInt(last.replaceAll('?', 'F'), 16);
    return codePoints.some((point) => point >= from && point <= to);
  });
}
