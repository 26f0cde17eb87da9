/** How people write the extension behind a phone number: `x12`, `ext. 12`, `Durchwahl 12`. */
const extension =
  /[\s,;]{0,4}(?:#|(?<![a-z])(?:x|ext(?:n|ension)?|int|poste|durchwahl|dw|app))[.:]?\s{0,4}\d{1,6}\s{0,4}$/i;

/** A phone number and the extension behind it, as it is written; empty where there is none. */
export function splitExtension(text: string): [number: string, extension: string] {
  const at = text.search(extension);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
