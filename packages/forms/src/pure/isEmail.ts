/**
 * The e-mail production of the WHATWG standard, as `<input type=email>` has it, with one difference:
 * the domain must have a dot (`+` instead of `*` at the end), because a form never means `root@localhost`.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a trimmed text is an e-mail address with an ending of at least 2 characters (FRM-6). */
export function isEmail(text: string): boolean {
  const { length } = text;
  return length >= 3 && length <= 256 && text[length - 2] !== '.' && address.test(text);
}

/** The general rule with an ending of 2 to 4 characters, for sites that ask for it by name (FRM-6). */
export function isStrictEmail(text: string): boolean {
  return isEmail(text) && /\.[^.]{2,4}$/.test(text);
}
