/**
 * Spellings of the extension after a phone number: `x12`, `ext. 12`, `Durchwahl 12`, `доб. 12`,
 * `内線12`, as in links (`;ext=12`), and after the comma that makes a phone pause.
 */
const extension =
  /(?:[\s,;]{0,4}(?:#|(?<!\p{L})(?:x|extn?|extension|int|interno|poste|durchwahl|dw|app|apparat|anexo|ramal|toestel|tst|wew|klapka|доб|вн|内線|内线|分机|转|轉))[.:=]?|[,;]{1,3})\s{0,4}\d{1,7}\s{0,4}$/iu;

/** A phone number and the extension after it, as written; empty without an extension. */
export function splitExtension(text: string): [number: string, extension: string] {
  const at = text.search(extension);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
