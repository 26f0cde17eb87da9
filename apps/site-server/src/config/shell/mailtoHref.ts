import { safeHref } from '@plinth/site-model';

/**
 * A `mailto:` link to exactly one address: an unescaped `?` in a stranger's address would begin header fields, such as
 * further recipients (RFC 6068).
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
