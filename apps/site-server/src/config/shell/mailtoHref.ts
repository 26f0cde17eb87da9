import { safeHref } from '@plinth/site-model';

/**
 * Writes to an address and to no other: a `?` in a stranger's address would begin fields of the mail, such as
 * recipients that its author does not see (RFC 6068).
 */
export function mailtoHref(
  address: string,
  fields: Readonly<Record<string, string>> = {},
): string | undefined {
  const parts = /^(.*)@(.*)$/s.exec(address)?.slice(1) ?? [address];
  const query = Object.entries(fields)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');
  return safeHref(`mailto:${parts.map(encodeURIComponent).join('@')}${query && `?${query}`}`);
}
