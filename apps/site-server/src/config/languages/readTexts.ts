/** Characters that a translation may have: those of the longest text of every page, the cookie banner's. */
export const maxTextLength = 5000;

/** Reads the posted translations, pair by pair; line breaks as their author typed them. */
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
