/** The roles of accounts on a site, by number ([MOD-3]). */
export const websiteRole = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
} as const;

export type WebsiteRoleName = keyof typeof websiteRole;
export type KnownWebsiteRole = (typeof websiteRole)[WebsiteRoleName];
export type WebsiteRole = KnownWebsiteRole | (number & {});

/** Whether the account's only role is viewer: such an account is never an editor ([MOD-3]). */
export function isViewerOnly(roles: readonly WebsiteRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === websiteRole.viewer);
}
