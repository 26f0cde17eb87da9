import { dropInvisible } from '@plinth/site-model/drop-invisible';

/**
 * An e-mail address in the form in which it is checked, compared and stored: without full-width
 * characters, invisible characters and surrounding space. The case of letters is kept.
 */
export const normaliseEmail = (text: string): string =>
  /^[!-~]*$/.test(text)
    ? text
    : // Only full-width characters: other similar characters, such as an ellipsis for dots, are not
      // part of an address. Chinese and Japanese keyboards have their own full stop.
      dropInvisible(
        text
          .normalize('NFC')
          .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
          .replace(/[\u3002\uff61]/g, '.'),
      ).trim();

/** The address with its domain in ASCII, `xn--…`; `undefined` if it is not an address. */
export function asciiEmail(text: string): string | undefined {
  const [, local, domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text) ?? [];
  if (!local || /(?:^|\.)-|-(?:\.|$)/.test(domain)) return undefined;
  if (/^[!-~]*$/.test(domain)) return text;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return undefined;
  }
}

/** The key that is equal for two spellings of one address. */
export function emailKey(text: string): string {
  const address = normaliseEmail(text);
  return (asciiEmail(address) ?? address).toLowerCase();
}
