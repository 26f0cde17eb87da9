/**
 * The address after logging out ([RUN-9]): the site's root, or inside the configuration panel the address that its
 * preview frame shows.
 */
export function addressAfterLogout(href: string, { isInPanel }: { isInPanel: boolean }): string {
  const address = new URL(isInPanel ? href : '/', href);
  address.searchParams.set('logout', 'true');
  address.hash = '';
  return address.href;
}

export const isAfterLogout = (search: string): boolean =>
  new URLSearchParams(search).get('logout') === 'true';

/** The same address without the mark, so that a reload or a bookmark does not show the notice again. */
export function withoutLogoutMark(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('logout');
  return address.href;
}
