import { websiteRole, type WebsiteRole } from './websiteRole';

/** The parts of the configuration area, in the order of its menu. */
export const configurationParts = [
  'site',
  'pages',
  'collections',
  'files',
  'redirects',
  'submissions',
  'products',
  'orders',
  'reviews',
  'mail',
  'visits',
  'speed',
  'errors',
  'traces',
  'cookies',
  'settings',
  'people',
] as const;

export type ConfigurationPart = (typeof configurationParts)[number];

/** The parts of the configuration area that an account may see and change. */
export interface ConfigurationRights {
  look: readonly ConfigurationPart[];
  change: readonly ConfigurationPart[];
}

/** Accounts and their activity are for administrators only. */
const allButPeople = configurationParts.filter((part) => part !== 'people');

/** The rights of each role ([MOD-3]). A role that is not listed has no rights in the area. */
const rightsOfRole: Readonly<Record<number, ConfigurationRights>> = {
  [websiteRole.admin]: { look: configurationParts, change: configurationParts },
  [websiteRole.billing]: { look: ['site', 'orders'], change: [] },
  [websiteRole.reporting]: { look: ['site', 'visits', 'speed'], change: [] },
  [websiteRole.editor]: { look: allButPeople, change: allButPeople },
  [websiteRole.moderator]: {
    look: ['site', 'submissions', 'reviews'],
    change: ['submissions', 'reviews'],
  },
  [websiteRole.storeManager]: {
    look: ['site', 'products', 'orders', 'reviews'],
    change: ['products', 'orders', 'reviews'],
  },
  [websiteRole.viewer]: { look: allButPeople, change: [] },
  [websiteRole.campaignsEditor]: {
    look: ['site', 'submissions', 'visits'],
    change: ['submissions'],
  },
};

/** The rights of an account with these roles: each role adds its own. */
export function configurationRights(roles: readonly WebsiteRole[]): ConfigurationRights {
  const granted = roles.flatMap((role) => rightsOfRole[role] ?? []);
  const among = (kind: keyof ConfigurationRights) =>
    configurationParts.filter((part) => granted.some((rights) => rights[kind].includes(part)));
  return { look: among('look'), change: among('change') };
}

/** Whether the account has any rights in the configuration area. */
export const hasConfiguration = (roles: readonly WebsiteRole[]): boolean =>
  configurationRights(roles).look.length > 0;
