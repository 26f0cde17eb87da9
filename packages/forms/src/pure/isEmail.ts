import { asciiEmail } from './normaliseEmail';

/**
 * The e-mail production of the WHATWG standard, as in `<input type=email>`, with three differences:
 * the domain must have a dot, because `root@localhost` is never meant, its last label at least two
 * characters, and the local part at most 64, because no mail server accepts more (RFC 5321,
 * 4.5.3.1.1) ([FRM-6]). https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i;

/**
 * Whether a text is an e-mail address with an ending of at least 2 characters ([FRM-6]), in the
 * form of `normaliseEmail`. A domain may have letters of any script, because it has an ASCII form.
 */
export function isEmail(text: string): boolean {
  if (text.length > 256) return false;
  if (address.test(text)) return true;
  const ascii = /^[!-~]*$/.test(text) ? undefined : asciiEmail(text);
  return ascii !== undefined && ascii.length <= 256 && address.test(ascii);
}

/** The general rule with an ending of 2 to 4 characters, for sites that choose it ([FRM-6]). */
export function isStrictEmail(text: string): boolean {
  return isEmail(text) && /\.[^.]{2,4}$/.test(text);
}
