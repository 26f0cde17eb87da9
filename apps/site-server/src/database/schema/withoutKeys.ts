/**
 * Names in a query whose values grant access: the key to an order, the tokens of mails and review requests, and values
 * that a form would have sent by mistake. A shorter value is no key, such as `?order=newest`; the line and the column
 * that follow an address in a stack stay.
 */
const key =
  /((?:[?&#;]|%(?:25)*(?:3f|26|23|3b))(?:order|request|[\w-]*(?:token|password|crumb|secret))(?:=|%(?:25)*3d))(?:(?!%(?:25)*(?:26|23)|:\d)[^&#\s"'<>()]){8,}/gi;

/**
 * A text without the keys of the addresses in it, also where one address is a part of another. Readers of the
 * measurements must not obtain a buyer's keys.
 */
export const withoutKeys = (text: string): string => text.replace(key, '$1…');
