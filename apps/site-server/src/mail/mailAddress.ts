import { domainToASCII } from 'node:url';
import { normaliseEmail } from '@plinth/forms/rules';

const atom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainForm =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * An address as the envelope and the head of a mail hold it: the domain in ASCII, and a comma or a bracket in front of
 * the @ in quotes, so that it is part of one address and begins no other. `undefined` for an address that not every
 * mail server accepts.
 */
export function mailAddress(given: string): string | undefined {
  const address = normaliseEmail(given);
  const at = address.lastIndexOf('@');
  const local = unquoted(address.slice(0, Math.max(at, 0)));
  const domain = domainToASCII(address.slice(at + 1));
  // The composer replaces angle brackets by blanks, and so changes the address.
  if (!/^[\u0021-;=?-\u007e]{1,64}$/.test(local) || !domainForm.test(domain)) return undefined;
  return `${atom.test(local) ? local : `"${local.replace(/["\\]/g, '\\$&')}"`}@${domain}`;
}

/** Some people write their address with its quotes. */
const unquoted = (local: string): string =>
  /^"(?:[^"\\]|\\.)+"$/.test(local) ? local.slice(1, -1).replace(/\\(.)/g, '$1') : local;
