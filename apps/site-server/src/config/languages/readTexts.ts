/** The maximum length of a translation: that of the longest shared text, the cookie banner's. */
export const maxTextLength = 5000;

/** Reads the posted pairs of original and translation, with line breaks as LF. */
export function readTexts(posted: URLSearchParams): {
  texts: Record<string, string>;
  /** Originals whose translations are too long. */
  tooLong: string[];
} {
  const plain = (text: string) => text.replaceAll('\r\n', '\n');
  const originals = posted.getAll('original').map(plain);
  const written = posted.getAll('text').map((text) => plain(text).trim());
  const texts = Object.fromEntries(
    originals.flatMap((original, index) =>
      written[index] ? [[original, written[index]] as const] : [],
    ),
  );
  return { texts, tooLong: Object.keys(texts).filter((one) => texts[one]!.length > maxTextLength) };
}
