/** Scripts whose letters join or change shape beside each other: words stay whole. */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/** Above this many pieces a marquee moves words instead of letters: each piece is a layer of the compositor. */
const maxPieces = 300;

/**
 * Splits a text into the pieces that move separately: graphemes (an emoji with its skin tone is
 * one), whole words if letters join, and the white space between.
 */
export function splitText(text: string): string[] {
  const words = text.split(/(\s+)/).filter(Boolean);
  if (text.length > maxPieces || typeof Intl.Segmenter === 'undefined') return words;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return words.flatMap((word) =>
    /^\s/.test(word) || joining.test(word)
      ? [word]
      : Array.from(segmenter.segment(word), ({ segment }) => segment),
  );
}
